"""The events that every table tells of itself."""

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
    """A seat has been asked. Its options, and what of the subject is its own, are told to that seat alone.

    Everybody is told whether the question is optional.
    """

    seat: Seat
    id: int
    about: Question
    options: Options | None = None
    own: Any = None
    optional: bool = False

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat, "kind": self.about.kind, "id": self.id}
        if self.optional:
            told["optional"] = True
        if self.about.__struct_fields__:
            told["about"] = self.about
        if self.options is not None:
            told["options"] = msgspec.to_builtins(self.options)
        if self.own is not None:
            told["own"] = self.own
        return told


@unsaid
class Answered(Event):
    """A seat has answered. The value is told to that seat alone, as a tuple of one; to all others it is empty."""

    seat: Seat
    id: int
    about: Question
    given: tuple[Any, ...] = ()

    @property
    def value(self) -> Any:
        """What was answered, if the reader may know it."""
        return self.given[0] if self.given else None

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat, "kind": self.about.kind, "id": self.id}
        return {**told, "value": self.given[0]} if self.given else told


@unsaid
class Withdrawn(Event):
    """Somebody else's answer was enough: these seats are no longer asked."""

    seats: Seats


class Rewound(Event):
    """An answer was taken back: of this stream only the first `to` events stand."""

    to: int


class GameEnded(Event):
    """The game is over."""

    side: str | None
    reason: Reason
    winners: Seats
    partial: Seats
    scores: tuple[int, ...] | None
