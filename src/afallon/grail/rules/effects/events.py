"""What can happen: effects."""

from afallon.grail.rules.fields import ChoiceId, ContentPath, Face, Votes
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, Revelation, leaves_cards
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Seat, Seats


@leaves_cards
class Chosen(Change):
    """Who chose what; what follows from it has events of its own."""

    seats: Seats
    path: ContentPath
    choice: ChoiceId


class Tossed(Revelation):
    """What follows from it has events of its own."""

    face: Face


class VotesShown(Change):
    """Who voted for what, by seat."""

    votes: Votes


@leaves_cards
class AbilityFired(Change):
    """A card does what it says; `place` is where it lies in the sequence."""

    path: ContentPath
    owner: int | None
    place: int | None


class EffectPutOff(Change):
    """An effect that cannot happen now waits for the end of the encounter (GR-LOC-37, GR-ENC-15)."""

    path: ContentPath
    place: int
    seat: Seat

    def change(self, state: State) -> None:
        under_way(state).afterwards.append((self.path, self.place, self.seat))
