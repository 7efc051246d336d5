"""The table: one game with its history, streams, views and record."""

import pickle
from collections.abc import Mapping
from typing import Any, Self

import msgspec

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.checkpoints import EVERY, FIRST, Checkpoints
from afallon.kernel.errors import BadAnswer, ContentChanged, IllegalAnswer, RecordError, SetupError, StepError
from afallon.kernel.game import Game, find_game, migrated, set_up
from afallon.kernel.ledger import REWOUND, AnswerGiven, Ledger, decisions
from afallon.kernel.options import NotAnOption
from afallon.kernel.play import Play
from afallon.kernel.program import Frame
from afallon.kernel.record import Answered, Digest, Header, Line, Note, Record, Recorder, Undone, as_plain
from afallon.kernel.snapshot import Snapshot, frozen, split_views
from afallon.kernel.steps import Answer, Decision, Outcome, State
from afallon.kernel.stream import Stream
from afallon.kernel.view import Fold, View
from afallon.kernel.vocabulary import Event

_Moment = tuple[Any, list[Frame], Frame | None, Mapping[int, Any], Outcome | None]
"""One moment of a game: state, stack, the step that asks, the answers of its group so far, and the outcome."""


class Table(Play[State]):
    """One game in play: read `open` questions, `submit` answers, read `events_for` a seat, until there is an `outcome`.

    Steps see it as a `Turn`, queries and scenes as a `Position`; only the owner of the game holds the whole table.
    """

    __slots__ = (
        "_checkpoints",
        "_folds",
        "_index",
        "_notes",
        "_recorder",
        "_start",
        "_streams",
        "_undone",
    )

    def __init__(self, game: Game, setup: Any, *, seats: int, chance: SeededChance | None = None) -> None:
        self._prepare(game, game.begin(setup), setup, Ledger(dict.fromkeys(range(CHANCE, seats), 0)), seats)
        self._stack.append((next(iter(self.program.phases)), 0))
        self._advance()
        self.chance = chance
        self._answer_for_chance()

    def _prepare(self, game: Game, state: Any, setup: Any, ledger: Ledger, seats: int) -> None:
        super().__init__(game, state, setup, seats, ledger)
        self._undone = 0
        """The number of answers that were undone, or given before the start."""

        self._start: Snapshot | None = None
        self._checkpoints: Checkpoints[bytes] = Checkpoints()
        self._index: tuple[int, dict[tuple[int, int], AnswerGiven]] = (0, {})
        self._notes: list[tuple[int, Note]] = []
        self._recorder: Recorder | None = None
        self._streams: dict[int | str | None, Stream] = {}
        self._folds: dict[int | str | None, Fold] = {}

    @classmethod
    def at(cls, game: Game, setup: Any, state: Any, *, seats: int, stack: list[Frame], asking: Frame) -> Self:
        """Make a table in the middle of a game, without a past, to search how the game may continue.

        `asking` is the step that asks now. `stack` has the frames that follow its answers, the next one last.
        """
        table = cls.__new__(cls)
        table._prepare(game, state, setup, Ledger(dict.fromkeys(range(CHANCE, seats), 1)), seats)
        table._stand_at((state, stack, asking, {}, None))
        return table

    # For players

    def events_for(self, seat: int | None, *, after: int = 0) -> list[Event]:
        """Return the events of this seat in order, or of a spectator for `None`, without the first `after`.

        A table that continues from a snapshot has no events from before it.
        """
        self._check_seat(seat)
        stream = self._stream(seat)
        return stream.events[max(after - stream.before, 0) :]

    def view(self, seat: int | None) -> Any:
        """Return the view of this seat: its events, folded."""
        self._check_seat(seat)
        return self._fold(seat)

    def all_events(self) -> list[Event]:
        """Return every event in full. For the record's owner and for tests; no player ever receives it."""
        return list(self._stream(Stream.TRUTH).events)

    def all_seeing_view(self) -> Any:
        """Return the view folded from every event; it agrees with the state."""
        return self._fold(Stream.TRUTH)

    # For the owner of the table

    def stream(self, reader: int | str | None) -> Stream:
        """Return the stream of a seat, of a spectator or of `Stream.TRUTH`, up to date."""
        if reader != Stream.TRUTH:
            self._check_seat(reader)
        return self._stream(reader)

    def new_fold(self, reader: int | str | None) -> Fold:
        """Return a fold of this reader's stream that has read nothing yet, to stop at intermediate events."""
        return Fold(lambda: self._first_view(reader), self.stream(reader).before)

    @property
    def answers(self) -> int:
        """The number of answers given by players and by chance, including undone ones."""
        return self._undone + self._stands

    def told(self, seat: int | None) -> int:
        """Return the number of events that this seat has received since the game began."""
        self._check_seat(seat)
        stream = self._stream(seat)
        return stream.before + len(stream.events)

    def copy(self) -> Self:
        """Return an independent table in the same position."""
        twin = type(self).__new__(type(self))
        state: Any = self.state
        twin._prepare(self.game, state.copy(), self.setup, self._ledger.copy(), len(self.seats))
        twin.chance, twin.outcome = self.chance, self.outcome
        twin._stack, twin._question, twin._asking = list(self._stack), self._question, self._asking
        twin._given, twin._notes = self._given, list(self._notes)
        twin._stands, twin._undone, twin._start = self._stands, self._undone, self._start
        twin._chances, twin._asked = self._chances, self._asked
        twin._checkpoints, twin._due = self._checkpoints.copy(), self._due
        return twin

    @property
    def asking(self) -> tuple[str, tuple[Any, ...]] | None:
        """The step that asks now, with its arguments; `None` after the end."""
        return None if self._question is None else self._asking

    def last_answer(self) -> tuple[int, int]:
        """Return the seat whose answer `undo` would take back, and the number of answers that would remain.

        Raises `BadAnswer` if only chance has answered so far.
        """
        self._ledger.catch_up()
        for number in range(self._stands - 1, -1, -1):
            seat = self._ledger.answer(number)[0].seat
            if seat != CHANCE:
                return seat, self._before + number
        raise BadAnswer("nothing_to_undo")

    def undo(self) -> None:
        """Take back the last answer of a player, together with the answers of chance after it."""
        self._rewind(self.last_answer()[1])

    def note(self, kind: str, **data: Any) -> None:
        """Write a line into the record that replay ignores."""
        self._notes.append((len(self._log), Note(kind, data)))

    def record(self) -> Record:
        """Return the record of the game so far."""
        start = None if self._start is None else msgspec.json.decode(msgspec.json.encode(self._start))
        header = Header(self.game.name, self.game.version, len(self.seats), self.game.options(self.setup), start=start)
        return Record(header, tuple(self.lines()))

    def lines(self, *, after: int = 0) -> list[Line]:
        """Return the lines of the record, without the first `after`, to append to a file."""
        return self._recording().lines[after:]

    def _recording(self) -> Recorder:
        if self._recorder is None:
            start = self._start
            self._recorder = Recorder("" if start is None else start.digest)
        self._recorder.extend(self._ledger, self._notes)
        return self._recorder

    @classmethod
    def replay(cls, record: Record, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Replay a record. Raises `RecordError` at the first line that does not fit these rules."""
        table: Table[Any]
        try:
            record = migrated(record)
            header = record.header
            game = find_game(header.game)
            if header.start is not None:
                table = cls.restore(msgspec.convert(header.start, Snapshot, str_keys=True, strict=False))
            else:
                table = cls(game, set_up(game, header.seats, dict(header.options)), seats=header.seats)
        except (
            LookupError,
            SetupError,
            BadAnswer,
            NotAnOption,
            RecordError,
            StepError,
            msgspec.ValidationError,
        ) as error:
            raise _unplayable(1, error) from error
        for number, line in enumerate(record.lines, start=2):
            try:
                table.play_line(line)
            except (BadAnswer, IllegalAnswer, RecordError, StepError) as error:
                table._refuse_other_content()
                raise _unplayable(number, error) from error
        table._refuse_other_content()
        table.chance = chance
        table._answer_for_chance()
        return table

    def _refuse_other_content(self) -> None:
        if problems := self.game.content_conflicts(self):
            raise RecordError("; ".join(map(str, problems))) from ContentChanged(problems)

    def play_line(self, line: Line) -> None:
        """Apply a line of a record. Raises `RecordError` if its digest differs from that of the game after it.

        Attach `chance` only after the last line, since the answers of chance are lines of the record.
        """
        if isinstance(line, Note):
            self._notes.append((len(self._log), line))
            return
        if isinstance(line, Answered):
            self.submit(Answer(line.decision, line.seat, line.value))
        elif isinstance(line, Undone):
            self._rewind(line.keep)
        digest = line.value if isinstance(line, Digest) else line.digest
        if digest and self.digest() != digest:
            raise RecordError("the game differs from its record: other rules have made it", code="other_rules")

    def digest(self) -> str:
        """Return the digest of everything so far, as in the latest line of the record."""
        return self._recording().digest

    def snapshot(self) -> Snapshot:
        """Return the current moment as plain data."""
        readers = (*self.seats, None, Stream.TRUTH)
        self._ledger.catch_up()
        return Snapshot(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.seats),
            options=self.game.options(self.setup),
            state=msgspec.to_builtins(self.state, str_keys=True),
            stack=list(self._stack),
            asking=self.asking,
            given=list(self._given),
            latest=self._latest(),
            ids=dict(self._ledger.ids),
            told={str(reader): self._stream(reader).before + len(self._stream(reader).events) for reader in readers},
            views=split_views(
                {str(reader): msgspec.to_builtins(self._fold(reader), str_keys=True) for reader in readers}
            ),
            standing=self._before + self._stands,
            answers=self.answers,
            digest=self.digest(),
            outcome=self.outcome,
        )

    @classmethod
    def restore(cls, snapshot: Snapshot, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Continue from a snapshot. The new table's record starts with that snapshot.

        Raises `ContentChanged` if the content of the game conflicts with play so far.
        """
        game = find_game(snapshot.game)
        setup = set_up(game, snapshot.seats, dict(snapshot.options))
        table: Table[Any] = cls.__new__(cls)
        table._prepare(game, game.load(setup, snapshot.state), setup, Ledger(snapshot.ids), snapshot.seats)
        table._start = snapshot = msgspec.structs.replace(
            snapshot, latest={seat: (number, frozen(value)) for seat, (number, value) in snapshot.latest.items()}
        )
        table._undone, table._chances = snapshot.answers, snapshot.ids[CHANCE]
        stack = [(name, frozen(place)) for name, place in snapshot.stack]
        asking = None if snapshot.asking is None else (snapshot.asking[0], frozen(snapshot.asking[1]))
        table._stand_at((table.state, stack, asking, {}, snapshot.outcome))
        options = table.options
        table._given = {seat: options[seat].read(snapshot.latest[seat][1]) for seat in snapshot.given}
        table._open = table._decisions = None
        if problems := game.content_conflicts(table):
            raise ContentChanged(problems)
        table.chance = chance
        table._answer_for_chance()
        return table

    # Internals

    @property
    def _before(self) -> int:
        """The number of standing answers when this table began."""
        return 0 if self._start is None else self._start.standing

    def _keep_checkpoint(self) -> None:
        self._checkpoints.keep(self._stands, self._moment())
        self._due = self._stands + EVERY

    def _acknowledge_repetition(self, answer: Answer) -> None:
        read, index = self._index
        self._ledger.catch_up()
        for number in range(read, self._stands):
            decision, value = self._ledger.answer(number)
            index[decision.seat, decision.id] = (decision, value)
        self._index = (self._stands, index)
        if (given := index.get((answer.seat, answer.decision))) is not None:
            decision, value = given
            if answer.value in decision.options and decision.options.read(answer.value) == value:
                return
            raise BadAnswer("already_answered", decision=answer.decision)
        if self._start is not None:
            number, before = self._start.latest.get(answer.seat, (0, None))
            if number == answer.decision:
                if as_plain(answer.value) == before:
                    return
                raise BadAnswer("already_answered", decision=answer.decision)
        raise BadAnswer("no_such_question", decision=answer.decision, seat=answer.seat)

    def _latest(self) -> dict[int, tuple[int, Any]]:
        latest = {} if self._start is None else dict(self._start.latest)
        for seat, (decision, value) in self._ledger.latest().items():
            latest[seat] = (decision.id, as_plain(value))
        return dict(sorted(latest.items()))  # unsorted, the order would reveal where the game was saved before

    # Undo and rollback

    def _moment(self) -> bytes:
        asking = None if self._question is None else self._asking
        moment: _Moment = (self.state, self._stack, asking, self._given, self.outcome)
        return pickle.dumps(moment, pickle.HIGHEST_PROTOCOL)

    def _stand_at(self, moment: _Moment) -> None:
        """Restore this moment. Its open question is built again by asking the step; no event is emitted."""
        self.state, self._stack, asking, self._given, self.outcome = moment
        if asking is not None:
            step, arguments = asking
            ask = self.program.bound[step][0]
            question = None if ask is None else ask(self, *arguments)
            if question is None:
                raise LookupError(f"step {step} asks nothing here")
            self._asking, self._question = (step, arguments), question
            ids = self._ledger.ids
            before = {seat: ids[seat] - (seat in question.options) for seat in ids}
            self._ledger = Ledger(ids, decisions(question, before))
            self._log = self._ledger.entries

    def _past(self, stands: int) -> "Table[State]":
        """Return a table at the moment when only `stands` of this table's answers had been given."""
        past: Table[State]
        known = self._checkpoints.before(stands)
        if known is not None:
            past = Table.__new__(Table)
            seats = len(self.seats)
            past._prepare(self.game, self.state, self.setup, Ledger(dict.fromkeys(range(CHANCE, seats), 0)), seats)
            past._stand_at(pickle.loads(known[1]))
        elif self._start is not None:
            past = Table.restore(self._start)
        else:
            past = Table(self.game, self.setup, seats=len(self.seats))
        start = 0 if known is None else known[0]
        self._ledger.catch_up()
        for number in range(start, stands):
            decision, value = self._ledger.answer(number)
            past._take_some({decision.seat: value})
        self._due = start + EVERY if start else FIRST
        return past

    def _rewind(self, keep: int) -> None:
        """Go back to the moment when only the first `keep` standing answers had been given. Ids and numbers go on."""
        kept = keep - self._before
        if not 0 <= kept <= self._stands:
            raise RecordError(f"cannot go back to answer {keep}: there are {self._before + self._stands}")
        past = self._past(kept)
        place, number = self._ledger.standing[kept] if kept < self._stands else (len(self._log), 0)
        self._undone += self._stands - kept
        self._assume(past, kept)
        self._log.append(((place, number, kept, keep), REWOUND))
        question = self._question
        if question is not None:  # seats that have answered already are not asked again
            self._ask(msgspec.structs.replace(question, options=self.options), *self._asking)
            self._ledger.catch_up()
            self._question = question

    def _take_back(self, entries: int, seat: int) -> Decision:
        del self._log[entries:]
        self._ledger.forget()
        self._ledger.catch_up()
        stands = len(self._ledger.standing)
        self._assume(self._past(stands), stands)
        self._chances, self._asked = self._ledger.ids[CHANCE], self._ledger.asked
        return self.open[seat]

    def _assume(self, past: "Table[State]", stands: int) -> None:
        """Take over the position of a table from `_past`."""
        self._stands = stands
        self._index = (0, {})
        self.state, self.outcome, self._stack = past.state, past.outcome, past._stack
        self._asking, self._question, self._given = past._asking, past._question, past._given
        self._open = self._decisions = None

    # Streams and folds

    def _check_seat(self, seat: int | str | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in self.seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {len(self.seats) - 1}")

    def _stream(self, reader: int | str | None) -> Stream:
        stream = self._streams.get(reader)
        if stream is None:
            before = 0 if self._start is None else self._start.told[str(reader)]
            stream = self._streams[reader] = Stream(reader, before)
        stream.extend(self._ledger)
        return stream

    def _fold(self, reader: int | str | None) -> View:
        fold, stream = self._folds.get(reader), self._stream(reader)
        if fold is None:
            fold = self._folds[reader] = self.new_fold(reader)
        return fold.extend(stream.events, stream.before)

    def _first_view(self, reader: int | str | None) -> View:
        view = self.game.view(reader)
        return view if self._start is None else self.game.load_view(view, self._start.known_to(reader))


def _unplayable(line: int, error: Exception) -> RecordError:
    """Return an error that names the first line of the record that cannot be replayed."""
    code, details = (error.code, error.details) if isinstance(error, RecordError) else ("", {})
    return RecordError(f"line {line} of the record cannot be played: {error}", code=code, **{**details, "line": line})
