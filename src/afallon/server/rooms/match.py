"""One game played in a room, from deal to outcome, and its stored record."""

import logging
import zlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from afallon.kernel import (
    Answer,
    AnswerError,
    Problem,
    RecordError,
    SeededChance,
    SetupError,
    StepError,
    Table,
    find_game,
    set_up,
)
from afallon.kernel import record as records
from afallon.kernel.errors import ContentChanged
from afallon.kernel.record import Digest, Header, Note, Record
from afallon.kernel.snapshot import Snapshot
from afallon.server.errors import log_failure

log = logging.getLogger("afallon.server")

_RULES_DIFFER = (AnswerError, RecordError, SetupError, StepError)
"""The errors of a stored match that does not fit the current rules."""


class UnfitBookmark(Exception):
    """A bookmark that does not fit the journal or the current rules."""


class Match(msgspec.Struct):
    """A match, and the seat whose stream each person reads."""

    number: int
    """Its number in this room, counted from 1."""

    header: Header
    """The version of the rules, and the set-up."""

    seed: str
    readers: dict[str, int]
    """By the hash of a pass: the seat whose events its holder gets. Everybody else is a spectator of this match."""

    table: Table[Any] | None = None
    """`None` if the match is unloaded, or if these rules cannot play it (another version, or a rule that failed)."""

    compressed_record: bytes = b""
    """The record of an unloaded match, compressed. It is replayed on demand."""

    is_past: bool = False
    """Whether the match is not played while its journal is read: another match or a bookmark follows it."""

    abandoned: bool = False
    closed: bool = False
    """Whether it ended because these rules cannot play it. Its record is kept."""

    was_over: bool = False
    """Whether the journal says that it had an outcome."""

    seen: set[int] = msgspec.field(default_factory=set)
    """The seats of the people who have looked at their card."""

    dawn: bool = False
    """Whether the night is over: play no longer waits for people to look at their cards."""

    stored: list[records.Line] = msgspec.field(default_factory=list)
    """The record in the journal, as far as it was checked."""

    unchecked: list[records.Answered | records.Undone] = msgspec.field(default_factory=list)
    """The answers and undos of people and bots since the last check."""

    content_conflicts: tuple[Problem, ...] = ()
    """Conflicts between the content that the match has met and the current content. Until resolved, they stop it."""

    resumed: bool = False
    """Whether the table was restored from a bookmark, without the history before it."""

    checked_lines: int = 0
    """The number of checked lines in the table's own record."""

    @property
    def phase(self) -> Literal["playing", "over", "abandoned"]:
        if self.abandoned or self.closed:
            return "abandoned"
        if self.was_over or (self.table is not None and self.table.outcome is not None):
            return "over"
        return "playing"

    def begin(self, header: Header, lines: Sequence[records.Line] = ()) -> None:
        """Play the match from its beginning, or from this record. A record that needs a migration is not played yet."""
        self.header, self.stored, self.unchecked, self.table = header, list(lines), [], None
        self.checked_lines, self.resumed = sum(not isinstance(line, Digest) for line in lines), False
        if not self.is_past and header.version not in find_game(header.game).migrations:
            try:
                self.table = self._replayed(Record(header, tuple(lines)))
            except _RULES_DIFFER as error:
                self._give_up(error)

    def go_on_from(self, snapshot: Snapshot) -> None:
        """Restore the table at this point of the record, which was read but not played; raises `UnfitBookmark`."""
        game, header = find_game(self.header.game), self.header
        digests = [line.value for line in self.stored if isinstance(line, Digest)]
        stood = (snapshot.game, snapshot.version, snapshot.seats, snapshot.options, [snapshot.digest])
        if self.unchecked or stood != (header.game, game.version, header.seats, header.options, digests[-1:]):
            raise UnfitBookmark("the record is another")
        try:
            table = Table.restore(snapshot, chance=SeededChance(int(self.seed, 16)))
        except Exception as error:  # a snapshot may contain anything
            raise UnfitBookmark("these rules cannot go on from it") from error
        if game.options(table.setup) != header.options:
            raise UnfitBookmark("the content has changed")
        self.table, self.resumed, self.checked_lines, self.is_past = table, True, 0, False

    def answer(self, seat: int, decision: int, value: Any, *, may_fail: bool = True) -> None:
        """Apply an answer of the journal. If a rule fails on it, these rules cannot play the match.

        Unless it `may_fail`, the error is raised instead, and the answer must not be written.
        """
        self.unchecked.append(records.Answered(seat, decision, records.as_plain(value)))
        if self.table is not None:
            try:
                self.table.submit(Answer(decision, seat, value))
            except _RULES_DIFFER as error:
                if not may_fail:
                    raise
                self._give_up(error)

    def take_back(self, keep: int) -> None:
        """Go back to the point where `keep` answers had been given."""
        undone = records.Undone(keep)
        self.unchecked.append(undone)
        if self.table is not None:
            try:
                self.table.play_line(undone)
            except _RULES_DIFFER as error:
                self._give_up(error)

    def note(self, kind: str, **data: Any) -> None:
        """Add a line to the record that replay ignores."""
        self.stored.append(Note(kind, data))
        if self.table is not None:
            self.table.note(kind, **data)

    def news(self) -> tuple[records.Line, ...]:
        """Return the answers and undos since the last check, chance included, as lines of the record."""
        lines = [] if self.table is None else self.table.lines(after=self.checked_lines)
        return tuple(line for line in lines if isinstance(line, records.Answered | records.Undone))

    def check(self, lines: Sequence[records.Line], digest: str, *, over: bool) -> None:
        """Compare the match with a check of the journal. If the digests differ, these rules cannot play the match."""
        self.stored += (*lines, Digest(digest))
        self.unchecked.clear()
        self.was_over = self.was_over or over
        if self.table is not None:
            if self.table.digest() == digest:
                self.checked_lines += len(self.table.lines(after=self.checked_lines))
            else:
                self._give_up(RecordError("the match differs from its journal"))

    def compare(self, digest: str, *, over: bool) -> None:
        """Compare the match with the digest of a journal line.

        If they differ, these rules would deal other cards or tell another story: they cannot play the match.
        """
        self.was_over = self.was_over or over
        if self.table is not None and self.table.digest() != digest:
            self._give_up(RecordError("the match differs from its journal"))

    def go_on_as(self, version: int, options: dict[str, Any]) -> None:
        """Continue under these rules and with this content, which have agreed with the match so far."""
        self.header = msgspec.structs.replace(self.header, version=version, options=options)
        if self.table is not None:
            self.table.setup = set_up(find_game(self.header.game), self.header.seats, options)

    def close(self) -> None:
        """End the match, because these rules cannot play it."""
        self.closed, self.table = True, None

    def unload(self) -> None:
        """Replace the table of a match that has ended by its compressed record."""
        if self.phase != "playing" and not self.compressed_record and (self.table is not None or self.is_past):
            self.compressed_record = zlib.compress(str(self._stored_record()).encode())
            self.was_over, self.table = self.phase == "over", None
            self.stored.clear()

    def played(self) -> Table[Any] | None:
        """Return the current or last table, replayed if necessary; `None` if these rules cannot play the match."""
        if self.compressed_record:
            return self._played_again()
        return self._replayed(self.whole_record()) if self.resumed and self.table is not None else self.table

    def whole_record(self) -> Record:
        """Return the record since the beginning, as far as these rules have played it."""
        stored = self._stored_record()
        lines = () if self.table is None else self.table.lines(after=self.checked_lines)
        return Record(stored.header, (*stored.lines, *(line for line in lines if not isinstance(line, Note))))

    def migrated(self) -> Table[Any] | None:
        """Return the match as a table of these rules, if a migration leads to them."""
        return self._played_again() if self.header.version in find_game(self.header.game).migrations else None

    def record(self) -> Record:
        """Return the record with the seed, for use after the end; as it was stored if it cannot be played."""
        table = self.played()
        stored = self._stored_record()
        record = table.record() if table is not None else Record(stored.header, (*stored.lines, *self.unchecked))
        return Record(record.header, (*record.lines, Note("seed", {"seed": self.seed})))

    def _played_again(self) -> Table[Any] | None:
        try:
            table = self._replayed(self._stored_record())
            for line in self.unchecked:
                table.play_line(line)
        except Exception as error:  # a migration may fail in any way on a record that it does not fit
            log_failure(error)
            return None
        return table

    def _stored_record(self) -> Record:
        if not self.compressed_record:
            return Record(self.header, tuple(self.stored))
        return Record(self.header, Record.parse(zlib.decompress(self.compressed_record).decode()).lines)

    def _replayed(self, record: Record) -> Table[Any]:
        """Replay a record of this match. If no migration changes it, the journal's digests decide, not its version."""
        header, game = record.header, find_game(record.header.game)
        if header.version not in game.migrations:
            record = Record(msgspec.structs.replace(header, version=game.version), record.lines)
        return Table.replay(record, chance=SeededChance(int(self.seed, 16)))

    def _give_up(self, error: Exception) -> None:
        versions = (self.header.version, find_game(self.header.game).version)
        log.error("a match of version %d cannot be played by the rules of version %d", *versions)
        log_failure(error)
        cause = error.__cause__
        if self.table is not None:
            self.content_conflicts = self.table.game.content_conflicts(self.table)
        elif isinstance(cause, ContentChanged):
            self.content_conflicts = cause.problems
        self.table = None
