"""Events that every game has: questions, answers, undo and the end."""

from typing import Annotated, Any, Final

import msgspec

from afallon.kernel.options import Options
from afallon.kernel.vocabulary import Event, Question, Seat, Seats, unsaid
from afallon.kernel.wording import Named, meaning

ALL: Final = "all"
"""The audience of a public event: every seat and every spectator."""

Audience = tuple[int, ...] | str

Reason = Annotated[str, meaning("Reason", "Why a game has ended.", Named(("outcome",)))]


@unsaid
class Asked(Event):
    """A seat has been asked. Its options, and its private part of the subject, are told to that seat alone.

    Whether the question is optional is public.
    """

    seat: Seat
    id: int
    about: Question
    options: Options | None = None
    own: Any = None
    optional: bool = False

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "kind": self.about.kind, "id": self.id}
        if self.optional:
            data["optional"] = True
        if self.about.__struct_fields__:
            data["about"] = self.about
        if self.options is not None:
            data["options"] = msgspec.to_builtins(self.options)
        if self.own is not None:
            data["own"] = self.own
        return data


@unsaid
class Answered(Event):
    """A seat has answered. That seat receives the value as a tuple of one; for all others it is empty."""

    seat: Seat
    id: int
    about: Question
    given: tuple[Any, ...] = ()

    @property
    def value(self) -> Any:
        """The answer, or `None` if the reader may not know it."""
        return self.given[0] if self.given else None

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "kind": self.about.kind, "id": self.id}
        return {**data, "value": self.given[0]} if self.given else data


@unsaid
class Withdrawn(Event):
    """Another seat's answer was enough: these seats are no longer asked."""

    seats: Seats


class Rewound(Event):
    """An answer was undone: only the first `to` events of this stream remain valid."""

    to: int


class GameEnded(Event):
    """The game is over."""

    side: str | None
    reason: Reason
    winners: Seats
    partial: Seats
    scores: tuple[int, ...] | None
