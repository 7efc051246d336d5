"""Worlds with items and secrets for tests."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from afallon.grail.rules.state import Held
from tests.grail.arena import ENEMY, Entry, ability, arena, enter
from tests.grail.driver import Play

GAIN = {"do": "gain_item", "who": "active"}
QUICK = ability("always", {"do": "modify", "what": "travel_cost", "amount": -1, "who": "owner"})

ITEMS = [
    {"id": "axe", "keyword": "weapon", "abilities": [QUICK]},
    {"id": "bow", "keyword": "weapon", "crafted": True},
    {"id": "cap", "keyword": "armour"},
    {"id": "dice"},
    {"id": "egg"},
]
FRIENDS = [{"resources": {"food": 1}}]
"""A character with food, who can give from the start."""

SECRETS = [
    {"number": 7, "keyword": "weapon"},
    {"number": 8, "personal": True},
    {"number": 9, "abilities": [QUICK]},
]


def world(
    folder: Path,
    *effects: Entry,
    draws: Iterable[str] = (),
    items: Sequence[Entry] | None = None,
    encounter: Entry = ENEMY,
    content: Mapping[str, Any] | None = None,
    **more: Any,
) -> Play:
    """Return a campaign with characters next to a location with these effects on arrival."""
    content = {"items": ITEMS if items is None else items, "secrets": SECRETS} | dict(content or {})
    play = arena(folder, encounter, immediate=list(effects) or None, more=content, **more)
    play.draws = [*draws, *play.draws]
    return play


def happen(folder: Path, *effects: Entry, **more: Any) -> Play:
    """Return a campaign in which all characters have arrived at the location and its effects have begun."""
    play = world(folder, *effects, **more)
    enter(play)
    return play


def hold(play: Play, seat: int, *numbers: int) -> None:
    """Give these secrets to the character."""
    for number in numbers:
        play.state.secrets.remove(number)
        play.state.characters[seat].secrets.append(Held(number))


def cards(play: Play, seat: int = 0) -> dict[str | int, bool]:
    """Return the cards of a character, and whether each is face up."""
    character = play.state.characters[seat]
    return {held.card: held.face_up for held in (*character.items, *character.secrets)}


def rest(play: Play) -> None:
    """Play up to the equipment step of the next dawn, or up to the day if there is nothing to turn."""
    day = play.state.day
    while play.state.day == day:
        play.give("act", "pass", seat=next(iter(play.asked)))
        if "act" not in play.asked.values():
            play.go_on("act", "equip")
