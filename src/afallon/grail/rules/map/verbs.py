"""Verbs on the map and on the save sheet."""

from afallon.grail.content import effects as do
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.map.grid import current_version
from afallon.grail.rules.map.menhirs import dial_of, light_menhir
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.state import GrailTable, State, setup_of


@change
def status_marked(state: State, *, status: str, box: int) -> None:
    """Up to this box (GR-STATUS-06); a flag has one."""
    state.statuses[status] = box


@change
def status_erased(state: State, *, status: str) -> None:
    del state.statuses[status]


@verb(do.Reveal)
def reveal(table: GrailTable, effect: do.Reveal, scene: Scene) -> None:
    location = _place(table, effect.around)
    if location is not None:
        reveal_around(table, location)


@verb(do.ReplaceLocation)
def replace_location(table: GrailTable, effect: do.ReplaceLocation, scene: Scene) -> None:
    """No arrival, and no reveal before the next one (GR-LOC-32, 34)."""
    state, pack = table.state, setup_of(table).pack
    number = state.party.location if effect.number is None else effect.number
    current = current_version(pack, (*state.places, *state.available), number)
    if current is not None and current != effect.by:
        tell(table, "location_replaced", number=current, by=effect.by)


@verb(do.LightMenhir)
def light(table: GrailTable, effect: do.LightMenhir, scene: Scene) -> None:
    """Only where the menhir seal is (GR-LOC-06)."""
    location = _place(table, effect.location)
    card = None if location is None else setup_of(table).pack.locations[location]
    if location is None or card is None or "menhir" not in card.seals:
        return
    dial = effect.dial if effect.dial is not None else dial_of(table, card.menhir) if card.menhir is not None else None
    if dial is not None:
        light_menhir(table, location, dial)


@verb(do.MarkStatus)
def mark_status(table: GrailTable, effect: do.MarkStatus, scene: Scene) -> None:
    """The next box, or a certain one with all below it, never beyond the last (GR-STATUS-04 to 06)."""
    before = table.state.statuses.get(effect.status, 0)
    box = min(effect.box or before + 1, setup_of(table).pack.statuses[effect.status].boxes)
    if box > before:
        tell(table, "status_marked", status=effect.status, box=box)


@verb(do.EraseStatus)
def erase_status(table: GrailTable, effect: do.EraseStatus, scene: Scene) -> None:
    if effect.status in table.state.statuses:
        tell(table, "status_erased", status=effect.status)


def _place(table: GrailTable, number: int | None) -> int | None:
    """A location of the map, or a version of it; none named means where the party is."""
    if number is None:
        return table.state.party.location
    return current_version(setup_of(table).pack, table.state.places, number)
