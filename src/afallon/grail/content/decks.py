"""Starting cards and upgrade cards of a character."""

from collections.abc import Iterable
from typing import Final

from afallon.grail.content.cards import Card
from afallon.grail.content.characters import CharacterTile

STARTING_CARDS: Final = 15
"""Starting cards of each kind for every character (GR-COMP-27)."""

UPGRADE_CARDS: Final = 25
"""Upgrade cards of each kind for every character (GR-COMP-27)."""

BASIC_UPGRADES: Final = 10
"""Upgrade cards with the colour of the board; the others bear the character's name (GR-CHAR-11)."""


def split_cards(cards: Iterable[Card], tile: CharacterTile, kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a character's starting cards and upgrade cards of one kind, an id for each copy (GR-CHAR-09 to 11)."""
    listed = tile.starting_combat if kind == "combat" else tile.starting_diplomacy
    starting, upgrades = list(listed), []
    for card in cards:
        if card.colour == tile.colour or card.character == tile.id:
            is_starting = card.id in listed if listed else card.banner
            if not is_starting:
                upgrades += [card.id] * card.copies
            elif not listed:
                starting += [card.id] * card.copies
    return tuple(starting), tuple(upgrades)
