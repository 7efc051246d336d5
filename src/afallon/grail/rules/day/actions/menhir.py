"""Inspect menhir: free; if the cost is at hand, the menhir may be lit at once (GR-DAY-48 to 51)."""

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.map.events import MenhirInspected
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


class InspectMenhir(Action):
    """The inspection of a menhir. Other characters at the location contribute without joining (GR-MENHIR-32)."""

    name = "inspect_menhir"
    rule = "GR-DAY-48"
    can_be_joined = False

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        location = setup_of(position).pack.locations[position.state.characters[seat].location]
        return (None,) if "menhir" in location.seals and location.menhir is not None else ()

    def perform(self, turn: GrailTurn) -> None:
        tell(turn, MenhirInspected(location=turn.state.party.location))
        turn.push("rite")
