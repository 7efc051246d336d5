"""What chance is asked: decks."""

from afallon.grail.rules.fields import CardIds, DeckName
from afallon.kernel import Question


class Draw(Question, rule="GR-SAVE-15"):
    """Which card is on top of a deck."""

    deck: DeckName


class PutUnder(Question, rule="GR-DISCARD-07"):
    """Which of these cards goes under a deck next."""

    deck: DeckName
    cards: CardIds
