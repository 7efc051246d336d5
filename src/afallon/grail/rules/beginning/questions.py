"""What is asked: before the first day, and when a campaign goes on."""

from afallon.grail.rules.fields import Amount, DeckName, SecretNumber, TileId
from afallon.kernel import Question, Seat


class AddEncounter(Question, rule="GR-WORLD-17"):
    """Which encounter of this level chance adds to a deck; so many are to come."""

    deck: DeckName
    level: int
    amount: Amount


class EnterAt(Question, rule="GR-SAVE-21"):
    """Where a newcomer begins, or one who was here before goes on."""

    seat: Seat
    tile: TileId


class TakeSecret(Question, rule="GR-SAVE-19"):
    """Who keeps a secret of one who has left."""

    secret: SecretNumber
    tile: TileId
