"""The table: one game being played."""

import pickle
from collections.abc import Mapping
from typing import Any, Final, Self

import msgspec

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.checkpoints import EVERY, FIRST, Checkpoints
from afallon.kernel.errors import BadAnswer, IllegalAnswer, RecordError, SetupError, StepError
from afallon.kernel.events import ALL, Withdrawn
from afallon.kernel.game import Game, find_game, migrated, set_up
from afallon.kernel.ledger import ANSWERED, ASKED, REWOUND, AnswerGiven, Ledger, decisions
from afallon.kernel.options import NotAnOption, Options
from afallon.kernel.program import Frame
from afallon.kernel.record import Answered, Digest, Header, Line, Note, Record, Recorder, Undone, as_plain
from afallon.kernel.snapshot import Snapshot, frozen
from afallon.kernel.steps import ANYBODY, Answer, Ask, Decision, Outcome, State
from afallon.kernel.stream import Stream
from afallon.kernel.turn import Turn
from afallon.kernel.view import Fold, View
from afallon.kernel.vocabulary import Event

_MOST_STEPS: Final = 100_000
"""So many steps without a question: the rules go round for ever."""

_ONLY_INTS: Final = frozenset({int})

_NO_ANSWERS: Final[Mapping[int, Any]] = {}

_Moment = tuple[Any, list[Frame], Frame | None, dict[int, Any], Outcome | None]
"""What a game is at one moment: state, stack, the step that asks, the answers of its group so far, the outcome."""


