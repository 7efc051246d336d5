"""Helpers for set-up tests: codes of refusals and warnings, and decks for many combinations of characters."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import afallon
from afallon.avalon.setup import check
from tests.avalon.driver import EVIL

EDITIONS = ("ua", "pl", "ru", "custom")
SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""By number of players: good and evil, from the books."""

OPTIONAL_EVIL = ("morgana", "mordred", "oberon")


def refusals(seats: int, **options: Any) -> list[str]:
    """Return the sorted codes for which `afallon.new` refuses this set-up; none if the game begins."""
    try:
        afallon.new("avalon", seats=seats, **options)
    except afallon.SetupError as error:
        assert all(problem.refused for problem in error.problems)
        return sorted(problem.code for problem in error.problems)
    return []


def warnings(seats: int, **options: Any) -> list[str]:
    """Return the sorted codes of the warnings for this set-up; fail if it is refused."""
    setup, problems = check(seats, options)
    assert setup is not None, f"refused: {problems}"
    return sorted(problem.code for problem in problems)


def _shuffled_decks() -> Iterator[tuple[str, ...]]:
    rng = Random(2012)
    for good, evil in SIDES.values():
        for size in range(len(OPTIONAL_EVIL) + 1):
            for special in combinations(OPTIONAL_EVIL, size):
                for lords in (("merlin", "percival"), ("merlin",), ()):
                    lurking = (*special, "assassin") if lords else special
                    if len(lurking) <= evil:
                        deal = [*lords, *["servant"] * (good - len(lords))]
                        deal += [*lurking, *["minion"] * (evil - len(lurking))]
                        rng.shuffle(deal)
                        yield tuple(deal)


DECKS = tuple(_shuffled_decks())
"""Shuffled deals of every combination of the optional characters that fits, for every number of players.

With Merlin the Assassin is in the deck; without Merlin there is neither of them, nor Percival (AV-NOMERLIN-03).
"""


def label(deal: tuple[str, ...]) -> str:
    """Return a short name of a deal for test ids."""
    special = sorted(set(deal) - {"servant", "minion"})
    return f"{len(deal)}-{'-'.join(special) or 'nobody'}"


GROUPS = (
    *(("percival",), ("untrustworthy_servant",), ("cleric",), ("troublemaker",), ("good_rogue",), ("evil_rogue",)),
    *(("morgana",), ("mordred",), ("oberon",), ("lunatic",), ("brute",), ("revealer",), ("trickster",)),
    ("good_lancelot", "evil_lancelot"),
    ("good_sorcerer", "evil_sorcerer"),
    ("senior_messenger", "junior_messenger", "evil_messenger"),
)
"""Every optional character of the books, together with its obligatory partners."""

NEEDS_MERLIN = {"percival", "untrustworthy_servant"}
LANCELOT_VARIANTS = ("lancelot_variant_1", "lancelot_variant_2")
OTHER_MODULES = ("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper")


def any_game(rng: Random) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Return a random deal and options that `custom` allows: all characters, modules and variants can come up."""
    good, evil = SIDES[rng.randint(5, 10)]
    with_merlin = rng.random() < 0.8
    chosen = ["merlin", "assassin"] if with_merlin else []
    for group in rng.sample(GROUPS, len(GROUPS)):
        if with_merlin or not NEEDS_MERLIN & set(group):
            wider = [*chosen, *group]
            bad = sum(name in EVIL for name in wider)
            if bad <= evil and len(wider) - bad <= good and rng.random() < 0.7:
                chosen = wider
    bad = sum(name in EVIL for name in chosen)
    deal = [*chosen, *["servant"] * (good - len(chosen) + bad), *["minion"] * (evil - bad)]
    rng.shuffle(deal)
    modules = [name for name in OTHER_MODULES if rng.random() < 0.3]
    if "good_lancelot" in deal and rng.random() < 0.7:
        modules.append(rng.choice(LANCELOT_VARIANTS))
    options: dict[str, Any] = {"modules": modules, "first_leader": rng.randrange(len(deal))}
    if "evil_sorcerer" in deal:
        options["hidden_sorcerer"] = rng.random() < 0.5
    if "senior_messenger" in deal:
        options["senior_messenger"] = rng.random() < 0.5
    owners = {
        "excalibur_choice": "excalibur" in modules,
        "magic_after_one_fail": "evil_sorcerer" in deal,
        "rogue_shares_early": "good_rogue" in deal or "evil_rogue" in deal,
        "hidden_guess": "merlin" in deal,
        "allegiance_by_number": "lancelot_variant_1" in modules,
    }
    for option, is_there in owners.items():
        if is_there and rng.random() < 0.3:
            options[option] = True
    return tuple(deal), options
