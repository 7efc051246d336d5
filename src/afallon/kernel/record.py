"""Records: a game as its answers, in JSON lines that people can read and programs can verify.

Every answer and every undo carries a digest of the game so far. Older records have digests in lines of their own, every
fifty answers; both forms are replayed.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from afallon.kernel.errors import RecordError
from afallon.kernel.ledger import ANSWERED, REWOUND, Ledger
from afallon.kernel.vocabulary import Choice


class Header(msgspec.Struct, frozen=True):
    """The first line of a record: everything needed to start the game again.

    `start` is the snapshot from which the game was continued, if it did not start from the set-up.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    start: dict[str, Any] | None = None


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="line", omit_defaults=True):
    seat: int
    decision: int
    value: int | str | tuple[int, ...] | dict[str, Any] | None
    digest: str = ""
    """A hash of all events so far, including those that followed from this answer."""


class Undone(msgspec.Struct, frozen=True, tag="undo", tag_field="line", omit_defaults=True):
    """An undo: only the first `keep` standing answers remain."""

    keep: int
    digest: str = ""


class Digest(msgspec.Struct, frozen=True, tag="digest", tag_field="line"):
    """A hash of all events so far, in a line of its own."""

    value: str


class Note(msgspec.Struct, frozen=True, tag="note", tag_field="line"):
    """A line that replay ignores, such as chat, the clock, or who answered."""

    kind: str
    data: dict[str, Any]


Line = Answered | Undone | Digest | Note


class Record(msgspec.Struct, frozen=True):
    """A header and lines. `str(record)` is the text form, and `Record.parse` reads it back."""

    header: Header
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in (self.header, *self.lines))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Parse the text of a record. Raises `RecordError` with the number of the first bad line."""
        rows = text.removesuffix("\n").split("\n")  # not `splitlines`: chat may contain other line separators
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
    """Writes the lines of a record as the ledger grows: answers and undos with their digests, and notes in between.

    The digests form a chain. The link of an answer or undo hashes that line and all events that followed from it. So a
    record can be continued from any moment between two links.
    """

    __slots__ = ("_due", "_notes", "_read", "_unlinked", "digest", "lines")

    def __init__(self, digest: str = "") -> None:
        self.lines: list[Line] = []
        self.digest = digest
        """The digest of everything so far."""

        self._due: Answered | Undone | None = None
        """The latest answer or undo. It is written once all events that followed from it are known."""

        self._unlinked: list[Any] = []
        """The content of the next link: the line that is due, and its events."""

        self._read = 0
        self._notes = 0

    def extend(self, ledger: Ledger, notes: Sequence[tuple[int, Note]]) -> None:
        """Process the new entries of the ledger, and the notes written since."""
        ledger.catch_up()
        entries = ledger.entries
        for place in range(self._read, len(entries)):
            entry, audience = entries[place]
            if audience is ANSWERED:
                for decision, value in ledger.answers[place]:
                    self._write(notes, place)
                    answer = (decision.seat, decision.id, as_plain(value))
                    self._due = Answered(*answer)
                    self._unlinked.append({"answered": answer})
                continue
            if audience is REWOUND:
                self._write(notes, place)
                self._due = Undone(entry[3])
            self._unlinked += ledger.plain(place, place + 1)
        self._read = len(entries)
        self._write(notes, len(entries))

    def _write(self, notes: Sequence[tuple[int, Note]], until: int) -> None:
        """Close the current link of the digest chain; write the line that is due and the notes up to this place."""
        if self._unlinked:
            self.digest = blake2b(self.digest.encode() + _encode(self._unlinked), digest_size=16).hexdigest()
            self._unlinked = []
        if self._due is not None:
            self.lines.append(msgspec.structs.replace(self._due, digest=self.digest))
            self._due = None
        while self._notes < len(notes) and notes[self._notes][0] <= until:
            self.lines.append(notes[self._notes][1])
            self._notes += 1


def as_plain(value: Any) -> Any:
    """Return an answer in its form in a record: a tagged choice becomes an object with its tag."""
    if isinstance(value, Choice):
        return msgspec.to_builtins(value)
    return tuple(value) if isinstance(value, list) else value


_encode = msgspec.json.Encoder().encode
