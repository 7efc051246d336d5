"""The map: every location can come into play, and its seals match its content."""

from collections.abc import Iterator

from afallon.grail.content.effects import Move, ReplaceLocation
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import Location
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of

_MOST_SEALS = 3  # GR-LOC-09


def check_map(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report locations out of reach, keys to the same location, versions of versions, and wrong seals."""
    locations = {location.number: location for location in sections.locations}
    in_play = _in_play(sections, locations)
    for location in sections.locations:
        if location.number not in in_play:
            yield origins.problem("locations", location, (), "location_out_of_reach", number=location.number)
        for side in SIDES:
            if getattr(location.keys, side) == location.number:
                yield origins.problem("locations", location, ("keys", side), "key_to_itself", number=location.number)
        original = locations.get(location.original or location.number)
        if original is not None and location.original is not None and original.original is not None:
            yield origins.problem(
                "locations",
                location,
                ("original",),
                "version_of_a_version",
                number=location.number,
                original=original.number,
            )
        yield from _check_seals(location, origins)


def _in_play(sections: Sections, locations: dict[int, Location]) -> set[int]:
    """Return the numbers of the start, those that effects name, and those that the keys of these lead to.

    The original number of a location in play is in play too.
    """
    named = {
        number
        for section in sections.__struct_fields__
        for entry in getattr(sections, section)
        for _, part in parts_of(entry)
        for number in _named(part)
    }
    named |= {card.start for card in sections.pack}
    waiting, found = list(named), set(named)
    while waiting:
        location = locations.get(waiting.pop())
        if location is None:
            continue
        keys = [*(getattr(location.keys, side) for side in SIDES), location.original]
        for number in keys:
            if number is not None and number not in found:
                found.add(number)
                waiting.append(number)
    return found


def _named(part: object) -> Iterator[int]:
    if isinstance(part, ReplaceLocation):
        yield part.by
    elif isinstance(part, Move) and isinstance(part.to, int):
        yield part.to


def _check_seals(location: Location, origins: Origins) -> Iterator[PackProblem]:
    number = location.number
    if len(location.seals) > _MOST_SEALS or len(set(location.seals)) != len(location.seals):
        yield origins.problem("locations", location, ("seals",), "too_many_seals", number=number)
    if ("menhir" in location.seals) != (location.menhir is not None):
        yield origins.problem("locations", location, ("menhir",), "menhir_and_seal_differ", number=number)
    dreams = location.dream is not None or location.nightmare is not None
    if ("dreams" in location.seals) != dreams:
        yield origins.problem("locations", location, ("dream",), "dream_and_seal_differ", number=number)
