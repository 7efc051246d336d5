"""Views: the knowledge of a seat, folded from the events addressed to it and from nothing else."""

import pickle
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import msgspec

from afallon.kernel.checkpoints import Checkpoints
from afallon.kernel.events import Answered, Asked, GameEnded, Rewound, Withdrawn
from afallon.kernel.steps import Outcome
from afallon.kernel.vocabulary import Event

EVERY: Final = 512
"""The distance between the latest checkpoints of a fold, in events. A checkpoint costs more than folding an event."""


class OpenQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reader's own open question as plain data."""

    id: int
    kind: str
    about: dict[str, Any]
    """The subject, as everyone knows it."""

    own: dict[str, Any]
    """The part of the subject for this reader alone."""

    options: dict[str, Any]
    """The legal answers."""

    optional: bool = False
    """Whether the reader may leave it unanswered."""


class View(msgspec.Struct):
    """The knowledge of one reader. A game adds fields, and a method `on_<kind>` for each kind of event."""

    reader: int | str | None
    asked: dict[int, str] = {}
    """The kind of question that each asked seat must answer."""

    open_question: OpenQuestion | None = None
    outcome: Outcome | None = None

    handlers: ClassVar[dict[str, Callable[[Any, Any], None]]] = {}
    """The method for each kind of event."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.handlers = handlers_of(cls)

    def apply(self, event: Event) -> None:
        """Fold one event into the view; kinds without a method change nothing."""
        handler = self.handlers.get(event.kind)
        if handler is not None:
            handler(self, event)

    def on_asked(self, event: Asked) -> None:
        if not event.optional:
            self.asked[event.seat] = event.about.kind
        if event.seat == self.reader:
            about, own, options = msgspec.json.decode(msgspec.json.encode((event.about, event.own, event.options)))
            self.open_question = OpenQuestion(event.id, event.about.kind, about, own or {}, options, event.optional)

    def on_answered(self, event: Answered) -> None:
        self._is_no_longer_asked(event.seat)

    def on_withdrawn(self, event: Withdrawn) -> None:
        for seat in event.seats:
            self._is_no_longer_asked(seat)

    def _is_no_longer_asked(self, seat: int) -> None:
        self.asked.pop(seat, None)
        if seat == self.reader:
            self.open_question = None

    def on_game_ended(self, event: GameEnded) -> None:
        self.outcome = Outcome(**event.data)


def handlers_of(view: type) -> dict[str, Callable[[Any, Any], None]]:
    """Return the methods `on_<kind>` of a class, by kind."""
    methods = {name: getattr(view, name) for name in dir(view) if name.startswith("on_")}
    return {name.removeprefix("on_"): method for name, method in methods.items() if callable(method)}


View.handlers = handlers_of(View)


class Fold:
    """A view that follows its stream, and goes back when an undo adds `Rewound`.

    It applies only standing events, and goes back to a checkpoint, so an undo costs no more late in a long game.
    """

    __slots__ = ("_begin", "_checkpoints", "_folded", "_numbers", "_read", "_standing", "view")

    def __init__(self, begin: Callable[[], View], before: int = 0) -> None:
        """Start with the view that `begin` returns, which has already read `before` events."""
        self._begin = begin
        self._checkpoints: Checkpoints[bytes] = Checkpoints(EVERY)
        self._standing: list[Event] = []
        self._numbers: list[int] = []
        """The number in the stream of each standing event."""

        self._folded = 0
        self._read = before
        self.view = begin()

    def extend(self, events: Sequence[Event], before: int = 0) -> View:
        """Read the new events of the stream, which starts after event number `before`; return the view."""
        total = before + len(events)
        if self._read == total:
            return self.view
        lowest = self._folded
        for number in range(self._read + 1, total + 1):
            event = events[number - before - 1]
            if type(event) is Rewound:
                stands = bisect_right(self._numbers, event.to)
                del self._standing[stands:], self._numbers[stands:]
                lowest = min(lowest, stands)
            else:
                self._standing.append(event)
                self._numbers.append(number)
        self._read = total
        if lowest < self._folded:
            self._go_back(lowest)
        self._fold()
        return self.view

    def _go_back(self, number: int) -> None:
        checkpoint = self._checkpoints.before(number)
        if checkpoint is None:
            self._folded, self.view = 0, self._begin()
        else:
            self._folded, self.view = checkpoint[0], pickle.loads(checkpoint[1])

    def _fold(self) -> None:
        view, standing = self.view, self._standing
        for place in range(self._folded, len(standing)):
            view.apply(standing[place])
            if (place + 1) % EVERY == 0 and self._checkpoints.is_due(place + 1):
                self._checkpoints.keep(place + 1, pickle.dumps(view, pickle.HIGHEST_PROTOCOL))
        self._folded = len(standing)
