"""The items and secrets of a character: names, keywords and slots. Pure functions.

In questions and events an item is named by its id, a secret by `secret:<number>`.
"""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.rules.state import Character, Held

SECRET: Final = "secret:"


def held_cards(character: Character) -> tuple[Held, ...]:
    return (*character.items, *character.secrets)


def name_of(held: Held) -> str:
    return held.card if isinstance(held.card, str) else f"{SECRET}{held.card}"


def is_secret(name: str) -> bool:
    return name.startswith(SECRET)


def number_of(name: str) -> int:
    """Return the number of the secret with this name."""
    return int(name.removeprefix(SECRET))


def keyword_of(pack: Pack, held: Held) -> str | None:
    """Return the keyword of an item or secret, if it has one (GR-ITEM-01)."""
    return pack.items[held.card].keyword if isinstance(held.card, str) else pack.secrets[held.card].keyword


def face_up(pack: Pack, character: Character) -> Iterator[tuple[str, list[Held]]]:
    """Yield the face-up cards by keyword. A card that is flipped or put aside still fills its slot (GR-ITEM-21, 24)."""
    slots: dict[str, list[Held]] = {}
    for held in held_cards(character):
        keyword = keyword_of(pack, held)
        if keyword is not None and held.face_up:
            slots.setdefault(keyword, []).append(held)
    yield from slots.items()
