"""Random legal set-ups of Avalon, drawn from the rules' own tables and not from the engine's."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "avalon.md").read_text(encoding="utf-8")

SIDES = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""AV-SETUP-02."""

GOOD_CHARACTERS = (
    *("merlin", "percival", "servant", "good_lancelot", "cleric", "troublemaker", "good_rogue", "good_sorcerer"),
    *("senior_messenger", "junior_messenger", "untrustworthy_servant"),
)
EVIL_CHARACTERS = (
    *("assassin", "morgana", "mordred", "oberon", "minion", "evil_lancelot", "lunatic", "brute", "revealer"),
    *("trickster", "evil_rogue", "evil_sorcerer", "evil_messenger"),
)
FILLERS = ("servant", "minion")

LANCELOTS = ("good_lancelot", "evil_lancelot")
SORCERERS = ("good_sorcerer", "evil_sorcerer")
MESSENGERS = ("senior_messenger", "junior_messenger", "evil_messenger")
TOGETHER = (LANCELOTS, SORCERERS, MESSENGERS)
"""AV-ROLE-18, AV-SORC-01, AV-MSG-01."""

VARIANTS = ("lancelot_variant_1", "lancelot_variant_2")
MODULES = ("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper", *VARIANTS)

EDITIONS = ("custom", "ua", "pl", "ru")
_CLASSIC = frozenset({"merlin", "assassin", "percival", "morgana", "mordred", "oberon", *FILLERS, *LANCELOTS})
CHARACTERS_OF = {"ua": _CLASSIC, "pl": _CLASSIC}
"""The characters of editions that do not have all of them (see the table at the end of the rules)."""

MODULES_OF = {
    "ua": frozenset(MODULES) - {"trapper"},
    "pl": frozenset({"lady_of_the_lake", "quest_selection", "plot_cards", "lancelot_variant_1"}),
    "ru": frozenset(MODULES) - {"quest_selection"},
}


def side_of(character: str) -> str:
    """Return the side of a character as dealt."""
    return "good" if character in GOOD_CHARACTERS else "evil"


@dataclass(frozen=True)
class Feature:
    """An element that a table can ask for, with all that belongs to it."""

    characters: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Draft:
    """A set-up that grows feature by feature."""

    seats: int
    edition: str
    characters: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    options: dict[str, Any] = field(default_factory=dict)

    def plus(self, feature: Feature) -> "Draft | None":
        """Return the set-up with this feature added, or `None` if the rules forbid it."""
        both = {**self.options, **feature.options}
        characters = self.characters.union(feature.characters)
        if "merlin" in characters and "assassin" not in both:  # AV-NOMERLIN-02
            characters |= {"assassin"}
        draft = replace(
            self,
            characters=characters,
            modules=self.modules.union(feature.modules),
            without=self.without.union(feature.without),
            options=both,
        )
        contradicts = any(self.options.get(name, value) != value for name, value in feature.options.items())
        return None if contradicts or draft.without & characters or not is_legal(draft.setup()) else draft

    def setup(self) -> dict[str, Any]:
        """The set-up as arguments of `afallon.new`."""
        setup: dict[str, Any] = {"seats": self.seats, "edition": self.edition, "characters": sorted(self.characters)}
        return {**setup, "modules": [name for name in MODULES if name in self.modules], **self.options}


FEATURES: dict[str, Feature] = {
    "merlin": Feature(("merlin",)),
    "without_merlin": Feature(without=("merlin",)),
    "percival": Feature(("merlin", "percival")),
    "morgana": Feature(("merlin", "percival", "morgana")),
    **{name: Feature((name,)) for name in ("assassin", "mordred", "oberon", "lunatic", "brute", "revealer", "cleric")},
    **{name: Feature((name,)) for name in ("trickster", "troublemaker", "good_rogue", "evil_rogue")},
    "lancelots": Feature(LANCELOTS),
    "lancelot_variant_1": Feature(LANCELOTS, VARIANTS[:1]),
    "allegiance_deck_five": Feature(LANCELOTS, VARIANTS[:1], options={"allegiance_deck": "five"}),
    "allegiance_deck_six": Feature(LANCELOTS, VARIANTS[:1], options={"allegiance_deck": "six"}),
    "allegiance_by_number": Feature(
        LANCELOTS,
        (VARIANTS[0], "quest_selection"),
        options={"allegiance_deck": "five", "allegiance_by_number": True},
    ),
    "lancelot_variant_2": Feature(LANCELOTS, VARIANTS[1:]),
    "sorcerers": Feature(SORCERERS),
    "hidden_sorcerer": Feature(SORCERERS, options={"hidden_sorcerer": True}),
    "magic_after_one_fail": Feature(SORCERERS, options={"magic_after_one_fail": True}),
    "rogue_shares_early": Feature(("evil_rogue",), options={"rogue_shares_early": True}),
    "messengers": Feature(MESSENGERS),
    "senior_messenger": Feature(MESSENGERS, options={"senior_messenger": True}),
    "untrustworthy_servant": Feature(("merlin", "untrustworthy_servant")),
    "servant_and_messengers": Feature(("assassin", "untrustworthy_servant", *MESSENGERS), without=("merlin",)),
    "named_evil_lancelot": Feature(("merlin", *LANCELOTS), options={"assassin": "evil_lancelot"}),
    "named_mordred": Feature(("merlin", "mordred"), options={"assassin": "mordred"}),
    "named_evil_rogue": Feature(("merlin", "evil_rogue"), options={"assassin": "evil_rogue"}),
    "named_evil_sorcerer": Feature(("merlin", *SORCERERS), options={"assassin": "evil_sorcerer"}),
    "named_evil_messenger": Feature(MESSENGERS, options={"assassin": "evil_messenger"}),
    **{name: Feature(modules=(name,)) for name in MODULES if name not in VARIANTS},
    "excalibur_choice": Feature(SORCERERS, ("excalibur",), options={"excalibur_choice": True}),
    "fifth_quest_two_successes": Feature(modules=("quest_selection",), options={"fifth_quest": "two_successes"}),
    "fifth_quest_two_quests": Feature(modules=("quest_selection",), options={"fifth_quest": "two_quests"}),
    "hidden_guess": Feature(("merlin",), options={"hidden_guess": True}),
    "messengers_guessed_in_hiding": Feature((*MESSENGERS, "assassin"), options={"hidden_guess": True}),
    "fifth_team_goes": Feature(options={"fifth_team": "goes"}),
}
"""Families of characters, modules and options: all elements that can interact."""


