"""Records: a game as the answers that were given, in JSON lines that people can read and machines can check."""

from typing import Any

import msgspec

from afallon.kernel.errors import RecordError
from afallon.kernel.options import Scalar

DIGEST_EVERY = 50
"""How many answers lie between two digests of the events."""


class Header(msgspec.Struct, frozen=True):
    """What the game is: enough to begin it again. `start` is a snapshot when it did not begin at the beginning."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    start: dict[str, Any] | None = None


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="line"):
    seat: int
    decision: int
    value: Scalar | tuple[int, ...]


class Undone(msgspec.Struct, frozen=True, tag="undo", tag_field="line"):
    """The game went back to where only so many of its standing answers had been given."""

    keep: int


class Digest(msgspec.Struct, frozen=True, tag="digest", tag_field="line"):
    """A hash of all events so far."""

    value: str


class Note(msgspec.Struct, frozen=True, tag="note", tag_field="line"):
    """Something that replay ignores: talk, clock, who answered."""

    kind: str
    data: dict[str, Any]


Line = Answered | Undone | Digest | Note


class Record(msgspec.Struct, frozen=True):
    """A header and its lines. `str(record)` is its text form and `Record.parse` the way back."""

    header: Header
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in (self.header, *self.lines))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; a line that cannot be read is named by its number."""
        rows = text.removesuffix("\n").split("\n")  # talk may hold what `splitlines` takes for an end of line
        if rows == [""]:
            raise RecordError("the record is empty")
        header: Header | None = None
        lines: list[Line] = []
        for number, row in enumerate(rows, start=1):
            try:
                if header is None:
                    header = msgspec.json.decode(row, type=Header)
                else:
                    lines.append(msgspec.json.decode(row, type=Line))
            except msgspec.MsgspecError as error:
                raise RecordError(f"line {number} of the record cannot be read: {error}") from error
        assert header is not None
        return cls(header, tuple(lines))
