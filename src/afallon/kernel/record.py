"""Records: a game as the answers that were given, in JSON lines that people can read and machines can check."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from afallon.kernel.errors import RecordError
from afallon.kernel.events import GameEnded
from afallon.kernel.ledger import ANSWERED, REWOUND, Ledger
from afallon.kernel.vocabulary import Choice

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
    value: int | str | tuple[int, ...] | dict[str, Any] | None


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


class Recorder:
    """The lines of a record, written as the ledger grows: answers, undos and notes, with running digests between them.

    A digest stands after every fifty answers and after the one that ended the game. It is a chain with a link for each
    answer or undo and all that followed from it, so that it can go on from any moment between two of them.
    """

    __slots__ = ("_answers", "_notes", "_read", "_unlinked", "digest", "lines")

    def __init__(self, digest: str = "", answers: int = 0) -> None:
        self.lines: list[Line] = []
        self.digest = digest
        """Of everything that has happened so far."""

        self._unlinked: list[Any] = []
        """What has happened since the last answer or undo, that one included."""

        self._read = 0
        self._notes = 0
        self._answers = answers

    def extend(self, ledger: Ledger, notes: Sequence[tuple[int, Note]]) -> None:
        """Take in what is new in the ledger, and the notes that were written meanwhile."""
        ledger.catch_up()
        entries = ledger.entries
        is_due = False
        for place in range(self._read, len(entries)):
            entry, audience = entries[place]
            if audience is ANSWERED:
                for decision, value in ledger.answers[place]:
                    self._link(is_due)
                    self._write_notes(notes, place)
                    plain_value = as_plain(value)
                    self.lines.append(Answered(decision.seat, decision.id, plain_value))
                    self._unlinked.append({"answered": [decision.seat, decision.id, plain_value]})
                    self._answers += 1
                    is_due = self._answers % DIGEST_EVERY == 0
                continue
            if audience is REWOUND:
                self._link(is_due)
                self._write_notes(notes, place)
                self.lines.append(Undone(entry[3]))
                is_due = False
            elif isinstance(entry, GameEnded):
                is_due = True
            self._unlinked += ledger.plain(place, place + 1)
        self._read = len(entries)
        self._link(is_due)
        self._write_notes(notes, len(entries))

    def _write_notes(self, notes: Sequence[tuple[int, Note]], until: int) -> None:
        while self._notes < len(notes) and notes[self._notes][0] <= until:
            self.lines.append(notes[self._notes][1])
            self._notes += 1

    def _link(self, is_due: bool) -> None:
        """Add a link of what has happened to the chain, and write it down if that is due."""
        if self._unlinked:
            self.digest = blake2b(self.digest.encode() + _encode(self._unlinked), digest_size=16).hexdigest()
            self._unlinked = []
        if is_due:
            self.lines.append(Digest(self.digest))


def as_plain(value: Any) -> Any:
    """An answer as the record has it: a tagged choice becomes an object with its tag."""
    if isinstance(value, Choice):
        return msgspec.to_builtins(value)
    return tuple(value) if isinstance(value, list) else value


_encode = msgspec.json.Encoder().encode
