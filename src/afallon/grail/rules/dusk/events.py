"""Events of dusk."""

from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat


class DuskFell(Change):
    """The day is over, and dusk begins (GR-DUSK-01)."""

    def change(self, state: State) -> None:
        state.stage = "dusk"


@leaves_cards
class Ate(Change):
    """A character ate. Other events carry the cost and the gain."""

    seat: Seat


class WentHungry(Change):
    """A character did not eat where a mode rule punishes that. Other events carry the loss (GR-MODE-28)."""

    seat: Seat
