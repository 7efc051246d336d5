"""What can happen: dusk."""

from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat


class DuskFell(Change):
    """The day is over, and dusk begins (GR-DUSK-01)."""

    def change(self, state: State) -> None:
        state.stage = "dusk"


@leaves_cards
class Ate(Change):
    """What it costs and gives has events of its own."""

    seat: Seat


class WentHungry(Change):
    """Did not eat where the mode punishes that; what it loses has events of its own (GR-MODE-28)."""

    seat: Seat
