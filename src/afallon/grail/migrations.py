"""Migrations of records of older rule versions."""

from typing import Any, Final

import msgspec

from afallon.kernel import Answer, Record, Table, find_game
from afallon.kernel.game import set_up
from afallon.kernel.record import Answered, Digest, Line, Undone
from afallon.kernel.snapshot import Snapshot

_UNASKED: Final = {"advance": "done", "rebuild_decks": "done"}
"""Maps a kind of question that version 1 did not ask to the answer that changes nothing."""


def ask_about_advancement(record: Record) -> Record:
    """Migrate from version 1 to 2, which asks about advancement and decks at dusk: answer that nothing changes."""
    replay = _Replay(record)
    for line in record.lines:
        replay.play(line)
    return msgspec.structs.replace(replay.table.record(), header=msgspec.structs.replace(record.header, version=2))


class _Replay:
    """A replay of a record of version 1 under the current rules: the same answers, with possibly other numbers."""

    def __init__(self, record: Record) -> None:
        header = record.header
        self.table: Table[Any]
        if header.start is None:
            game = find_game(header.game)
            self.table = Table(game, set_up(game, header.seats, dict(header.options)), seats=header.seats)
        else:
            self.table = Table.restore(msgspec.convert(header.start, Snapshot, str_keys=True, strict=False))
        self._before = 0 if header.start is None else int(header.start["standing"])
        self._standing = [self._before]
        """Maps the number of valid answers in the record since its start to their number at this table."""

        self._differs = False
        """Whether a question was asked that the record lacks; until then its digests are valid."""

    def play(self, line: Line) -> None:
        if isinstance(line, Undone):
            del self._standing[line.keep - self._before + 1 :]
            self.table.play_line(Undone(self._standing[-1]))
        elif isinstance(line, Answered):
            given = self._standing[-1] + self._answer_unasked() + 1
            self.table.submit(Answer(self.table.open[line.seat].id, line.seat, line.value))
            self._standing.append(given)
        elif not (isinstance(line, Digest) and self._differs):
            self.table.play_line(line)

    def _answer_unasked(self) -> int:
        """Answer the questions that version 1 did not ask, and return the number of answers given."""
        answers = 0
        while unasked := [decision for decision in self.table.open.values() if decision.kind in _UNASKED]:
            for decision in unasked:
                self.table.submit(Answer(decision.id, decision.seat, _UNASKED[decision.kind]))
                answers += 1
                self._differs = True
        return answers
