"""Questions of events."""

from afallon.grail.rules.fields import DeckCards, DeckName
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Seats, governed_by


@governed_by("GR-PARTY-20")
class OrderCards(JointQuestion):
    """The joint choice of the next card from the top, of cards that go back on a deck."""

    seats: Seats
    deck: DeckName
    cards: DeckCards
