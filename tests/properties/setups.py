"""Every legal set-up of Avalon, drawn at random from the rules' own tables and not from the engine's."""

from random import Random
from typing import Any

from hypothesis import strategies

SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""AV-SETUP-02."""

GOOD_CHARACTERS = ("merlin", "percival", "servant")
EVIL_CHARACTERS = ("assassin", "morgana", "mordred", "oberon", "minion")


def side_of(character: str) -> str:
    return "good" if character in GOOD_CHARACTERS else "evil"


def legal_setup(rng: Random) -> dict[str, Any]:
    """Arguments of `afallon.new` that the rules allow, seats included, chance and seed left out."""
    seats = rng.randint(5, 10)
    edition = rng.choice(("custom", "ua", "pl", "ru"))
    evil_size = SIDES[seats][1]
    has_merlin = edition == "pl" or rng.random() < 0.8  # AV-NOMERLIN-05
    may_name = edition in ("custom", "ru")
    has_card = edition == "pl" or rng.random() < 0.6 or (has_merlin and not may_name)

    evil = ["assassin"] if has_card else []
    others = ["morgana", "mordred", "oberon"]
    rng.shuffle(others)
    evil += others[: rng.randint(0, evil_size - len(evil))]
    good = ["merlin"] if has_merlin else []
    if has_merlin and rng.random() < 0.6:
        good.append("percival")
    _mend(seats, edition, good, evil)

    named: str | None = None
    if not has_card and (has_merlin or (may_name and rng.random() < 0.3)):  # AV-NOMERLIN-02, 06
        minions = evil_size - len(evil)
        candidates = evil + (["minion"] if minions == 1 else [])
        if not candidates:
            evil.append("mordred")
            candidates = ["mordred"]
        named = rng.choice(candidates)

    setup: dict[str, Any] = {"seats": seats, "characters": good + evil}
    if edition != "custom" or rng.random() < 0.5:
        setup["edition"] = edition
    if named is not None:
        setup["assassin"] = named
    if rng.random() < 0.5:
        setup["modules"] = ["lady_of_the_lake"]
    if rng.random() < 0.3:
        setup["fifth_team"] = rng.choice(("vote", "goes"))
    if rng.random() < 0.5:
        setup["first_leader"] = rng.randrange(seats)
    if rng.random() < 0.5:
        setup["deal"] = deal_of(setup, rng)
    return setup


def _mend(seats: int, edition: str, good: list[str], evil: list[str]) -> None:
    """Take out what this book refuses beside the rest (AV-ROLE-06, 11)."""
    if edition == "ru" and "percival" not in good and "morgana" in evil:
        evil.remove("morgana")
    if seats == 5 and edition != "custom" and not {"morgana", "mordred"} & set(evil) and "percival" in good:
        good.remove("percival")


def deck_of(setup: dict[str, Any]) -> list[str]:
    """The characters asked for, with servants and minions in the places that are left (AV-SETUP-03)."""
    chosen = list(setup["characters"])
    for side, filler, size in zip(("good", "evil"), ("servant", "minion"), SIDES[setup["seats"]], strict=True):
        chosen += [filler] * (size - sum(side_of(character) == side for character in chosen))
    return chosen


def deal_of(setup: dict[str, Any], rng: Random) -> list[str]:
    """One way to deal that deck."""
    deal = deck_of(setup)
    rng.shuffle(deal)
    return deal


def legal_setups() -> strategies.SearchStrategy[dict[str, Any]]:
    return strategies.randoms(use_true_random=False).map(legal_setup)
