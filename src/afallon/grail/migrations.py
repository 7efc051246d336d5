"""Campaigns that began under older rules."""

from typing import Any, Final

import msgspec

from afallon.kernel import Answer, Record, Table, find_game
from afallon.kernel.game import set_up
from afallon.kernel.record import Answered, Digest, Line, Undone
from afallon.kernel.snapshot import Snapshot

_UNASKED: Final = {"advance": "done", "rebuild_decks": "done"}
"""By kind of question that version 1 did not ask: the answer that leaves everything as it was."""


def ask_about_advancement(record: Record) -> Record:
    """From version 1 to 2, in which dusk asks about advancement and decks: nobody has bought or changed anything."""
    replay = _Replay(record)
    for line in record.lines:
        replay.play(line)
    return msgspec.structs.replace(replay.table.record(), header=msgspec.structs.replace(record.header, version=2))


class _Replay:
    """A record of version 1 played by the rules of today: the same answers, though their numbers may differ."""

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
        """By number of answers that stand in the record since its start: how many stand at this table."""

        self._differs = False
        """Whether something was asked that the record does not know: until then its digests hold."""

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
        """Answer what was not asked then; how many answers it took."""
        answers = 0
        while unasked := [decision for decision in self.table.open.values() if decision.kind in _UNASKED]:
            for decision in unasked:
                self.table.submit(Answer(decision.id, decision.seat, _UNASKED[decision.kind]))
                answers += 1
                self._differs = True
        return answers
