"""Saves: a game in one file, made of a session line (players, languages, seed) and the kernel's record.

The terminal stores its games in this format, and campaigns are moved between terminals and servers in it.
"""

from random import Random

import msgspec

from afallon.kernel import Decision, Record, SeededChance

FORMAT = 1


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """The players of a saved game, and the seed for chance and bots. It may contain the seed, so never show it."""

    afallon: str
    """The version of Afallon that wrote the save."""

    names: tuple[str, ...]
    people: tuple[int, ...]
    """Seats of human players; bots play the others."""

    bots: str
    languages: tuple[str, ...]
    """The language of each seat, in seat order."""

    seed: str = ""
    """Hexadecimal, since JSON numbers end at 64 bits. Exported saves have none, and continue with new randomness."""

    format: int = FORMAT

    @property
    def chance(self) -> SeededChance:
        return SeededChance(int(self.seed, 16))

    def rng(self, decision: Decision) -> Random:
        """Return a bot's random generator for a decision.

        It depends on seed, seat and decision alone, so that a resumed game continues as it would have.
        """
        return Random(f"{self.seed}/{decision.seat}/{decision.id}")


def write_save(session: Session, record: Record) -> str:
    """Return the text of a save."""
    return f"{msgspec.json.encode(session).decode()}\n{record}"


def read_save(text: str) -> tuple[Session | None, Record]:
    """Parse a save into its session and its record. A bare record has no session. Raises `RecordError`."""
    first, _, rest = text.partition("\n")
    try:
        session = msgspec.json.decode(first, type=Session)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return None, Record.parse(text)
    return session, Record.parse(rest)
