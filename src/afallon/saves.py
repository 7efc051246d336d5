"""Saves: a game in one file, a line about who sits where and then the kernel's record.

The terminal keeps its games like this, and campaigns travel like this between terminals and servers.
"""

from random import Random

import msgspec

from afallon.kernel import Decision, Record, SeededChance

FORMAT = 1


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at the table, and what its chance and its bots draw from. It may hold the seed: never show it."""

    afallon: str
    """The version that wrote it."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    """The seats of people; bots have the rest."""

    bots: str
    languages: tuple[str, ...]
    """By seat."""

    seed: str = ""
    """Hexadecimal, since JSON numbers end at 64 bits. A save that is handed on has none: whoever goes on draws anew."""

    format: int = FORMAT

    @property
    def chance(self) -> SeededChance:
        return SeededChance(int(self.seed, 16))

    def rng(self, decision: Decision) -> Random:
        """What a bot draws from: by seed, seat and decision alone, so that a resumed game goes on as it would have."""
        return Random(f"{self.seed}/{decision.seat}/{decision.id}")


def write_save(session: Session, record: Record) -> str:
    """The text of a save."""
    return f"{msgspec.json.encode(session).decode()}\n{record}"


def read_save(text: str) -> tuple[Session | None, Record]:
    """The session and the record of a save; a record by itself has no session. Raises `RecordError`."""
    first, _, rest = text.partition("\n")
    try:
        session = msgspec.json.decode(first, type=Session)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return None, Record.parse(text)
    return session, Record.parse(rest)
