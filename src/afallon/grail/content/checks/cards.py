"""Cards: keys can join, bonuses have an effect, each card has an owner, and timings can occur."""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content.cards import Ability, Card, FreeLeft, FreeRight
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import KINDS
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path

_USELESS: Final = {"combat": ("affinity", "stage"), "diplomacy": ("markers",)}
"""Maps a kind of card to bonuses that only work in encounters of the other kind."""

_OF_THE_DAY: Final = (
    *("dawn", "start_of_round", "before_action", "after_action", "on_travel", "on_explore", "on_arrival", "dusk"),
)
"""Timings outside encounters."""

_NEVER: Final = {
    "combat_cards": ("during_reaction", "flip", "action", "on_gain", *_OF_THE_DAY),
    "diplomacy_cards": ("during_attack", "flip", "action", "on_gain", *_OF_THE_DAY),
    "combat_encounters": ("during_reaction", "flip", "action", "on_gain", *_OF_THE_DAY),
    "diplomacy_encounters": ("during_attack", "flip", "action", "on_gain", *_OF_THE_DAY),
    "items": ("on_play", "delayed", "charges"),
    "secrets": ("on_play", "delayed", "charges"),
    "skills": ("on_play", "delayed", "charges", "flip"),
}
"""Maps a section to timings that never occur for its cards."""


def check_starting_cards(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report starting cards of characters that do not exist."""
    for kind in KINDS:
        known = dict.fromkeys(card.id for card in getattr(sections, f"{kind}_cards"))
        for tile in sections.characters:
            for place, name in enumerate(getattr(tile, f"starting_{kind}")):
                if name not in known:
                    path: Path = (f"starting_{kind}", place)
                    details = {"name": name, "of": f"{kind}_cards", **guesses(name, known)}
                    yield origins.problem("characters", tile, path, "no_such_entry", **details)


def check_cards(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report wrong edges and bonuses, cards without a single owner, and abilities with the wrong timing."""
    rows = max((card.rows for card in sections.pack), default=3)
    for kind in KINDS:
        section = f"{kind}_cards"
        for card in getattr(sections, section):
            for side in ("left", "right"):
                yield from _check_edge(section, card, side, rows, origins)
            for place, half in enumerate(card.left):
                for bonus in _USELESS[kind] if half is not None else ():
                    if getattr(half, bonus):
                        path: Path = ("left", place, bonus)
                        yield origins.problem(section, card, path, "bonus_of_the_other_kind", bonus=bonus, kind=kind)
        yield from _check_owners(kind, sections, origins)
        for encounter in getattr(sections, f"{kind}_encounters"):
            yield from _check_edge(f"{kind}_encounters", encounter, "right", rows, origins)
    yield from _check_timings(sections, origins)


def _check_edge(section: str, card: object, side: str, rows: int, origins: Origins) -> Iterator[PackProblem]:
    edge = getattr(card, side)
    if len(edge) > rows:
        yield origins.problem(section, card, (side, rows), "too_many_rows", rows=rows)
    for place, half in enumerate(edge):
        if isinstance(half, FreeLeft | FreeRight) and place != len(edge) - 1:  # GR-COMBAT-18
            yield origins.problem(section, card, (side, place), "free_key_not_at_bottom")
        if side == "left" and half is not None and not isinstance(half, FreeLeft) and not half.gives_something:
            yield origins.problem(section, card, (side, place), "empty_bonus")  # GR-COMBAT-20


def _check_owners(kind: str, sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    cards: dict[str, Card] = {card.id: card for card in getattr(sections, f"{kind}_cards")}
    listed: set[str] = set()
    for tile in sections.characters:
        listed |= set(getattr(tile, f"starting_{kind}"))
    for card in cards.values():
        if card.colour is not None and card.character is not None:
            yield origins.problem(f"{kind}_cards", card, (), "card_of_two_owners", card=card.id)
        elif card.colour is None and card.character is None and card.id not in listed:
            yield origins.problem(f"{kind}_cards", card, (), "card_of_nobody", card=card.id)


def _check_timings(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if not isinstance(part, Ability):
                    continue
                if part.timing in _NEVER.get(section, ()):
                    inner = (*path, "timing")
                    yield origins.problem(section, entry, inner, "timing_out_of_place", timing=part.timing, of=section)
                if part.timing == "charges" and part.charges < 1:
                    yield origins.problem(section, entry, path, "charges_without_number")
