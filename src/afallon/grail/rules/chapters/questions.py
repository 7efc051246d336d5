"""Questions of chapters, for chance."""

from afallon.grail.rules.fields import Amount, DeckName
from afallon.kernel import Question, governed_by


@governed_by("GR-WORLD-17")
class AddEncounter(Question):
    """The next encounter of this level that chance adds to a deck; `amount` are still to add."""

    deck: DeckName
    level: int
    amount: Amount


@governed_by("GR-WORLD-20")
class RemoveEncounter(Question):
    """The next encounter of this level that chance removes from a deck; `amount` are still to remove."""

    deck: DeckName
    level: int
    amount: Amount
