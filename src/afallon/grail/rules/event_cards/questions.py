"""What is asked: events."""

from afallon.grail.rules.fields import DeckCards, DeckName
from afallon.kernel import Question, Seats, governed_by


@governed_by("GR-PARTY-20")
class OrderCards(Question):
    """Which of these cards lies on top of those that go back on a deck."""

    seats: Seats
    deck: DeckName
    cards: DeckCards
