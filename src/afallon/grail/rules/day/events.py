"""Events of the day."""

from afallon.grail.rules.fields import LocationNumber
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.kernel import Seat, unsaid


class LocationActionUsed(Change):
    """A once-per-day action was used; it is unavailable until the next dawn (GR-DAY-38, 39)."""

    location: LocationNumber

    def change(self, state: State) -> None:
        state.places[self.location].action_used = True


@leaves_cards
class Passed(Change):
    """A character takes no more actions today."""

    seat: Seat

    def change(self, state: State) -> None:
        state.characters[self.seat].passed = True


@leaves_cards
@unsaid
class RoundBegan(Change):
    """A round of the day has begun."""

    round: int

    def change(self, state: State) -> None:
        state.round = self.round
        for character in state.characters:
            character.acted = False


@leaves_cards
@unsaid
class TurnUsed(Change):
    """A character has acted in this round of the day."""

    seat: Seat

    def change(self, state: State) -> None:
        state.characters[self.seat].acted = True


@leaves_cards
@unsaid
class TurnKept(Change):
    """A character left an action before it began, and keeps its turn (GR-PARTY-28)."""

    seat: Seat

    def change(self, state: State) -> None:
        state.characters[self.seat].acted = False
