"""The table: one game being played."""

from collections.abc import Iterator
from hashlib import blake2b
from heapq import merge
from typing import Any, Generic, Self

import msgspec

from afallon.kernel.chance import CHANCE, SeededChance
from afallon.kernel.errors import BadAnswer, IllegalAnswer, RecordError, SetupError
from afallon.kernel.events import ALL, Audience, Entry, Event, Stream
from afallon.kernel.game import Game, find_game, set_up
from afallon.kernel.options import NotAnOption
from afallon.kernel.program import Frame
from afallon.kernel.record import DIGEST_EVERY, Answered, Digest, Header, Line, Note, Record, Undone
from afallon.kernel.steps import ANYBODY, Answer, Ask, Decision, Outcome, State
from afallon.kernel.view import Fold, View

_encode = msgspec.json.Encoder().encode


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment as plain data: what `Table.restore` needs to go on from there."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    stack: list[tuple[str, Any]]
    asking: tuple[str, list[Any], str] | None
    open: list[Decision]
    given: list[int]
    ids: dict[int, int]
    log: list[tuple[str, Any, Any]]
    outcome: Outcome | None


class Table(Generic[State]):
    """One game being played: `open` questions, `submit` answers, read `events_for` a seat, until there is an `outcome`.

    Steps use `state`, `setup`, `fold`, `emit`, `push`, `go`, `enter`, `leave` and `end`. Everybody else uses the rest.
    """

    __slots__ = (
        "_asking",
        "_folds",
        "_given",
        "_ids",
        "_listeners",
        "_log",
        "_notes",
        "_queries",
        "_stack",
        "_start",
        "_started",
        "_streams",
        "chance",
        "game",
        "open",
        "outcome",
        "program",
        "seats",
        "setup",
        "state",
    )

    def __init__(self, game: Game, setup: Any, *, seats: int, chance: SeededChance | None = None) -> None:
        self._prepare(game, setup, seats)
        self.state: State = game.begin(setup)
        self.chance: SeededChance | None = chance
        self._stack.append((next(iter(self.program.phases)), 0))
        self._advance()
        self._started = len(self._log)
        self._answer_for_chance()

    def _prepare(self, game: Game, setup: Any, seats: int) -> None:
        self.game = game
        self.setup = setup
        self.seats = range(seats)
        self.program = game.compile(setup)
        self._queries, self._listeners = self.program.queries, self.program.listeners
        self.open: dict[int, Decision] = {}
        self.outcome: Outcome | None = None
        self._stack: list[Frame] = []
        self._asking: tuple[str, tuple[Any, ...], str] | None = None
        self._given: dict[int, Any] = {}
        self._ids: dict[int, int] = dict.fromkeys((CHANCE, *self.seats), 0)
        self._log: list[Entry] = []
        self._notes: list[tuple[int, Note]] = []
        self._start: Snapshot | None = None
        self._streams: dict[int | str | None, Stream] = {}
        self._folds: dict[int | str | None, Fold] = {}

    # For players

    def submit(self, answer: Answer) -> None:
        """Take an answer. A refused one raises and changes nothing; one that was given before is acknowledged."""
        if type(answer) is not Answer or type(answer.seat) is not int or type(answer.decision) is not int:
            raise BadAnswer("not_an_answer")
        decision = self.open.get(answer.seat)
        if decision is None or decision.id != answer.decision:
            self._acknowledge_repetition(answer)
            return
        try:
            value = decision.options.read(answer.value)
        except NotAnOption:
            raise IllegalAnswer("not_an_option", rule=decision.rule, kind=decision.kind, value=answer.value) from None
        self._accept(decision, value)
        if CHANCE in self.open:
            self._answer_for_chance()

    def events_for(self, seat: int | None) -> list[Event]:
        """What this seat knows, in order; `None` is a spectator."""
        if seat is not None and (type(seat) is not int or seat not in self.seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {len(self.seats) - 1}")
        return list(self._stream(seat))

    def view(self, seat: int | None) -> Any:
        """The fold of what this seat knows."""
        if seat is not None and (type(seat) is not int or seat not in self.seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {len(self.seats) - 1}")
        return self._fold(seat)

    def all_events(self) -> list[Event]:
        """Every event with all it tells. For the record's owner and for tests; no player ever gets it."""
        return list(self._stream(Stream.TRUTH))

    def all_seeing_view(self) -> Any:
        """The fold of every event; it agrees with the state."""
        return self._fold(Stream.TRUTH)

    # For the owner of the table

    @property
    def answers(self) -> int:
        """How many answers have been given, by people and by chance, undone ones included."""
        return sum(kind == "answered" for kind, _, _ in self._log[self._started :])

    def copy(self) -> Self:
        """An independent table in the same position."""
        twin = type(self).__new__(type(self))
        twin.game, twin.setup, twin.seats = self.game, self.setup, self.seats
        twin.program, twin.chance = self.program, self.chance
        twin._queries, twin._listeners = self._queries, self._listeners
        twin.state = self.state.copy()  # type: ignore[attr-defined]
        twin.open, twin.outcome = dict(self.open), self.outcome
        twin._stack, twin._asking, twin._given = list(self._stack), self._asking, dict(self._given)
        twin._ids, twin._log = dict(self._ids), list(self._log)
        twin._notes, twin._start, twin._started = list(self._notes), self._start, self._started
        twin._streams, twin._folds = {}, {}
        return twin

    def undo(self) -> None:
        """Take back the last answer of a person, with the chance that followed it."""
        people = [
            place for place, (_, decision, _) in enumerate(self._standing(self._started)) if decision.seat != CHANCE
        ]
        if not people:
            raise BadAnswer("nothing_to_undo")
        self._rewind(people[-1])

    def note(self, kind: str, **data: Any) -> None:
        """Write a line into the record that replay ignores."""
        self._notes.append((len(self._log), Note(kind, data)))

    def record(self) -> Record:
        """The game so far, as its answers."""
        start = None if self._start is None else msgspec.json.decode(_encode(self._start))
        header = Header(self.game.name, self.game.version, len(self.seats), self.game.options(self.setup), start=start)
        return Record(header, tuple(self._record_lines()))

    @classmethod
    def replay(cls, record: Record, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Play a record again. It stops with `RecordError` where the record does not fit these rules."""
        header = record.header
        table: Table[Any]
        try:
            game = find_game(header.game)
            if header.start is not None:
                table = cls.restore(msgspec.convert(header.start, Snapshot, str_keys=True))
            else:
                table = cls(game, set_up(game, header.seats, dict(header.options)), seats=header.seats)
        except (LookupError, SetupError, BadAnswer, NotAnOption, msgspec.ValidationError) as error:
            raise RecordError(f"line 1 of the record cannot be played: {error}") from error
        digest, hashed = "", 0
        for number, line in enumerate(record.lines, start=2):
            if isinstance(line, Answered | Undone):
                try:
                    if isinstance(line, Answered):
                        table.submit(Answer(line.decision, line.seat, line.value))
                    else:
                        table._rewind(line.keep)
                except (BadAnswer, IllegalAnswer, RecordError) as error:
                    raise RecordError(f"line {number} of the record cannot be played: {error}") from error
            elif isinstance(line, Note):
                table._notes.append((len(table._log), line))
            else:
                digest, hashed = table._digest(digest, hashed, len(table._log)), len(table._log)
                if digest != line.value:
                    raise RecordError(
                        f"the game differs from its record before line {number}"
                        f" (record of version {header.version}, rules of version {game.version})"
                    )
        table.chance = chance
        table._answer_for_chance()
        return table

    def snapshot(self) -> Snapshot:
        """This moment, as plain data."""
        return Snapshot(
            game=self.game.name,
            version=self.game.version,
            seats=len(self.seats),
            options=self.game.options(self.setup),
            state=msgspec.to_builtins(self.state, str_keys=True),
            stack=list(self._stack),
            asking=None if self._asking is None else (self._asking[0], list(self._asking[1]), self._asking[2]),
            open=list(self.open.values()),
            given=list(self._given),
            ids=dict(self._ids),
            log=list(self._log),
            outcome=self.outcome,
        )

    @classmethod
    def restore(cls, snapshot: Snapshot, *, chance: SeededChance | None = None) -> "Table[Any]":
        """Go on from a snapshot. What follows is a new record, which begins with it."""
        game = find_game(snapshot.game)
        setup = set_up(game, snapshot.seats, dict(snapshot.options))
        table: Table[Any] = cls.__new__(cls)
        table._prepare(game, setup, snapshot.seats)
        table.state = game.load(setup, snapshot.state)
        table._stack = [(name, _frozen(place)) for name, place in snapshot.stack]
        if snapshot.asking is not None:
            step, arguments, group = snapshot.asking
            table._asking = (step, _frozen(arguments), group)
        table.open = {decision.seat: decision for decision in snapshot.open}
        table._ids = dict(snapshot.ids)
        table._log = [_entry(kind, data, to) for kind, data, to in snapshot.log]
        latest = {decision.seat: value for _, decision, value in table._standing(0)}
        table._given = {seat: latest[seat] for seat in snapshot.given}
        table._started = len(table._log)
        table.outcome = snapshot.outcome
        table._start = snapshot
        table.chance = chance
        table._answer_for_chance()
        return table

    # For steps

    def emit(self, kind: str, *, to: Audience, **data: Any) -> None:
        """Say what happened, to those who may know it."""
        self._log.append((kind, data, to))
        if self._listeners:
            for listener in self._listeners.get(kind, ()):
                listener(self, data)

    def fold(self, query: str, value: Any, *arguments: Any) -> Any:
        """The value after every active module has had its say."""
        for answer in self._queries.get(query, ()):
            value = answer(self, value, *arguments)
        return value

    def push(self, step: str, *arguments: Any) -> None:
        """Do this step next, before what was to come."""
        self._stack.append((step, arguments))

    def go(self, phase: str) -> None:
        """Leave whatever is under way, and begin this phase."""
        self._stack[:] = [(phase, 0)]

    def enter(self, phase: str) -> None:
        """Do the whole of this phase next, before what was to come."""
        self._stack.append((phase, 0))

    def leave(self, phase: str) -> None:
        """Drop the rest of this phase, which was entered, and whatever was to come within it."""
        stack = self._stack
        while stack.pop()[0] != phase:
            if not stack:
                raise LookupError(f"phase {phase} is not under way")

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome
        self._stack.clear()
        self.emit("game_ended", to=ALL, **msgspec.structs.asdict(outcome))

    # How it works

    def _advance(self) -> None:
        """Run steps until one of them asks somebody, or the game is over."""
        phases, steps, stack = self.program.tracks, self.program.steps, self._stack
        while self.outcome is None:
            name, place = stack.pop()
            phase = phases.get(name)
            if phase is None:
                step, arguments = steps[name], place
            elif place == len(phase):
                if not stack:
                    raise LookupError(f"phase {name} ran out: its last step must go on to another, or end the game")
                continue
            else:
                step, following = phase[place]
                stack.append(following)
                arguments = ()
            if step.asks:
                question = step.ask(self, *arguments)
                if question is not None and question.options:
                    self._ask(step.name, arguments, question)
                    return
            step.resolve(self, {}, *arguments)

    def _ask(self, step: str, arguments: tuple[Any, ...], question: Ask) -> None:
        self._asking = (step, arguments, question.group)
        kind, rule, ids, opened = question.kind, question.rule, self._ids, self.open
        for seat, options in question.options.items():
            ids[seat] += 1
            opened[seat] = Decision(ids[seat], seat, kind, options, rule)
        if CHANCE not in opened:
            self._log.append(("asked", tuple(opened.values()), ALL))

    def _accept(self, decision: Decision, value: Any) -> None:
        opened, seat = self.open, decision.seat
        del opened[seat]
        self._given[seat] = value
        self._log.append(("answered", (decision, value), ALL))
        if not opened:
            self._resolve()
        elif self._asking is not None and self._asking[2] == ANYBODY:
            self._log.append(("withdrawn", {"seats": tuple(sorted(opened))}, ALL))
            opened.clear()
            self._resolve()

    def _resolve(self) -> None:
        """The group has answered: let the step that asked do its work, and go on."""
        assert self._asking is not None
        step, arguments, _ = self._asking
        answers, self._given, self._asking = self._given, {}, None
        self.program.steps[step].resolve(self, answers, *arguments)
        self._advance()

    def _answer_for_chance(self) -> None:
        if self.chance is not None:
            while (decision := self.open.get(CHANCE)) is not None:
                self._accept(decision, decision.options.read(self.chance.answer(decision)))

    def _standing(self, since: int) -> list[tuple[int, Decision, Any]]:
        """The answers from this place in the log on that have not been undone, each with its place."""
        standing: list[tuple[int, Decision, Any]] = []
        for place in range(since, len(self._log)):
            kind, data, _ = self._log[place]
            if kind == "answered":
                standing.append((place, *data))
            elif kind == "rewound":
                while standing and standing[-1][0] >= data["log"]:
                    standing.pop()
        return standing

    def _record_lines(self) -> Iterator[Line]:
        places = [p for p in range(self._started, len(self._log)) if self._log[p][0] in ("answered", "rewound")]
        ends = dict(zip(places, [*places, len(self._log)][1:], strict=True))
        digest, hashed, answers = "", 0, 0
        for place, note in merge(self._notes, [(place, None) for place in places], key=lambda line: line[0]):
            if note is not None:
                yield note
                continue
            kind, data, _ = self._log[place]
            if kind == "rewound":
                yield Undone(data["keep"])
                continue
            decision, value = data
            yield Answered(decision.seat, decision.id, value)
            answers += 1
            if answers % DIGEST_EVERY == 0 or (self.outcome is not None and place == places[-1]):
                digest, hashed = self._digest(digest, hashed, ends[place]), ends[place]
                yield Digest(digest)

    def _acknowledge_repetition(self, answer: Answer) -> None:
        for _, decision, value in self._standing(0):
            if (decision.seat, decision.id) == (answer.seat, answer.decision):
                if answer.value in decision.options and decision.options.read(answer.value) == value:
                    return
                raise BadAnswer("already_answered", decision=answer.decision)
        raise BadAnswer("no_such_question", decision=answer.decision, seat=answer.seat)

    def _rewind(self, keep: int) -> None:
        """Go back to where only the first `keep` standing answers had been given. Ids and numbers go on."""
        standing = self._standing(self._started)
        if not 0 <= keep <= len(standing):
            raise RecordError(f"cannot go back to answer {keep}: there are {len(standing)}")
        past: Table[State]
        if self._start is not None:
            past = Table.restore(self._start)
        else:
            past = Table(self.game, self.setup, seats=len(self.seats))
        for _, decision, value in standing[:keep]:
            past._accept(past.open[decision.seat], value)
        self.state, self.outcome, self._stack = past.state, past.outcome, past._stack
        self._asking, self._given = past._asking, past._given
        back_to = standing[keep][0] if keep < len(standing) else len(self._log)
        self._log.append(("rewound", {"log": back_to, "keep": keep}, ALL))
        self.open = {}
        for seat, decision in past.open.items():
            self._ids[seat] += 1
            self.open[seat] = msgspec.structs.replace(decision, id=self._ids[seat])
        asked = tuple(decision for seat, decision in self.open.items() if seat != CHANCE)
        if asked:
            self._log.append(("asked", asked, ALL))

    def _digest(self, before: str, start: int, end: int) -> str:
        return blake2b(before.encode() + _encode(self._log[start:end]), digest_size=16).hexdigest()

    def _stream(self, reader: int | str | None) -> list[Event]:
        stream = self._streams.get(reader)
        if stream is None:
            stream = self._streams[reader] = Stream(reader)
        return stream.extend(self._log)

    def _fold(self, reader: int | str | None) -> View:
        fold = self._folds.get(reader)
        if fold is None:
            fold = self._folds[reader] = Fold(lambda: self.game.view(reader))
        return fold.extend(self._stream(reader))


def _entry(kind: str, data: Any, to: Any) -> Entry:
    """A log entry from its plain form."""
    audience = to if to == ALL else tuple(to)
    if kind == "asked":
        return kind, tuple(msgspec.convert(decision, Decision) for decision in data), audience
    if kind == "answered":
        decision = msgspec.convert(data[0], Decision)
        return kind, (decision, decision.options.read(data[1])), audience
    return kind, _frozen(data), audience


def _frozen(data: Any) -> Any:
    """The data with tuples where JSON has lists, as steps emit it."""
    if isinstance(data, dict):
        return {name: _frozen(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return tuple(_frozen(value) for value in data)
    return data
