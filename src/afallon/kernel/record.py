"""Records: a game as the answers that were given, in JSON lines that people can read and machines can check."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from afallon.kernel.errors import RecordError
from afallon.kernel.events import ANSWERED, REWOUND, Entry, plain
from afallon.kernel.vocabulary import Choice, Event

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
    """The lines of a record, written as the log grows: answers, undos and notes, with running digests between them.

    A digest stands after every fifty answers and after the one that ended the game. It is a chain with a link for each
    answer or undo and all that followed from it, so that it can go on from any moment between two of them.
    """

    __slots__ = ("_answers", "_digested", "_notes", "_read", "digest", "lines")

    def __init__(self, start: int, digest: str = "", answers: int = 0) -> None:
        self.lines: list[Line] = []
        self._read = start
        """How much of the log has been looked at."""

        self._notes = 0
        self.digest = digest
        """Of everything that has happened so far."""

        self._digested = 0
        """How much of the log is in it."""

        self._answers = answers

    def extend(self, log: Sequence[Entry], notes: Sequence[tuple[int, Note]]) -> None:
        """Take in what is new in the log, and the notes that were written meanwhile."""
        is_due = False
        for place in range(self._read, len(log)):
            entry, audience = log[place]
            if audience is ANSWERED or audience is REWOUND:
                self._add_link(log, place, is_due)
                self._write_notes(notes, place)
                is_due = False
            if audience is ANSWERED:
                decision, value = entry
                self.lines.append(Answered(decision.seat, decision.id, as_plain(value)))
                self._answers += 1
                is_due = self._answers % DIGEST_EVERY == 0
            elif audience is REWOUND:
                self.lines.append(Undone(entry[1]))
            elif isinstance(entry, Event) and entry.kind == "game_ended":
                is_due = True
        self._read = len(log)
        self._add_link(log, len(log), is_due)
        self._write_notes(notes, len(log))

    def _write_notes(self, notes: Sequence[tuple[int, Note]], until: int) -> None:
        while self._notes < len(notes) and notes[self._notes][0] <= until:
            self.lines.append(notes[self._notes][1])
            self._notes += 1

    def _add_link(self, log: Sequence[Entry], until: int, is_due: bool) -> None:
        if until > self._digested:
            told = _encode([plain(entry) for entry in log[self._digested : until]])
            self.digest = blake2b(self.digest.encode() + told, digest_size=16).hexdigest()
            self._digested = until
        if is_due:
            self.lines.append(Digest(self.digest))


def as_plain(value: Any) -> Any:
    """An answer as the record has it: a tagged choice becomes an object with its tag."""
    if isinstance(value, Choice):
        return msgspec.to_builtins(value)
    return tuple(value) if isinstance(value, list) else value


_encode = msgspec.json.Encoder().encode
