"""Role inference: the probability of every side and character, given one stream of events."""

from afallon.players.avalon.reading.reader import Reader, read, readings
from afallon.players.avalon.reading.weighing import Reading

__all__ = ["Reader", "Reading", "read", "readings"]
