"""Inspect menhir: free, and if all is at hand the menhir may be lit at once (GR-DAY-48 to 51)."""

from afallon.grail.rules.changes import tell
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.state import GrailTable, setup_of


class InspectMenhir(Action):
    """Those who are there contribute without joining (GR-MENHIR-32)."""

    name = "inspect_menhir"
    rule = "GR-DAY-48"
    can_be_joined = False

    def targets(self, table: GrailTable, seat: int) -> tuple[None, ...]:
        location = setup_of(table).pack.locations[table.state.characters[seat].location]
        return (None,) if "menhir" in location.seals and location.menhir is not None else ()

    def perform(self, table: GrailTable) -> None:
        tell(table, "menhir_inspected", location=table.state.party.location)
        table.push("rite")
