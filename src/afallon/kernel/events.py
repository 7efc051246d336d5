"""Streams: what happened, as each reader may know it.

The table keeps one log. An entry is something and its audience: `ALL`, or the seats that may know it. Questions and
answers are entries as well, kept as they are, because what they tell depends on who reads them. A reader's stream is
the projection of the log onto that reader; an event is known by its place in it, so that a gap never tells of a secret.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from afallon.kernel.chance import CHANCE
from afallon.kernel.options import Options
from afallon.kernel.vocabulary import Event, Question, Seat, Seats

if TYPE_CHECKING:
    from afallon.kernel.steps import Decision

ALL: Final = "all"
"""The audience of a public event: every seat and every spectator."""

ASKED: Final = "asked"
"""In place of an audience: the entry is a tuple of decisions."""

ANSWERED: Final = "answered"
"""In place of an audience: the entry is a decision and the value of its answer."""

REWOUND: Final = "rewound"
"""In place of an audience: the entry is the place in the log to which the game went back, and the answers kept."""

Audience = tuple[int, ...] | str
Entry = tuple[Any, Audience]


class Asked(Event):
    """A seat has been asked. Its options, and what of the subject is its own, are told to that seat alone."""

    seat: Seat
    id: int
    about: Question
    options: Options | None = None
    own: Any = None

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat, "kind": self.about.kind, "id": self.id}
        if self.about.__struct_fields__:
            told["about"] = self.about
        if self.options is not None:
            told["options"] = msgspec.to_builtins(self.options)
        if self.own is not None:
            told["own"] = self.own
        return told


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


class Withdrawn(Event):
    """Somebody else's answer was enough: these seats are no longer asked."""

    seats: Seats


class Rewound(Event):
    """An answer was taken back: of this stream only the first `to` events stand."""

    to: int


class GameEnded(Event):
    """The game is over."""

    side: str | None
    reason: str
    winners: Seats
    partial: Seats
    scores: tuple[int, ...] | None


class Stream:
    """The events that one reader may know, grown from the log as the log grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for the complete log, which no player ever gets.
    A stream that goes on from a snapshot begins after the `before` events that its reader had by then.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_places", "_read", "before", "events", "reader")

    def __init__(self, reader: int | str | None, before: int = 0) -> None:
        self.reader = reader
        self.before = before
        self.events: list[Event] = []
        self._places: list[int] = []
        """By event: where in the log it comes from."""

        self._read = 0

    def extend(self, log: Sequence[Entry], told: "Told") -> list[Event]:
        """Take in what is new in the log, and return all events so far."""
        if self._read == len(log):
            return self.events
        reader, everything = self.reader, self.reader == self.TRUTH
        add, add_place = self.events.append, self._places.append
        for place in range(self._read, len(log)):
            entry, audience = log[place]
            if audience is ALL:
                add(entry)
                add_place(place)
            elif audience is ANSWERED:
                decision = entry[0]
                if everything or decision.seat == reader:
                    add(Answered(decision.seat, decision.id, decision.about, (entry[1],)))
                    add_place(place)
                elif decision.seat != CHANCE:
                    add(told.answered(place, decision))
                    add_place(place)
            elif audience is ASKED:
                for decision, public in zip(entry, told.asked(place, entry), strict=True):
                    own = everything or decision.seat == reader
                    add(_asked(decision) if own else public)
                    add_place(place)
            elif audience is REWOUND:
                add(Rewound(self.before + bisect_left(self._places, entry[0])))
                add_place(place)
            elif everything or audience == ALL or reader in audience:
                add(entry)
                add_place(place)
        self._read = len(log)
        return self.events


class Told:
    """What all others are told of questions and answers: made once, when the first of them reads it."""

    __slots__ = ("_answered", "_asked")

    def __init__(self) -> None:
        self._asked: dict[int, tuple[Asked, ...]] = {}
        self._answered: dict[int, Answered] = {}

    def asked(self, place: int, decisions: "tuple[Decision, ...]") -> tuple[Asked, ...]:
        public = self._asked.get(place)
        if public is None:
            public = self._asked[place] = tuple([Asked(d.seat, d.id, d.about) for d in decisions])
        return public

    def answered(self, place: int, decision: "Decision") -> Answered:
        public = self._answered.get(place)
        if public is None:
            public = self._answered[place] = Answered(decision.seat, decision.id, decision.about)
        return public


def _asked(decision: "Decision") -> Asked:
    return Asked(decision.seat, decision.id, decision.about, decision.options, decision.own)


def plain(entry: Entry) -> Mapping[str, Any]:
    """A log entry as plain data, with everything it tells: what digests are made of."""
    what, audience = entry
    if audience is ASKED:
        return {"asked": [{"question": d.about.kind, **msgspec.structs.asdict(d)} for d in what]}
    if audience is ANSWERED:
        return {"answered": [what[0].seat, what[0].id, what[1]]}
    if audience is REWOUND:
        return {"rewound": what}
    return {what.kind: what, "to": audience}
