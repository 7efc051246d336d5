"""Events: what happened, and who may know it.

The table keeps one log. A log entry is `(kind, data, audience)`; the audience is `ALL` or a tuple of seats. Two kinds
are the kernel's own, because what they tell depends on who reads them: `asked` and `answered`. A seat's stream is the
projection of the log onto that seat, numbered for that seat alone, so that a gap never tells of a secret.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from afallon.kernel.chance import CHANCE

ALL: Final = "all"
"""The audience of a public event: every seat and every spectator."""

Audience = tuple[int, ...] | str
Entry = tuple[str, Any, Audience]


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat has learnt: its number in that seat's stream, a past-tense kind, and plain data."""

    number: int
    kind: str
    data: dict[str, Any]


class Stream:
    """The events one reader may know, grown from the log as the log grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for the complete log, which no player ever gets.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_positions", "_read", "events", "reader")

    def __init__(self, reader: int | str | None) -> None:
        self.reader = reader
        self.events: list[Event] = []
        self._positions: list[int] = []
        self._read = 0

    def extend(self, log: Sequence[Entry]) -> list[Event]:
        """Take in what is new in the log, and return all events so far."""
        reader, everything = self.reader, self.reader == self.TRUTH
        for position in range(self._read, len(log)):
            kind, data, audience = log[position]
            if kind == "asked":
                for decision in data:
                    told = {"seat": decision.seat, "kind": decision.kind, "id": decision.id}
                    if everything or decision.seat == reader:
                        told["options"] = msgspec.to_builtins(decision.options)
                    self._add(position, kind, told)
            elif kind == "answered":
                decision, value = data
                if everything or decision.seat == reader:
                    self._add(
                        position,
                        kind,
                        {"seat": decision.seat, "kind": decision.kind, "id": decision.id, "value": value},
                    )
                elif decision.seat != CHANCE:
                    self._add(position, kind, {"seat": decision.seat, "kind": decision.kind, "id": decision.id})
            elif kind == "rewound":
                self._add(position, kind, {"to": bisect_left(self._positions, data["log"])})
            elif audience == ALL or everything or reader in audience:
                self._add(position, kind, data)
        self._read = len(log)
        return self.events

    def _add(self, position: int, kind: str, data: dict[str, Any]) -> None:
        self._positions.append(position)
        self.events.append(Event(len(self._positions), kind, data))
