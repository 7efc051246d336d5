"""What is asked: before the first day, and when a campaign goes on."""

from afallon.grail.rules.fields import Amount, DeckName, SecretNumber, TileId
from afallon.kernel import Question, Seat, governed_by


@governed_by("GR-WORLD-17")
class AddEncounter(Question):
    """Which encounter of this level chance adds to a deck; so many are to come."""

    deck: DeckName
    level: int
    amount: Amount


@governed_by("GR-SAVE-21")
class EnterAt(Question):
    """Where a newcomer begins, or one who was here before goes on."""

    seat: Seat
    tile: TileId


@governed_by("GR-SAVE-19")
class TakeSecret(Question):
    """Who keeps a secret of one who has left."""

    secret: SecretNumber
    tile: TileId