def is_legal(setup: dict[str, Any]) -> bool:
    """Return whether the rules allow this set-up, by the tables above."""
    seats, edition, characters = setup["seats"], setup.get("edition", "custom"), setup["characters"]
    modules, named = setup.get("modules", ()), setup.get("assassin")
    deck = deck_of(setup)
    good = sum(side_of(character) == "good" for character in deck)
    has_percival, has_merlin, has_card = ("percival" in deck, "merlin" in deck, "assassin" in deck)
    refusals = (
        (good, len(deck) - good) != SIDES[seats],
        any(characters.count(name) > 1 for name in characters if name not in FILLERS),  # AV-SETUP-10
        not CHARACTERS_OF.get(edition, frozenset(deck)).issuperset(deck),  # AV-SETUP-11
        not MODULES_OF.get(edition, frozenset(modules)).issuperset(modules),
        any(0 < len(set(group) & set(deck)) < len(group) for group in TOGETHER),
        any(name in modules for name in VARIANTS) and LANCELOTS[0] not in deck,
        all(name in modules for name in VARIANTS),
        edition == "pl" and LANCELOTS[0] in deck and VARIANTS[0] not in modules,  # AV-LANC-08
        edition == "pl" and not (has_merlin and has_card),  # AV-NOMERLIN-05
        has_merlin and not (has_card or named),  # AV-NOMERLIN-02
        has_percival and not has_merlin,  # AV-NOMERLIN-03
        "untrustworthy_servant" in deck and not ((has_merlin or MESSENGERS[0] in deck) and (has_card or named)),
        has_percival and seats == 5 and edition != "custom" and not {"morgana", "mordred"} & set(deck),  # AV-ROLE-06
        edition == "ru" and "morgana" in deck and not has_percival,  # AV-ROLE-11
        named not in (None, "assassin") and has_card,
        named not in (None, "assassin") and edition in ("ua", "pl"),
        named is not None and (deck.count(named) != 1 or side_of(named) == "good"),  # AV-NOMERLIN-06
        named in LANCELOTS and any(name in modules for name in VARIANTS),
    )
    return not any(refusals)


def legal_setup(rng: Random, including: Iterable[str] = ()) -> dict[str, Any]:
    """Return legal arguments of `afallon.new` with these and other features, without chance and seed."""
    draft: Draft | None = None
    while draft is None:
        edition = rng.choice(("custom", *EDITIONS))
        seats = rng.randint(5, 10)
        draft = Draft(seats, edition, frozenset({"merlin", "assassin"}) if edition == "pl" else frozenset())
        for name in including:
            draft = draft and draft.plus(FEATURES[name])
    if rng.random() < 0.5:
        draft = draft.plus(FEATURES["merlin"]) or draft
    for name in rng.sample(sorted(FEATURES), rng.choice((0, 2, 4, 8, 16, len(FEATURES)))):
        draft = draft.plus(FEATURES[name]) or draft
    if rng.random() < 0.2:
        draft = _with_another_assassin(draft, rng)
    setup = draft.setup()
    if rng.random() < 0.5:
        setup["first_leader"] = rng.randrange(setup["seats"])
    if rng.random() < 0.5:
        setup["deal"] = deal_of(setup, rng)
    return setup


def _with_another_assassin(draft: Draft, rng: Random) -> Draft:
    """Let a random evil character make the guess instead, if the edition allows it (AV-NOMERLIN-02)."""
    bare = replace(draft, characters=draft.characters - {"assassin"})
    candidates = sorted({name for name in deck_of(bare.setup()) if side_of(name) == "evil"})
    named = replace(bare, options={**draft.options, "assassin": rng.choice(candidates)})
    return named if is_legal(named.setup()) else draft


def deck_of(setup: dict[str, Any]) -> list[str]:
    """Return the requested characters, with servants and minions in the remaining places (AV-SETUP-03)."""
    chosen = list(setup["characters"])
    for side, filler, size in zip(("good", "evil"), FILLERS, SIDES[setup["seats"]], strict=True):
        chosen += [filler] * (size - sum(side_of(character) == side for character in chosen))
    return chosen


def deal_of(setup: dict[str, Any], rng: Random) -> list[str]:
    """Return a random deal of that deck."""
    deal = deck_of(setup)
    rng.shuffle(deal)
    return deal


def legal_setups() -> strategies.SearchStrategy[dict[str, Any]]:
    return strategies.randoms(use_true_random=False).map(legal_setup)
