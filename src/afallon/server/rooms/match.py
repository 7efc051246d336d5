"""One game played in a room, from deal to outcome: as it is played, and as it was stored."""

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
"""What is raised when a stored match and the rules of today do not fit."""


class UnfitBookmark(Exception):
    """A bookmark of which the journal, or these rules, know nothing."""


class Match(msgspec.Struct):
    """A match, and who reads which seat's stream of it."""

    number: int
    """Counted from 1, in this room."""

    header: Header
    """Under which rules it is played, and with what set-up."""

    seed: str
    readers: dict[str, int]
    """By the hash of a pass: the seat whose events its holder gets. Everybody else is a spectator of this match."""

    table: Table[Any] | None = None
    """`None` if these rules cannot play it (it was played under others, or a rule has failed), or if it sleeps."""

    compressed_record: bytes = b""
    """Of a match that sleeps: its record as the journal has it, compressed. Whoever looks at it plays it again."""

    is_past: bool = False
    """Whether nobody plays it while its journal is being read: another match has followed it there, or a bookmark."""

    abandoned: bool = False
    closed: bool = False
    """Whether it ended because these rules cannot play it. Its record is kept."""

    was_over: bool = False
    """Whether the journal says that it had an outcome."""

    seen: set[int] = msgspec.field(default_factory=set)
    """The seats whose people have looked at their card."""

    dawn: bool = False
    """Whether the night is over: nobody waits any longer for people to look at their cards."""

    stored: list[records.Line] = msgspec.field(default_factory=list)
    """The record as the journal has it, as far as it was checked."""

    unchecked: list[records.Answered | records.Undone] = msgspec.field(default_factory=list)
    """What people and bots have answered and taken back since."""

    content_conflicts: tuple[Problem, ...] = ()
    """What it has met and the content of today says otherwise: until that is as before, it cannot go on."""

    resumed: bool = False
    """Whether the table goes on from a bookmark, and knows nothing of what came before it."""

    checked_lines: int = 0
    """How many lines of the table's own record were checked."""

    @property
    def phase(self) -> Literal["playing", "over", "abandoned"]:
        if self.abandoned or self.closed:
            return "abandoned"
        if self.was_over or (self.table is not None and self.table.outcome is not None):
            return "over"
        return "playing"

    def begin(self, header: Header, lines: Sequence[records.Line] = ()) -> None:
        """Play the match from its beginning, or from this record of it. One that has to be migrated waits for that."""
        self.header, self.stored, self.unchecked, self.table = header, list(lines), [], None
        self.checked_lines, self.resumed = sum(not isinstance(line, Digest) for line in lines), False
        if not self.is_past and header.version not in find_game(header.game).migrations:
            try:
                self.table = self._replayed(Record(header, tuple(lines)))
            except _RULES_DIFFER as error:
                self._give_up(error)

    def go_on_from(self, snapshot: Snapshot) -> None:
        """Stand where the record stood that was read, unplayed, up to here; raises `UnfitBookmark` if it is another."""
        game, header = find_game(self.header.game), self.header
        digests = [line.value for line in self.stored if isinstance(line, Digest)]
        stood = (snapshot.game, snapshot.version, snapshot.seats, snapshot.options, [snapshot.digest])
        if self.unchecked or stood != (header.game, game.version, header.seats, header.options, digests[-1:]):
            raise UnfitBookmark("the record is another")
        try:
            table = Table.restore(snapshot, chance=SeededChance(int(self.seed, 16)))
        except Exception as error:  # whatever somebody has written into it
            raise UnfitBookmark("these rules cannot go on from it") from error
        if game.options(table.setup) != header.options:
            raise UnfitBookmark("the content has changed")
        self.table, self.resumed, self.checked_lines, self.is_past = table, True, 0, False

    def answer(self, seat: int, decision: int, value: Any, *, may_fail: bool = True) -> None:
        """Take an answer that was written down. If a rule fails on it, these rules cannot play the match; unless it may
        not fail: then that raises, and the answer is not to be written."""
        self.unchecked.append(records.Answered(seat, decision, records.as_plain(value)))
        if self.table is not None:
            try:
                self.table.submit(Answer(decision, seat, value))
            except _RULES_DIFFER as error:
                if not may_fail:
                    raise
                self._give_up(error)

    def take_back(self, keep: int) -> None:
        """Go back to where only so many answers had been given."""
        undone = records.Undone(keep)
        self.unchecked.append(undone)
        if self.table is not None:
            try:
                self.table.play_line(undone)
            except _RULES_DIFFER as error:
                self._give_up(error)

    def note(self, kind: str, **data: Any) -> None:
        """Write a line into the record that replay ignores."""
        self.stored.append(Note(kind, data))
        if self.table is not None:
            self.table.note(kind, **data)

    def news(self) -> tuple[records.Line, ...]:
        """What has happened since the last check, chance included, as lines of the record."""
        lines = [] if self.table is None else self.table.lines(after=self.checked_lines)
        return tuple(line for line in lines if isinstance(line, records.Answered | records.Undone))

    def check(self, lines: Sequence[records.Line], digest: str, *, over: bool) -> None:
        """Compare what has happened with what the journal says. Where they differ, this is not the same game."""
        self.stored += (*lines, Digest(digest))
        self.unchecked.clear()
        self.was_over = self.was_over or over
        if self.table is not None:
            if self.table.digest() == digest:
                self.checked_lines += len(self.table.lines(after=self.checked_lines))
            else:
                self._give_up(RecordError("the match differs from its journal"))

    def compare(self, digest: str, *, over: bool) -> None:
        """Compare where the match stands with what a line of the journal says. Where they differ, it is not the same
        game: these rules would deal other cards, or tell another story."""
        self.was_over = self.was_over or over
        if self.table is not None and self.table.digest() != digest:
            self._give_up(RecordError("the match differs from its journal"))

    def go_on_as(self, version: int, options: dict[str, Any]) -> None:
        """From here on it is played under these rules and with this content, which have agreed with it so far."""
        self.header = msgspec.structs.replace(self.header, version=version, options=options)
        if self.table is not None:
            self.table.setup = set_up(find_game(self.header.game), self.header.seats, options)

    def close(self) -> None:
        """End it here: these rules cannot play it."""
        self.closed, self.table = True, None

    def unload(self) -> None:
        """Let the table go, once the match has ended."""
        if self.phase != "playing" and not self.compressed_record and (self.table is not None or self.is_past):
            self.compressed_record = zlib.compress(str(self._stored_record()).encode())
            self.was_over, self.table = self.phase == "over", None
            self.stored.clear()

    def played(self) -> Table[Any] | None:
        """The table as it stands, or stood at the end; `None` if these rules cannot play it."""
        if self.compressed_record:
            return self._played_again()
        return self._replayed(self.whole_record()) if self.resumed and self.table is not None else self.table

    def whole_record(self) -> Record:
        """All that was answered since it began, as far as these rules have played it."""
        stored = self._stored_record()
        lines = () if self.table is None else self.table.lines(after=self.checked_lines)
        return Record(stored.header, (*stored.lines, *(line for line in lines if not isinstance(line, Note))))

    def migrated(self) -> Table[Any] | None:
        """The match as a table of these rules, if a migration leads to them."""
        return self._played_again() if self.header.version in find_game(self.header.game).migrations else None

    def record(self) -> Record:
        """The record, with the seed: only to be given out after the end. If it cannot be played, as it was stored."""
        table = self.played()
        stored = self._stored_record()
        record = table.record() if table is not None else Record(stored.header, (*stored.lines, *self.unchecked))
        return Record(record.header, (*record.lines, Note("seed", {"seed": self.seed})))

    def _played_again(self) -> Table[Any] | None:
        try:
            table = self._replayed(self._stored_record())
            for line in self.unchecked:
                table.play_line(line)
        except Exception as error:  # a migration knows games of its time: whatever it stumbles over, this is not one
            log_failure(error)
            return None
        return table

    def _stored_record(self) -> Record:
        if not self.compressed_record:
            return Record(self.header, tuple(self.stored))
        return Record(self.header, Record.parse(zlib.decompress(self.compressed_record).decode()).lines)

    def _replayed(self, record: Record) -> Table[Any]:
        """Play a record of this match. Where no migration changes it, the journal's digests decide, not its version."""
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
