"""The table: one game being played."""

import pickle
from collections.abc import Mapping
from typing import Any, Final, Self

import msgspec

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.checkpoints import EVERY, Checkpoints
from afallon.kernel.errors import BadAnswer, IllegalAnswer, RecordError, SetupError, StepError
from afallon.kernel.events import ALL, ANSWERED, ASKED, REWOUND, Stream, Told, Withdrawn
from afallon.kernel.game import Game, find_game, migrated, set_up
from afallon.kernel.options import NotAnOption
from afallon.kernel.program import Frame
from afallon.kernel.record import Answered, Digest, Header, Line, Note, Record, Recorder, Undone, as_plain
from afallon.kernel.steps import ANYBODY, Answer, Ask, Decision, Outcome, State
from afallon.kernel.turn import Turn
from afallon.kernel.view import Fold, View
from afallon.kernel.vocabulary import Event

_MOST_STEPS: Final = 100_000
"""So many steps without a question: the rules go round for ever."""

_NO_ANSWERS: Final[Mapping[int, Any]] = {}

_Moment = tuple[Any, list[Frame], Frame | None, dict[int, Any], Outcome | None]
"""What a game is at one moment: state, stack, the step that asks, the answers of its group so far, the outcome."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment as plain data: what `Table.restore` needs to go on from there.

    Its size does not depend on how long the game has been: what happened before is in the record that led here.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    stack: list[tuple[str, Any]]
    asking: tuple[str, Any] | None
    given: list[int]
    """Of the group that is being asked: the seats that have answered."""

    latest: dict[int, tuple[int, Any]]
    """By seat: its latest answer that stands, with the id of its question."""

    ids: dict[int, int]
    told: dict[str, int]
    """By reader: how many events were told."""

    views: dict[str, Any]
    """By reader: what was known."""

    standing: int
    """How many answers stand."""

    answers: int
    """How many were given, undone ones included."""

    digest: str
    outcome: Outcome | None


class Table(Turn[State]):
    """One game being played: `open` questions, `submit` answers, read `events_for` a seat, until there is an `outcome`.

    Steps know it as a `Turn`, queries and screens as a `Position`; whoever owns the game has the whole table.
    """

    __slots__ = (
        "_answers",
        "_asking",
        "_checkpoints",
        "_due",
        "_folds",
        "_given",
        "_ids",
        "_index",
        "_notes",
        "_recorder",
        "_standing",
        "_start",
        "_started",
        "_streams",
        "_told",
        "chance",
        "game",
        "open",
    )

    def __init__(self, game: Game, setup: Any, *, seats: int, chance: SeededChance | None = None) -> None:
        super().__init__(game.begin(setup), setup, seats, game.compile(setup))
        self._prepare(game, chance)
        self._stack.append((next(iter(self.program.phases)), 0))
        self._advance()
        self._started = len(self._log)
        self._answer_for_chance()

    def _prepare(self, game: Game, chance: SeededChance | None) -> None:
        self.game = game
        self.chance = chance
        self.open: dict[int, Decision] = {}
        self._asking: tuple[str, tuple[Any, ...], bool] | None = None
        self._given: dict[int, Any] = {}
        self._ids: dict[int, int] = dict.fromkeys((CHANCE, *self.seats), 0)
        self._standing: list[int] = []
        """By standing answer, without those before the start: its place in the log."""

        self._started = 0
        """The place in the log after which answers count."""

        self._answers = 0
        self._start: Snapshot | None = None
        self._checkpoints: Checkpoints[bytes] = Checkpoints()
        self._due = EVERY
        self._index: tuple[int, dict[tuple[int, int], tuple[Decision, Any]]] = (0, {})
        self._notes: list[tuple[int, Note]] = []
        self._recorder: Recorder | None = None
        self._told = Told()
        self._streams: dict[int | str | None, Stream] = {}
        self._folds: dict[int | str | None, Fold] = {}

    # For players

    def submit(self, *answers: Answer) -> None:
        """Take an answer, or several to questions that are open together: all of them or none.

        A refused answer raises and changes nothing; one that was given before is acknowledged.
        """
        taken: list[tuple[Decision, Any]] = []
        opened = self.open
        for answer in answers:
            if type(answer) is not Answer or type(answer.seat) is not int or type(answer.decision) is not int:
                raise BadAnswer("not_an_answer")
            decision = opened.get(answer.seat)
            if decision is None or decision.id != answer.decision:
                self._acknowledge_repetition(answer)
                continue
            try:
                taken.append((decision, decision.options.read(answer.value)))
            except NotAnOption as error:
                raise _illegal(decision, answer.value, error) from None
        if taken:
            self._take(taken)

    def events_for(self, seat: int | None, *, after: int = 0) -> list[Event]:
        """What this seat knows, in order; `None` is a spectator. With `after`, only what follows that many events.

        A table that goes on from a snapshot knows no events from before it.
        """
        self._check_seat(seat)
        stream = self._stream(seat)
        return stream.events[max(after - stream.before, 0) :]

    def view(self, seat: int | None) -> Any:
        """The fold of what this seat knows."""
        self._check_seat(seat)
        return self._fold(seat)

    def all_events(self) -> list[Event]:
        """Every event with all it tells. For the record's owner and for tests; no player ever gets it."""
        return list(self._stream(Stream.TRUTH).events)

    def all_seeing_view(self) -> Any:
        """The fold of every event; it agrees with the state."""
        return self._fold(Stream.TRUTH)

    # For the owner of the table

    @property
    def answers(self) -> int:
        """How many answers have been given, by people and by chance, undone ones included."""
        return self._answers

    def told(self, seat: int | None) -> int:
        """How many events this seat has been told since the game began."""
        self._check_seat(seat)
        stream = self._stream(seat)
        return stream.before + len(stream.events)

    def copy(self) -> Self:
        """An independent table in the same position."""
        twin = type(self).__new__(type(self))
        Turn.__init__(twin, self.state.copy(), self.setup, len(self.seats), self.program)  # type: ignore[attr-defined]
        twin._prepare(self.game, self.chance)
        twin.open, twin.outcome = dict(self.open), self.outcome
        twin._stack, twin._asking, twin._given = list(self._stack), self._asking, dict(self._given)
        twin._ids, twin._log, twin._notes = dict(self._ids), list(self._log), list(self._notes)
        twin._standing, twin._answers, twin._started = list(self._standing), self._answers, self._started
        twin._start, twin._checkpoints, twin._due = self._start, self._checkpoints.copy(), self._due
        return twin

    def undo(self) -> None:
        """Take back the last answer of a person, with the chance that followed it."""
        for place in range(len(self._standing) - 1, -1, -1):
            decision, _ = self._log[self._standing[place]][0]
            if decision.seat != CHANCE:
                self._rewind(self._before + place)
                return
        raise BadAnswer("nothing_to_undo")

    def note(self, kind: str, **data: Any) -> None:
        """Write a line into the record that replay ignores."""
        self._notes.append((len(self._log), Note(kind, data)))

    def record(self) -> Record:
        """The game so far, as its answers."""
        start = None if self._start is None else msgspec.json.decode(msgspec.json.encode(self._start))
        header = Header(self.game.name, self.game.version, len(self.seats), self.game.options(self.setup), start=start)
        return Record(header, tuple(self.lines()))

    def lines(self, *, after: int = 0) -> list[Line]:
        """The lines of the record, or only those after the first so many: what is yet to be written."""
        return self._recording().lines[after:]

    def _recording(self) -> Recorder:
        if self._recorder is None:
            start = self._start
            self._recorder = Recorder(self._started) if start is None else Recorder(0, start.digest, start.answers)
        self._recorder.extend(self._log, self._notes)
        return self._recorder

    @classmethod
    def replay(cls, record: Record, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Play a record again. It stops with `RecordError` where the record does not fit these rules."""
        table: Table[Any]
        try:
            record = migrated(record)
            header = record.header
            game = find_game(header.game)
            if header.start is not None:
                table = cls.restore(msgspec.convert(header.start, Snapshot, str_keys=True, strict=False))
            else:
                table = cls(game, set_up(game, header.seats, dict(header.options)), seats=header.seats)
        except (LookupError, SetupError, BadAnswer, NotAnOption, StepError, msgspec.ValidationError) as error:
            raise RecordError(f"line 1 of the record cannot be played: {error}") from error
        for number, line in enumerate(record.lines, start=2):
            if isinstance(line, Digest):
                if table.digest() != line.value:
                    versions = f"record of version {header.version}, rules of version {game.version}"
                    raise RecordError(f"the game differs from its record before line {number} ({versions})")
                continue
            try:
                table.play_line(line)
            except (BadAnswer, IllegalAnswer, RecordError, StepError) as error:
                raise RecordError(f"line {number} of the record cannot be played: {error}") from error
        table.chance = chance
        table._answer_for_chance()
        return table

    def play_line(self, line: Line) -> None:
        """Let a line of a record happen; a digest that differs from what has happened raises `RecordError`."""
        if isinstance(line, Answered):
            self.submit(Answer(line.decision, line.seat, line.value))
        elif isinstance(line, Undone):
            self._rewind(line.keep)
        elif isinstance(line, Note):
            self._notes.append((len(self._log), line))
        elif self.digest() != line.value:
            raise RecordError("the game differs from its record")

    def digest(self) -> str:
        """A digest of everything that has happened."""
        return self._recording().digest

    def snapshot(self) -> Snapshot:
        """This moment, as plain data."""
        readers = (*self.seats, None, Stream.TRUTH)
        asking = self._asking
        return Snapshot(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.seats),
            options=self.game.options(self.setup),
            state=msgspec.to_builtins(self.state, str_keys=True),
            stack=list(self._stack),
            asking=None if asking is None else asking[:2],
            given=list(self._given),
            latest=self._latest(),
            ids=dict(self._ids),
            told={str(reader): self._stream(reader).before + len(self._stream(reader).events) for reader in readers},
            views={str(reader): msgspec.to_builtins(self._fold(reader), str_keys=True) for reader in readers},
            standing=self._before + len(self._standing),
            answers=self._answers,
            digest=self.digest(),
            outcome=self.outcome,
        )

    @classmethod
    def restore(cls, snapshot: Snapshot, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Go on from a snapshot. What follows is a new record, which begins with it."""
        game = find_game(snapshot.game)
        setup = set_up(game, snapshot.seats, dict(snapshot.options))
        table: Table[Any] = cls.__new__(cls)
        Turn.__init__(table, game.load(setup, snapshot.state), setup, snapshot.seats, game.compile(setup))
        table._prepare(game, None)
        snapshot = msgspec.structs.replace(
            snapshot, latest={seat: (number, _frozen(value)) for seat, (number, value) in snapshot.latest.items()}
        )
        table._start = snapshot
        table._answers = snapshot.answers
        table._ids = dict(snapshot.ids)
        stack = [(name, _frozen(place)) for name, place in snapshot.stack]
        asking = None if snapshot.asking is None else (snapshot.asking[0], _frozen(snapshot.asking[1]))
        table._stand_at((table.state, stack, asking, {}, snapshot.outcome))
        for seat in snapshot.given:
            table._given[seat] = table.open.pop(seat).options.read(snapshot.latest[seat][1])
        table.open = {seat: _numbered(decision, table._ids[seat]) for seat, decision in table.open.items()}
        table.chance = chance
        table._answer_for_chance()
        return table

    def go_on(self) -> None:
        """Let chance answer what is open for it: for whoever has attached it to a table that was played by hand."""
        self._answer_for_chance()

    # How it works

    @property
    def _before(self) -> int:
        """How many answers stood when this table began."""
        return 0 if self._start is None else self._start.standing

    def _advance(self) -> None:
        """Run steps until one of them asks somebody, or the game is over."""
        tracks, bound, stack = self.program.tracks, self.program.bound, self._stack
        name = ""
        try:
            for _ in range(_MOST_STEPS):
                if self.outcome is not None:
                    return
                name, place = stack.pop()
                track = tracks.get(name)
                if track is None:
                    ask, resolve = bound[name]
                    if ask is not None:
                        question = ask(self, *place)
                        if question is not None and question.options:
                            self._ask(name, place, question)
                            return
                    resolve(self, _NO_ANSWERS, *place)
                elif place == len(track):
                    if not stack:
                        raise LookupError(f"phase {name} ran out: its last step must go on to another, or end the game")
                else:
                    name, (ask, resolve), following = track[place]
                    stack.append(following)
                    if ask is not None:
                        question = ask(self)
                        if question is not None and question.options:
                            self._ask(name, (), question)
                            return
                    resolve(self, _NO_ANSWERS)
            raise RecursionError(f"{_MOST_STEPS} steps without a question: the rules go round for ever")
        except Exception as error:
            raise StepError(name, None, error) from error

    def _ask(self, step: str, arguments: tuple[Any, ...], question: Ask) -> None:
        self._asking = (step, arguments, question.group is ANYBODY)
        about, rule, own, ids, opened = question.about, question.rule, question.own, self._ids, self.open
        for seat, options in question.options.items():
            ids[seat] += 1
            opened[seat] = Decision(ids[seat], seat, about, options, rule, own.get(seat) if own else None)
        if CHANCE not in opened:
            self._log.append((tuple(opened.values()), ASKED))

    def _take(self, taken: list[tuple[Decision, Any]]) -> None:
        """Let these answers happen; if a rule fails on the way, nothing has."""
        log_length, standing, answers, ids = len(self._log), len(self._standing), self._answers, self._ids.copy()
        try:
            if len(taken) == len(self.open) and not self._asking[2]:  # type: ignore[index]
                self._accept_all(taken)
            else:
                for decision, value in taken:
                    if self.open.get(decision.seat) is decision:  # else somebody else's answer was enough
                        self._accept(decision, value)
            if CHANCE in self.open:
                self._answer_for_chance()
        except BaseException as error:
            self._take_back(log_length, standing, answers, ids)
            if isinstance(error, StepError):
                raise StepError(error.step, taken[-1][0], error.__cause__ or error) from error.__cause__
            raise
        if len(self._standing) >= self._due:
            self._checkpoints.keep(len(self._standing), self._moment())
            self._due = len(self._standing) + EVERY

    def _accept_all(self, taken: list[tuple[Decision, Any]]) -> None:
        """The whole group, or all of it that was left, answers at once."""
        given, place = self._given, len(self._log)
        for answered in taken:
            given[answered[0].seat] = answered[1]
        self._log += [(answered, ANSWERED) for answered in taken]
        self._standing += range(place, place + len(taken))
        self._answers += len(taken)
        self.open = {}
        self._resolve()

    def _accept(self, decision: Decision, value: Any) -> None:
        opened, log = self.open, self._log
        del opened[decision.seat]
        self._given[decision.seat] = value
        self._standing.append(len(log))
        self._answers += 1
        log.append(((decision, value), ANSWERED))
        if not opened:
            self._resolve()
        elif self._asking is not None and self._asking[2]:
            log.append((Withdrawn(tuple(sorted(opened))), ALL))
            opened.clear()
            self._resolve()

    def _resolve(self) -> None:
        """The group has answered: let the step that asked do its work, and go on."""
        assert self._asking is not None
        step, arguments, _ = self._asking
        answers, self._given, self._asking = self._given, {}, None
        try:
            self.program.bound[step][1](self, answers, *arguments)
        except Exception as error:
            raise StepError(step, None, error) from error
        self._advance()

    def _answer_for_chance(self) -> None:
        if self.chance is not None:
            while (decision := self.open.get(CHANCE)) is not None:
                self._accept(decision, decision.options.read(self.chance.answer(decision)))

    def _acknowledge_repetition(self, answer: Answer) -> None:
        read, index = self._index
        for place in self._standing[read:]:
            decision, value = self._log[place][0]
            index[decision.seat, decision.id] = (decision, value)
        self._index = (len(self._standing), index)
        if (given := index.get((answer.seat, answer.decision))) is not None:
            decision, value = given
            if answer.value in decision.options and decision.options.read(answer.value) == value:
                return
            raise BadAnswer("already_answered", decision=answer.decision)
        if self._start is not None:
            number, before = self._start.latest.get(answer.seat, (None, None))
            if number == answer.decision:
                if as_plain(answer.value) == before:
                    return
                raise BadAnswer("already_answered", decision=answer.decision)
        raise BadAnswer("no_such_question", decision=answer.decision, seat=answer.seat)

    def _latest(self) -> dict[int, tuple[int, Any]]:
        latest: dict[int, tuple[int, Any]] = {}
        for place in reversed(self._standing):
            decision, value = self._log[place][0]
            latest.setdefault(decision.seat, (decision.id, as_plain(value)))
            if len(latest) > len(self.seats):
                break
        else:
            latest = latest if self._start is None else {**self._start.latest, **latest}
        return dict(sorted(latest.items()))  # else the order would tell where a game was saved before

    # Going back

    def _moment(self) -> bytes:
        asking = None if self._asking is None else self._asking[:2]
        moment: _Moment = (self.state, self._stack, asking, self._given, self.outcome)
        return pickle.dumps(moment, pickle.HIGHEST_PROTOCOL)

    def _stand_at(self, moment: _Moment) -> None:
        """Stand as the game stood at this moment. Questions are asked anew, with ids that mean nothing yet."""
        self.state, self._stack, asking, self._given, self.outcome = moment
        self._asking, self.open = None, {}
        if asking is not None:
            step, arguments = asking
            ask = self.program.bound[step][0]
            question = None if ask is None else ask(self, *arguments)
            if question is None:
                raise LookupError(f"step {step} asks nothing here")
            ids, log_length = dict(self._ids), len(self._log)
            self._ask(step, arguments, question)
            self._ids = ids
            del self._log[log_length:]
            for seat in self._given:
                del self.open[seat]

    def _past(self, standing: int) -> "Table[State]":
        """A table that stands where only so many of this table's answers had been given."""
        past: Table[State]
        known = self._checkpoints.before(standing)
        if known is not None:
            past = Table.__new__(Table)
            Turn.__init__(past, self.state, self.setup, len(self.seats), self.program)
            past._prepare(self.game, None)
            past._stand_at(pickle.loads(known[1]))
        elif self._start is not None:
            past = Table.restore(self._start)
        else:
            past = Table(self.game, self.setup, seats=len(self.seats))
        for place in self._standing[0 if known is None else known[0] : standing]:
            decision, value = self._log[place][0]
            past._accept(past.open[decision.seat], value)
        self._due = (0 if known is None else known[0]) + EVERY
        return past

    def _rewind(self, keep: int) -> None:
        """Go back to where only the first `keep` standing answers had been given. Ids and numbers go on."""
        kept = keep - self._before
        if not 0 <= kept <= len(self._standing):
            raise RecordError(f"cannot go back to answer {keep}: there are {self._before + len(self._standing)}")
        past = self._past(kept)
        back_to = self._standing[kept] if kept < len(self._standing) else len(self._log)
        self._assume(past, kept)
        self._log.append(((back_to, keep), REWOUND))
        for seat, decision in past.open.items():
            self._ids[seat] += 1
            self.open[seat] = _numbered(decision, self._ids[seat])
        asked = tuple(decision for seat, decision in self.open.items() if seat != CHANCE)
        if asked:
            self._log.append((asked, ASKED))

    def _take_back(self, log_length: int, standing: int, answers: int, ids: dict[int, int]) -> None:
        """After a failure: stand as before the answer, with the same questions under the same ids."""
        del self._log[log_length:]
        self._answers, self._ids = answers, ids
        past = self._past(standing)
        self._assume(past, standing)
        self.open = {seat: _numbered(decision, ids[seat]) for seat, decision in past.open.items()}

    def _assume(self, past: "Table[State]", standing: int) -> None:
        """Take the position of a table of the past, but not its questions."""
        del self._standing[standing:]
        self._index = (0, {})
        self.state, self.outcome, self._stack = past.state, past.outcome, past._stack
        self._asking, self._given, self.open = past._asking, past._given, {}

    # Reading

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in self.seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {len(self.seats) - 1}")

    def _stream(self, reader: int | str | None) -> Stream:
        stream = self._streams.get(reader)
        if stream is None:
            before = 0 if self._start is None else self._start.told[str(reader)]
            stream = self._streams[reader] = Stream(reader, before)
        stream.extend(self._log, self._told)
        return stream

    def _fold(self, reader: int | str | None) -> View:
        fold, stream = self._folds.get(reader), self._stream(reader)
        if fold is None:
            fold = self._folds[reader] = Fold(lambda: self._first_view(reader), stream.before)
        return fold.extend(stream.events, stream.before)

    def _first_view(self, reader: int | str | None) -> View:
        view = self.game.view(reader)
        return view if self._start is None else self.game.load_view(view, self._start.views[str(reader)])


def _illegal(decision: Decision, value: Any, error: NotAnOption) -> IllegalAnswer:
    if error.barred is not None:
        facts = {name: fact for name, fact in error.barred.facts.items() if name not in ("rule", "kind", "value")}
        return IllegalAnswer("not_an_option", rule=error.barred.rule, kind=decision.kind, value=value, **facts)
    return IllegalAnswer("not_an_option", rule=decision.rule, kind=decision.kind, value=value)


def _numbered(decision: Decision, number: int) -> Decision:
    return msgspec.structs.replace(decision, id=number)


def _frozen(data: Any) -> Any:
    """The data with tuples where JSON has lists, as steps push it."""
    if isinstance(data, dict):
        return {name: _frozen(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return tuple(_frozen(value) for value in data)
    return data
