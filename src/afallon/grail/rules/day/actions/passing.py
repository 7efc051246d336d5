"""Pass: no more actions today (GR-DAY-52, 53)."""

from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.state import GrailTable, State


@change
def passed(state: State, *, seat: int) -> None:
    state.characters[seat].passed = True


class Pass(Action):
    name = "pass"
    rule = "GR-DAY-52"
    can_be_joined = False

    def perform(self, table: GrailTable) -> None:
        tell(table, "passed", seat=table.state.party.leader)
