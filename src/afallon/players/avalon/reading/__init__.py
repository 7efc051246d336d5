"""Reading a table: how likely each seat is evil, and each character, by one stream of events."""

from afallon.players.avalon.reading.reader import Reader, read, readings
from afallon.players.avalon.reading.weighing import Reading

__all__ = ["Reader", "Reading", "read", "readings"]
