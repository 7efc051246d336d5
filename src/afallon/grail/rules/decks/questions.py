"""What chance is asked: decks."""

from afallon.grail.rules.fields import DeckCards, DeckName
from afallon.kernel import Question, governed_by


@governed_by("GR-SAVE-15")
class Draw(Question):
    """Which card is on top of a deck."""

    deck: DeckName


@governed_by("GR-DISCARD-07")
class PutUnder(Question):
    """Which of these cards goes under a deck next."""

    deck: DeckName
    cards: DeckCards
