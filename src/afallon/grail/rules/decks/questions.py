"""Questions of decks, for chance."""

from afallon.grail.rules.fields import DeckCards, DeckName
from afallon.kernel import Question, governed_by


@governed_by("GR-SAVE-15")
class Draw(Question):
    """The card that chance draws from the top of a deck."""

    deck: DeckName


@governed_by("GR-DISCARD-07")
class PutUnder(Question):
    """The card that chance puts under a deck next."""

    deck: DeckName
    cards: DeckCards
