"""Verbs that change the map and the save sheet."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.discarding import discard_locations
from afallon.grail.rules.map.events import (
    LocationReplaced,
    LocationWithdrawn,
    MenhirDialChanged,
    MenhirRemoved,
    StatusErased,
    StatusMarked,
)
from afallon.grail.rules.map.grid import current_version
from afallon.grail.rules.map.menhirs import dial_of, light_menhir
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


@verb(do.Reveal)
def reveal(turn: GrailTurn, effect: do.Reveal, scene: Scene) -> None:
    location = place_named(turn, effect.around)
    if location is not None:
        reveal_around(turn, location)


@verb(do.ReplaceLocation)
def replace_location(turn: GrailTurn, effect: do.ReplaceLocation, scene: Scene) -> None:
    """Replace a location, without an arrival or an immediate reveal (GR-LOC-32, 34)."""
    state, pack = turn.state, setup_of(turn).pack
    number = state.party.location if effect.number is None else effect.number
    current = current_version(pack, (*state.places, *state.available), number)
    if current is not None and current != effect.by:
        tell(turn, LocationReplaced(number=current, by=effect.by))


@verb(do.LightMenhir)
def light(turn: GrailTurn, effect: do.LightMenhir, scene: Scene) -> None:
    """Light a menhir, if the location has a menhir seal (GR-LOC-06)."""
    location = place_named(turn, effect.location)
    card = None if location is None else setup_of(turn).pack.locations[location]
    if location is None or card is None or "menhir" not in card.seals:
        return
    dial = effect.dial if effect.dial is not None else dial_of(turn, card.menhir) if card.menhir is not None else None
    if dial is not None:
        light_menhir(turn, location, dial)


@verb(do.PutOutMenhir)
def put_out(turn: GrailTurn, effect: do.PutOutMenhir, scene: Scene) -> None:
    location = place_named(turn, effect.location)
    if location is None or not turn.state.places[location].menhir:
        return
    if turn.state.places[location].dial is not None:
        tell(turn, MenhirDialChanged(number=location, dial=None))
    tell(turn, MenhirRemoved(number=location))


@verb(do.ChangeMenhir)
def change_menhir(turn: GrailTurn, effect: do.ChangeMenhir, scene: Scene) -> None:
    """Change menhir dials; a lit menhir without a dial counts as 0."""
    places = turn.state.places
    where = tuple(places) if effect.location == "all" else (place_named(turn, effect.location),)
    for number in where:
        place = None if number is None else places[number]
        if place is not None and place.menhir:
            value = (place.dial or 0) + amount_of(turn, effect.amount, scene)
            dial = value if value > 0 else None
            if dial != place.dial:
                tell(turn, MenhirDialChanged(number=place.number, dial=dial))


@verb(do.DiscardLocation)
def discard_location(turn: GrailTurn, effect: do.DiscardLocation, scene: Scene) -> None:
    """Discard a location, or defer it to the end of the encounter, as for any movement (GR-LOC-37)."""
    location = place_named(turn, effect.number)
    if turn.state.encounter is not None:
        put_off(turn, scene)
    elif location is not None and len(turn.state.places) > 1:
        discard_locations(turn, (location,))
        if effect.from_game:
            tell(turn, LocationWithdrawn(number=location))


@verb(do.MarkStatus)
def mark_status(turn: GrailTurn, effect: do.MarkStatus, scene: Scene) -> None:
    """Mark the next box, or a given one with all before it, up to the last (GR-STATUS-04 to 06)."""
    before = turn.state.statuses.get(effect.status, 0)
    box = min(effect.box or before + 1, setup_of(turn).pack.statuses[effect.status].boxes)
    if box > before:
        tell(turn, StatusMarked(status=effect.status, box=box))


@verb(do.EraseStatus)
def erase_status(turn: GrailTurn, effect: do.EraseStatus, scene: Scene) -> None:
    if effect.status in turn.state.statuses:
        tell(turn, StatusErased(status=effect.status))


def place_named(position: GrailPosition, number: int | None) -> int | None:
    """Return the current version of a location on the map; `None` means the party's location."""
    if number is None:
        return position.state.party.location
    return current_version(setup_of(position).pack, position.state.places, number)
