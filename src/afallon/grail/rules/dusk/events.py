"""What can happen: dusk."""

from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change
from afallon.kernel import Seat


class DuskFell(Change):
    def change(self, state: State) -> None:
        state.stage = "dusk"


class Ate(Change):
    """What it costs and gives has events of its own."""

    seat: Seat
