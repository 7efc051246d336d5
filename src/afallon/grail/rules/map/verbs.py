"""Verbs on the map and on the save sheet."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.events import LocationReplaced, StatusErased, StatusMarked
from afallon.grail.rules.map.grid import current_version
from afallon.grail.rules.map.menhirs import dial_of, light_menhir
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


@verb(do.Reveal)
def reveal(turn: GrailTurn, effect: do.Reveal, scene: Scene) -> None:
    location = _place(turn, effect.around)
    if location is not None:
        reveal_around(turn, location)


@verb(do.ReplaceLocation)
def replace_location(turn: GrailTurn, effect: do.ReplaceLocation, scene: Scene) -> None:
    """No arrival, and no reveal before the next one (GR-LOC-32, 34)."""
    state, pack = turn.state, setup_of(turn).pack
    number = state.party.location if effect.number is None else effect.number
    current = current_version(pack, (*state.places, *state.available), number)
    if current is not None and current != effect.by:
        tell(turn, LocationReplaced(number=current, by=effect.by))


@verb(do.LightMenhir)
def light(turn: GrailTurn, effect: do.LightMenhir, scene: Scene) -> None:
    """Only where the menhir seal is (GR-LOC-06)."""
    location = _place(turn, effect.location)
    card = None if location is None else setup_of(turn).pack.locations[location]
    if location is None or card is None or "menhir" not in card.seals:
        return
    dial = effect.dial if effect.dial is not None else dial_of(turn, card.menhir) if card.menhir is not None else None
    if dial is not None:
        light_menhir(turn, location, dial)


@verb(do.MarkStatus)
def mark_status(turn: GrailTurn, effect: do.MarkStatus, scene: Scene) -> None:
    """The next box, or a certain one with all below it, never beyond the last (GR-STATUS-04 to 06)."""
    before = turn.state.statuses.get(effect.status, 0)
    box = min(effect.box or before + 1, setup_of(turn).pack.statuses[effect.status].boxes)
    if box > before:
        tell(turn, StatusMarked(status=effect.status, box=box))


@verb(do.EraseStatus)
def erase_status(turn: GrailTurn, effect: do.EraseStatus, scene: Scene) -> None:
    if effect.status in turn.state.statuses:
        tell(turn, StatusErased(status=effect.status))


def _place(position: GrailPosition, number: int | None) -> int | None:
    """A location of the map, or a version of it; none named means where the party is."""
    if number is None:
        return position.state.party.location
    return current_version(setup_of(position).pack, position.state.places, number)
