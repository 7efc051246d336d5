"""Light: how long menhirs will shine, which ones can be lit, and what their rites lack."""

from typing import Final

from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import MenhirRecord
from afallon.grail.rules.effects.costs import at_hand, plain
from afallon.grail.rules.map.grid import find_location, is_in_range, neighbour_cell, place_at
from afallon.grail.rules.map.menhirs import SHARED, dial_of, lasting
from afallon.players.grail.planner.group import Group

SOON: Final = 4
"""Number of days left from which the planner looks for the next light."""


def days_left(group: Group) -> int:
    """Return how many dawns the longest-lasting light will see."""
    return max((place.dial or 0 for place in group.state.places.values() if place.menhir), default=0)


def records(group: Group) -> dict[int, MenhirRecord]:
    """Return the menhirs on the map that have a rite."""
    found = {number: group.pack.locations[number] for number in group.state.places}
    return {
        number: location.menhir
        for number, location in found.items()
        if location.menhir is not None and "menhir" in location.seals
    }


def lacking(group: Group, number: int, record: MenhirRecord) -> dict[str, int]:
    """Return the missing resources for this rite; in story mode the most lacking kind is waived."""
    players = len(group.seats)
    missing: dict[str, int] = {}
    for what, amount in plain(record.cost):
        held = [at_hand(group.position, seat, what) for seat in group.seats]
        short = amount * players - sum(held) if what in SHARED else sum(max(amount - own, 0) for own in held)
        if short > 0:
            missing[what] = short
    if "story_cheap_menhirs" in group.state.rules and missing:
        del missing[max(missing, key=lambda what: missing[what])]
    return missing


def is_open(group: Group, number: int, record: MenhirRecord) -> bool:
    """Return whether the rite could be held now, with all characters present."""
    return not lacking(group, number, record) and group.meets(record.requires, number)


def gain(group: Group, number: int, record: MenhirRecord) -> int:
    """Return how many days longer the rite would make this menhir shine."""
    return lasting(group.position, dial_of(group.position, record)) - (group.state.places[number].dial or 0)


def needs(group: Group) -> dict[str, int]:
    """Return the missing resources of the rite that lacks least, when light will be needed soon."""
    if days_left(group) > SOON:
        return {}
    wanting = [
        lacking(group, number, record)
        for number, record in records(group).items()
        if group.meets(record.requires, number)
    ]
    return min(wanting, key=lambda missing: sum(missing.values()), default={})


def hidden_neighbours(group: Group, number: int) -> int:
    """Return the number of locations that arriving there would reveal."""
    place = group.state.places[number]
    count = 0
    for side in SIDES:
        key, cell = getattr(group.pack.locations[number].keys, side), neighbour_cell(place, side)
        if key is None or place_at(group.state, cell) is not None or not is_in_range(group.state, cell):
            continue
        count += find_location(group.pack, group.state, key) is not None
    return count


def unlit_neighbours(group: Group, number: int) -> int:
    """Return the number of dark locations next to this one or to its neighbours."""
    place = group.state.places[number]
    near = [
        other
        for other in group.state.places.values()
        if max(abs(other.row - place.row), abs(other.column - place.column)) <= 1
    ]
    return sum(
        getattr(group.pack.locations[one.number].keys, side) is not None
        and place_at(group.state, neighbour_cell(one, side)) is None
        and find_location(group.pack, group.state, getattr(group.pack.locations[one.number].keys, side)) is not None
        for one in near
        for side in SIDES
    )
