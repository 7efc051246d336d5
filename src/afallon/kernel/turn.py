"""The two sides of a table that rules see: a position to read, and a turn to act in."""

from typing import Any, Generic

import msgspec

from afallon.kernel.events import ALL, Audience, GameEnded
from afallon.kernel.ledger import Entry
from afallon.kernel.program import Frame, Program
from afallon.kernel.steps import Outcome, State
from afallon.kernel.vocabulary import Event, Query, Value, Vocabulary


class Position(Generic[State]):
    """A readable moment of a game: its state, set-up, seats, and the queries that its modules answer."""

    __slots__ = ("_queries", "known", "program", "seats", "setup", "state")

    def __init__(self, state: State, setup: Any, seats: int, program: Program) -> None:
        self.state = state
        self.setup = setup
        self.seats = range(seats)
        self.program = program
        self._queries = program.queries
        self.known: dict[Any, Any] | None = None
        """A cache for rules of values derived from the state. Code that changes the state must drop stale entries.

        The cache exists only while the game moves; it is `None` while the table waits for an answer.
        """

    def fold(self, query: Query[Value], value: Value, *arguments: Any) -> Value:
        """Return the value after every active module has adjusted it."""
        for answer in self._queries.get(query.name, ()):
            value = answer(self, value, *arguments)
        return value


class Turn(Position[State]):
    """A position that a step may change: it emits events, and pushes steps and phases."""

    __slots__ = ("_events", "_listeners", "_log", "_stack", "outcome")

    def __init__(self, state: State, setup: Any, seats: int, program: Program, vocabulary: Vocabulary) -> None:
        super().__init__(state, setup, seats, program)
        self.outcome: Outcome | None = None
        self._events = vocabulary.event_classes
        self._listeners = program.listeners
        self._log: list[Entry] = []
        self._stack: list[Frame] = []

    def emit(self, event: Event, *, to: Audience) -> None:
        """Emit an event to its audience: `ALL`, or a tuple of seats of this table.

        Raises `TypeError` for an event that the game's vocabulary does not declare, and `ValueError` for an invalid
        audience. Field types are checked by `afallon.testing` and not here, since that would slow play by a tenth.
        """
        if type(event) not in self._events:
            raise TypeError(f"{event!r} is no event of this game: its vocabulary does not declare it")
        if to is not ALL:
            self._check_audience(to)
        self._log.append((event, to))
        if self._listeners:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        """Call the listeners of modules for this event."""
        for listener in self._listeners.get(event.kind, ()):
            listener(self, event)

    def _check_audience(self, to: Audience) -> None:
        """Raise `ValueError` unless the audience is `ALL` or a tuple of seats of this table."""
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
        """Run this step next, before the rest of the stack."""
        self._stack.append((step, arguments))

    def go(self, phase: str) -> None:
        """Drop the whole stack, and begin this phase."""
        self._stack[:] = [(phase, 0)]

    def enter(self, phase: str) -> None:
        """Run the whole of this phase next, before the rest of the stack."""
        self._stack.append((phase, 0))

    def leave(self, phase: str) -> None:
        """Drop the rest of this phase and everything within it. Raises `LookupError` if it is not on the stack."""
        stack = self._stack
        while stack.pop()[0] != phase:
            if not stack:
                raise LookupError(f"phase {phase} is not under way")

    def end(self, outcome: Outcome) -> None:
        """End the game: store the outcome, drop the stack, and emit `GameEnded` to all."""
        self.outcome = outcome
        self._stack.clear()
        ended = GameEnded(**msgspec.structs.asdict(outcome))
        self._log.append((ended, ALL))
        self._hear(ended)
