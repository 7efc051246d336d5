"""Connections between locations: keys face keys, and the start has keys on all sides (GR-LOC-16, GR-WORLD-07)."""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections

_OPPOSITE: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}


def check_ways(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report missing keys of the start, one-sided keys, and settlement seals that exclude each other (GR-LOC-05)."""
    locations = {location.number: location for location in sections.locations}
    starts = {card.start for card in sections.pack}
    for location in sections.locations:
        number = location.number
        for side in SIDES:
            key = getattr(location.keys, side)
            neighbour = locations.get(key)
            if key is None and number in starts:
                yield origins.problem("locations", location, ("keys",), "start_without_a_way", number=number, side=side)
            elif neighbour is not None:
                back = getattr(neighbour.keys, _OPPOSITE[side])
                if back not in (number, location.original or number):
                    path = ("keys", side)
                    yield origins.problem("locations", location, path, "one_sided_key", number=number, neighbour=key)
        if {"hostile", "friendly"} <= set(location.seals):
            yield origins.problem("locations", location, ("seals",), "hostile_and_friendly", number=number)
