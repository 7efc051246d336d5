"""What rules get to see of a table: a position to look at, and a turn to act in."""

from typing import Any, Generic

import msgspec

from afallon.kernel.events import ALL, Audience, GameEnded
from afallon.kernel.ledger import Entry
from afallon.kernel.program import Frame, Program
from afallon.kernel.steps import Outcome, State
from afallon.kernel.vocabulary import Event, Query, Value, Vocabulary


class Position(Generic[State]):
    """How a game stands, to look at: its state, its set-up, its seats, and what its modules say."""

    __slots__ = ("_queries", "known", "program", "seats", "setup", "state")

    def __init__(self, state: State, setup: Any, seats: int, program: Program) -> None:
        self.state = state
        self.setup = setup
        self.seats = range(seats)
        self.program = program
        self._queries = program.queries
        self.known: dict[Any, Any] | None = None
        """While the game moves: what its rules have worked out of the state and will ask for again. Whoever changes
        the state forgets what no longer holds. While it waits for an answer nothing is kept."""

    def fold(self, query: Query[Value], value: Value, *arguments: Any) -> Value:
        """The value after every active module has had its say."""
        for answer in self._queries.get(query.name, ()):
            value = answer(self, value, *arguments)
        return value


class Turn(Position[State]):
    """A position that a step may change: it says what has happened, and what is to be done next."""

    __slots__ = ("_events", "_listeners", "_log", "_stack", "outcome")

    def __init__(self, state: State, setup: Any, seats: int, program: Program, vocabulary: Vocabulary) -> None:
        super().__init__(state, setup, seats, program)
        self.outcome: Outcome | None = None
        self._events = vocabulary.event_classes
        self._listeners = program.listeners
        self._log: list[Entry] = []
        self._stack: list[Frame] = []

    def emit(self, event: Event, *, to: Audience) -> None:
        """Tell an event to its audience: `ALL`, or a tuple of seats of this table.

        Raises `TypeError` for an event that the game's vocabulary does not declare, and `ValueError` for another
        audience. The types of its fields are not checked here but by `afallon.testing`: it would slow play by a tenth.
        """
        if type(event) not in self._events:
            raise TypeError(f"{event!r} is no event of this game: its vocabulary does not declare it")
        if to is not ALL:
            self._check_audience(to)
        self._log.append((event, to))
        if self._listeners:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        """Let modules hear of an event."""
        for listener in self._listeners.get(event.kind, ()):
            listener(self, event)

    def _check_audience(self, to: Audience) -> None:
        """Raise `ValueError` unless this is `ALL` or a tuple of seats of this table."""
        if type(to) is tuple:
            seats = self.seats
            for seat in to:
                if type(seat) is not int or seat not in seats:
                    break
            else:
                return
        elif isinstance(to, str) and to == ALL:
            return
        raise ValueError(f"an audience is ALL or a tuple of seats from 0 to {len(self.seats) - 1}, not {to!r}")

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
        ended = GameEnded(**msgspec.structs.asdict(outcome))
        self._log.append((ended, ALL))
        self._hear(ended)
