"""Reference builds: characters advanced to the level of an encounter."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from afallon.grail.content.cards import Card
from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.decks import split_cards
from afallon.grail.content.glossary import ATTRIBUTES, PAIRS
from afallon.grail.content.pack import Sections
from afallon.grail.rules.quantities import MOST_MARKERS

EXPERIENCE: Final = {1: 0, 2: 12, 3: 30, 4: 54}
"""Experience spent by level: half on points of attributes, half on cards."""

CARD: Final = 2
"""The price of a card of either kind (GR-ADV-02)."""


def advanced(tile: CharacterTile, sections: Sections, level: int) -> CharacterTile:
    """Return the character with the attributes and decks of this level; level 1 is its start."""
    experience = EXPERIENCE[level]
    if not experience:
        return tile
    return replace(
        tile,
        attributes=_raised(dict(tile.attributes), experience // 2),
        starting_combat=_deck(tile, sections.combat_cards, "combat", experience // 2 // CARD // 2),
        starting_diplomacy=_deck(tile, sections.diplomacy_cards, "diplomacy", experience // 2 // CARD // 2),
    )


def _raised(attributes: dict[Any, int], experience: int) -> dict[Any, int]:
    """Buy the cheapest point repeatedly, among equals that of the highest attribute, while markers last."""
    while True:
        points = {
            name: 2 * (1 + sum(attributes.get(one, 0) for one in next(pair for pair in PAIRS if name in pair)))
            for name in ATTRIBUTES
            if attributes.get(name, 0) < MOST_MARKERS
        }
        if not points:
            return attributes
        name = min(points, key=lambda name: (points[name], -attributes.get(name, 0)))
        if points[name] > experience:
            return attributes
        attributes[name] = attributes.get(name, 0) + 1
        experience -= points[name]


def _deck(tile: CharacterTile, cards: Iterable[Card], kind: str, bought: int) -> tuple[str, ...]:
    """Return the starting deck with this number of upgrades, one of each kind in turn."""
    starting, upgrades = split_cards(cards, tile, kind)
    kinds = list(dict.fromkeys(upgrades))
    return (*starting, *(kinds[number % len(kinds)] for number in range(bought if kinds else 0)))
