"""Streams: what happened, as each reader may know it.

A reader's stream is the projection of the ledger onto that reader. An event is known by its place in the stream, so
that a gap never tells of a secret.
"""

from typing import Final

from afallon.kernel.events import Rewound
from afallon.kernel.ledger import Ledger
from afallon.kernel.vocabulary import Event


class Stream:
    """The events that one reader may know, grown from the ledger as that grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for everything, which no player ever gets. A stream
    that goes on from a snapshot begins after the `before` events that its reader had by then.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_counts", "before", "events", "reader")

    def __init__(self, reader: int | str | None, before: int = 0) -> None:
        self.reader = reader
        self.before = before
        self.events: list[Event] = []
        self._counts: list[int] = []
        """By entry of the ledger that was read: how many events came before it."""

    def extend(self, ledger: Ledger) -> list[Event]:
        """Take in what is new in the ledger, and return all events so far."""
        events, counts, reader = self.events, self._counts, self.reader
        if len(counts) == len(ledger.entries):
            return events
        told, read = ledger.tell(), len(counts)
        everything = reader == self.TRUTH
        for place, (public, concerned) in enumerate(told[read:], read):
            counts.append(len(events))
            if public is None:
                back_to, number, _, _ = concerned
                events.append(Rewound(self.before + counts[back_to] + number))
            elif everything:
                events += ledger.tell_all(place)
            elif concerned is not None and reader in concerned:
                events += ledger.tell_seat(place, reader)  # type: ignore[arg-type]
            else:
                events += public
        return events