class Table(Turn[State]):
    """One game being played: `open` questions, `submit` answers, read `events_for` a seat, until there is an `outcome`.

    Steps know it as a `Turn`, queries and screens as a `Position`; whoever owns the game has the whole table.
    """

    __slots__ = (
        "_answers",
        "_asking",
        "_chances",
        "_checkpoints",
        "_due",
        "_folds",
        "_given",
        "_index",
        "_ledger",
        "_notes",
        "_open",
        "_question",
        "_recorder",
        "_stands",
        "_start",
        "_streams",
        "chance",
        "game",
    )

    def __init__(self, game: Game, setup: Any, *, seats: int, chance: SeededChance | None = None) -> None:
        super().__init__(game.begin(setup), setup, seats, game.compile(setup))
        self._prepare(game, Ledger(dict.fromkeys((CHANCE, *self.seats), 0)))
        self._stack.append((next(iter(self.program.phases)), 0))
        self._advance()
        self.chance: SeededChance | None = chance
        self._answer_for_chance()

    def _prepare(self, game: Game, ledger: Ledger) -> None:
        self.game = game
        self.chance = None
        self._ledger = ledger
        self._log = ledger.entries
        self._question: Ask | None = None
        """What is being asked; its group may have answered in part."""

        self._asking: tuple[str, tuple[Any, ...]] = ("", ())
        """The step that asks it, and the arguments of that step."""

        self._given: dict[int, Any] = {}
        """The answers of the group so far."""

        self._open: dict[int, Decision] | None = None
        self._chances = 0
        """How often chance has been asked: the id of its latest question."""

        self._stands = 0
        """How many answers stand, without those before the start."""

        self._answers = 0
        self._start: Snapshot | None = None
        self._checkpoints: Checkpoints[bytes] = Checkpoints()
        self._due = FIRST
        self._index: tuple[int, dict[tuple[int, int], AnswerGiven]] = (0, {})
        self._notes: list[tuple[int, Note]] = []
        self._recorder: Recorder | None = None
        self._streams: dict[int | str | None, Stream] = {}
        self._folds: dict[int | str | None, Fold] = {}

    # For players

    @property
    def open(self) -> dict[int, Decision]:
        """The questions that wait for an answer, by seat."""
        if self._open is None:
            if self._question is None:
                self._open = {}
            else:
                self._ledger.catch_up()
                given = self._given
                self._open = {seat: asked for seat, asked in self._ledger.current.items() if seat not in given}
        return self._open

    @property
    def options(self) -> Mapping[int, Options]:
        """What may be answered now, by seat: all that somebody needs who plays every seat."""
        if self._question is None:
            return {}
        if not self._given:
            return self._question.options
        return {seat: options for seat, options in self._question.options.items() if seat not in self._given}

    def submit(self, *answers: Answer) -> None:
        """Take an answer, or several to questions that are open together: all of them or none.

        A refused answer raises and changes nothing; one that was given before is acknowledged.
        """
        taken: dict[int, Any] = {}
        opened = self.open
        for answer in answers:
            if type(answer) is not Answer or type(answer.seat) is not int or type(answer.decision) is not int:
                raise BadAnswer("not_an_answer")
            decision = opened.get(answer.seat)
            if decision is None or decision.id != answer.decision:
                self._acknowledge_repetition(answer)
                continue
            try:
                taken[answer.seat] = decision.options.read(answer.value)
            except NotAnOption as error:
                raise _illegal(decision, answer.value, error) from None
        if taken:
            self._take(taken)

    def submit_all(self, values: Mapping[int, Any]) -> None:
        """Answer everything that is asked now in one call, by seat: for whoever plays every seat.

        It is the same as to `submit` an answer for each of these seats, and much quicker.
        """
        options = self.options
        if _ONLY_INTS.issuperset(map(type, values)) and values.keys() <= options.keys():
            taken = {}
            try:
                for seat, value in values.items():
                    taken[seat] = options[seat].read(value)
            except NotAnOption:
                pass  # submitting them one by one says which
            else:
                if taken:
                    self._take(taken)
                return
        opened = self.open
        ids = {seat: opened[seat].id if type(seat) is int and seat in opened else 0 for seat in values}
        self.submit(*[Answer(ids[seat], seat, value) for seat, value in values.items()])

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

    def stream(self, reader: int | str | None) -> Stream:
        """The stream of a seat, of a spectator or of `Stream.TRUTH`, as far as the game has come."""
        if reader != Stream.TRUTH:
            self._check_seat(reader)
        return self._stream(reader)

    def new_fold(self, reader: int | str | None) -> Fold:
        """A fold of this reader's stream that has not begun yet, for whoever wants to stop on the way."""
        return Fold(lambda: self._first_view(reader), self.stream(reader).before)

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
        twin._prepare(self.game, self._ledger.copy())
        twin.chance, twin.outcome = self.chance, self.outcome
        twin._stack, twin._question, twin._asking = list(self._stack), self._question, self._asking
        twin._given, twin._notes = dict(self._given), list(self._notes)
        twin._stands, twin._answers, twin._start = self._stands, self._answers, self._start
        twin._chances = self._chances
        twin._checkpoints, twin._due = self._checkpoints.copy(), self._due
        return twin

    def undo(self) -> None:
        """Take back the last answer of a person, with the chance that followed it."""
        self._ledger.catch_up()
        for number in range(self._stands - 1, -1, -1):
            if self._ledger.answer(number)[0].seat != CHANCE:
                self._rewind(self._before + number)
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
            self._recorder = Recorder() if start is None else Recorder(start.digest, start.answers)
        self._recorder.extend(self._ledger, self._notes)
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
        self._ledger.catch_up()
        return Snapshot(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.seats),
            options=self.game.options(self.setup),
            state=msgspec.to_builtins(self.state, str_keys=True),
            stack=list(self._stack),
            asking=None if self._question is None else self._asking,
            given=list(self._given),
            latest=self._latest(),
            ids=dict(self._ledger.ids),
            told={str(reader): self._stream(reader).before + len(self._stream(reader).events) for reader in readers},
            views={str(reader): msgspec.to_builtins(self._fold(reader), str_keys=True) for reader in readers},
            standing=self._before + self._stands,
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
        table._prepare(game, Ledger(snapshot.ids))
        table._start = snapshot = msgspec.structs.replace(
            snapshot, latest={seat: (number, frozen(value)) for seat, (number, value) in snapshot.latest.items()}
        )
        table._answers, table._chances = snapshot.answers, snapshot.ids[CHANCE]
        stack = [(name, frozen(place)) for name, place in snapshot.stack]
        asking = None if snapshot.asking is None else (snapshot.asking[0], frozen(snapshot.asking[1]))
        table._stand_at((table.state, stack, asking, {}, snapshot.outcome))
        options = table.options
        table._given = {seat: options[seat].read(snapshot.latest[seat][1]) for seat in snapshot.given}
        table._open = None
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
                else:
                    slot = track[place]
                    if slot is None:
                        if stack:
                            continue
                        raise LookupError(f"phase {name} ran out: its last step must go on to another, or end the game")
                    name, ask, resolve, following = slot
                    stack.append(following)
                    if ask is not None:
                        question = ask(self)
                        if question is not None and question.options:
                            self._ask(name, (), question)
                            return
                    resolve(self, _NO_ANSWERS)
                if self.outcome is not None:
                    return
            raise RecursionError(f"{_MOST_STEPS} steps without a question: the rules go round for ever")
        except Exception as error:
            raise StepError(name, None, error) from error

    def _ask(self, step: str, arguments: tuple[Any, ...], question: Ask) -> None:
        self._asking, self._question, self._open = (step, arguments), question, None
        self._log.append((question, ASKED))
        if CHANCE in question.options:
            self._chances += 1

    def _take(self, taken: dict[int, Any]) -> None:
        """Let these answers happen; if a rule fails on the way, nothing has."""
        question = self._question
        assert question is not None
        before = (len(self._log), self._stands, self._answers, self._chances)
        try:
            self._accept(question, taken)
            question = self._question
            if question is not None and CHANCE in question.options:
                self._answer_for_chance()
        except BaseException as error:
            decision = self._take_back(*before, next(reversed(taken)))
            if isinstance(error, StepError):
                raise StepError(error.step, decision, error.__cause__ or error) from error.__cause__
            raise
        if self._stands >= self._due:
            self._checkpoints.keep(self._stands, self._moment())
            self._due = self._stands + EVERY

    def _accept(self, question: Ask, taken: dict[int, Any]) -> None:
        """Some of the group answer; if that is enough, the step that asked does its work, and the game goes on."""
        withdrawn: tuple[int, ...] = ()
        if question.group is ANYBODY:
            seat = next(iter(taken))
            taken = {seat: taken[seat]}
            withdrawn = tuple(sorted(other for other in question.options if other != seat))
        self._log.append((taken, ANSWERED))
        count = len(taken)
        self._stands += count
        self._answers += count
        given = {**self._given, **taken} if self._given else taken
        if withdrawn:
            self._log.append((Withdrawn(withdrawn), ALL))
        elif len(given) < len(question.options):
            self._given, self._open = given, None
            return
        step, arguments = self._asking
        self._question, self._given, self._open = None, {}, None
        try:
            self.program.bound[step][1](self, given, *arguments)
        except Exception as error:
            raise StepError(step, None, error) from error
        if self.outcome is None:
            self._advance()

    def _answer_for_chance(self) -> None:
        if self.chance is not None:
            while (question := self._question) is not None and CHANCE in question.options:
                options = question.options[CHANCE]
                decision = Decision(self._chances, CHANCE, question.about, options, question.rule)
                self._accept(question, {CHANCE: options.read(self.chance.answer(decision))})

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
        latest: dict[int, tuple[int, Any]] = {}
        for number in range(self._stands - 1, -1, -1):
            decision, value = self._ledger.answer(number)
            latest.setdefault(decision.seat, (decision.id, as_plain(value)))
            if len(latest) > len(self.seats):
                break
        else:
            latest = latest if self._start is None else {**self._start.latest, **latest}
        return dict(sorted(latest.items()))  # else the order would tell where a game was saved before

    # Going back

    def _moment(self) -> bytes:
        asking = None if self._question is None else self._asking
        moment: _Moment = (self.state, self._stack, asking, self._given, self.outcome)
        return pickle.dumps(moment, pickle.HIGHEST_PROTOCOL)

    def _stand_at(self, moment: _Moment) -> None:
        """Stand as the game stood at this moment. What was asked then is asked again, and nobody is told."""
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
        """A table that stands where only so many of this table's answers had been given."""
        past: Table[State]
        known = self._checkpoints.before(stands)
        if known is not None:
            past = Table.__new__(Table)
            Turn.__init__(past, self.state, self.setup, len(self.seats), self.program)
            past._prepare(self.game, Ledger(dict.fromkeys((CHANCE, *self.seats), 0)))
            past._stand_at(pickle.loads(known[1]))
        elif self._start is not None:
            past = Table.restore(self._start)
        else:
            past = Table(self.game, self.setup, seats=len(self.seats))
        start = 0 if known is None else known[0]
        self._ledger.catch_up()
        for number in range(start, stands):
            decision, value = self._ledger.answer(number)
            question = past._question
            assert question is not None
            past._accept(question, {decision.seat: value})
        self._due = start + EVERY if start else FIRST
        return past

    def _rewind(self, keep: int) -> None:
        """Go back to where only the first `keep` standing answers had been given. Ids and numbers go on."""
        kept = keep - self._before
        if not 0 <= kept <= self._stands:
            raise RecordError(f"cannot go back to answer {keep}: there are {self._before + self._stands}")
        past = self._past(kept)
        place, number = self._ledger.standing[kept] if kept < self._stands else (len(self._log), 0)
        self._assume(past, kept)
        self._log.append(((place, number, kept, keep), REWOUND))
        if self._question is not None:
            self._log.append((msgspec.structs.replace(self._question, options=self.options), ASKED))
            self._chances += CHANCE in self._question.options

    def _take_back(self, log_length: int, stands: int, answers: int, chances: int, seat: int) -> Decision:
        """After a failure: stand as before the answer; the question that this seat had is returned."""
        del self._log[log_length:]
        self._ledger.forget()
        self._assume(self._past(stands), stands)
        self._answers, self._chances = answers, chances
        return self.open[seat]

    def _assume(self, past: "Table[State]", stands: int) -> None:
        """Take the position of a table of the past."""
        self._stands = stands
        self._index = (0, {})
        self.state, self.outcome, self._stack = past.state, past.outcome, past._stack
        self._asking, self._question, self._given, self._open = past._asking, past._question, past._given, None

    # Reading

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
        return view if self._start is None else self.game.load_view(view, self._start.views[str(reader)])


def _illegal(decision: Decision, value: Any, error: NotAnOption) -> IllegalAnswer:
    if error.barred is not None:
        facts = {name: fact for name, fact in error.barred.facts.items() if name not in ("rule", "kind", "value")}
        return IllegalAnswer("not_an_option", rule=error.barred.rule, kind=decision.kind, value=value, **facts)
    return IllegalAnswer("not_an_option", rule=decision.rule, kind=decision.kind, value=value)
