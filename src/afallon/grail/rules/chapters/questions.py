"""What chance is asked: chapters."""

from afallon.grail.rules.fields import Amount, DeckName
from afallon.kernel import Question, governed_by


@governed_by("GR-WORLD-17")
class AddEncounter(Question):
    """Which encounter of this level chance adds to a deck; so many are to come."""

    deck: DeckName
    level: int
    amount: Amount


@governed_by("GR-WORLD-20")
class RemoveEncounter(Question):
    """Which encounter of this level chance takes out of a deck; so many are to go."""

    deck: DeckName
    level: int
    amount: Amount
