"""Pass: no more actions today (GR-DAY-52, 53)."""

from afallon.grail.rules.day.action import Action
from afallon.grail.rules.day.events import Passed
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


class Pass(Action):
    name = "pass"
    rule = "GR-DAY-52"
    can_be_joined = False
    is_acting = False

    def perform(self, turn: GrailTurn) -> None:
        tell(turn, Passed(seat=turn.state.party.leader))
