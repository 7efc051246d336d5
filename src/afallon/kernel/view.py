"""Views: what a seat knows, folded from the events addressed to it and from nothing else."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from afallon.kernel.events import Event


class View(msgspec.Struct):
    """What one reader knows. A game adds its own fields and a method `on_<kind>` for each kind of event."""

    reader: int | str | None
    asked: dict[int, str] = {}
    """Whom the table waits for, and for what kind of answer."""

    outcome: dict[str, Any] | None = None

    def apply(self, event: Event) -> None:
        """Take in one event; a kind the view does not know changes nothing."""
        handler = getattr(self, "on_" + event.kind, None)
        if handler is not None:
            handler(**event.data)

    def on_asked(self, *, seat: int, kind: str, **rest: Any) -> None:
        self.asked[seat] = kind

    def on_answered(self, *, seat: int, **rest: Any) -> None:
        self.asked.pop(seat, None)

    def on_withdrawn(self, *, seats: Iterable[int]) -> None:
        for seat in seats:
            self.asked.pop(seat, None)

    def on_game_ended(self, **outcome: Any) -> None:
        self.outcome = outcome


class Fold:
    """A view that grows with its stream, and goes back when the stream says `rewound`."""

    __slots__ = ("_begin", "_kept", "_read", "view")

    def __init__(self, begin: Callable[[], View]) -> None:
        self._begin = begin
        self._kept: list[Event] = []
        self._read = 0
        self.view = begin()

    def extend(self, events: list[Event]) -> View:
        """Take in what is new in this stream, and return the view."""
        for event in events[self._read :]:
            if event.kind == "rewound":
                self._kept = [kept for kept in self._kept if kept.number <= event.data["to"]]
                self.view = self._begin()
                for kept in self._kept:
                    self.view.apply(kept)
            else:
                self._kept.append(event)
                self.view.apply(event)
        self._read = len(events)
        return self.view
