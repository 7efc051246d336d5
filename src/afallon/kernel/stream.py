"""Streams: what happened, as each reader may know it.

A reader's stream is the projection of the ledger onto that reader. An event is known by its place in the stream, so
that a gap never tells of a secret.
"""

from typing import Final

from afallon.kernel.events import Rewound
from afallon.kernel.ledger import REWOUND, Ledger
from afallon.kernel.vocabulary import Event


class Stream:
    """The events that one reader may know, grown from the ledger as that grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for everything, which no player ever gets. A stream
    that goes on from a snapshot begins after the `before` events that its reader had by then.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_concerns", "_counts", "_public", "before", "events", "reader")

    def __init__(self, reader: int | str | None, before: int = 0) -> None:
        self.reader = reader
        self.before = before
        self.events: list[Event] = []
        self._public = 0
        """How many of the public events have been taken in, or passed over for what this reader was told instead."""

        self._concerns = 0
        """How many of the places have been, at which this reader is told something else."""

        self._counts: list[int] = []
        """For everything, by entry of the ledger: how many events came before it."""

    def extend(self, ledger: Ledger) -> list[Event]:
        """Take in what is new in the ledger, and return all events so far."""
        reader, events = self.reader, self.events
        if isinstance(reader, str):
            return self._extend_by_everything(ledger)
        if len(ledger.starts) <= len(ledger.entries):
            ledger.tell()
        public, starts, done = ledger.public, ledger.starts, self._public
        concerns = ledger.concerns[reader]
        if self._concerns < len(concerns):
            for concern in concerns[self._concerns :]:
                place = concern[0]
                if done < starts[place]:
                    events += public[done : starts[place]]
                events += ledger.tell_reader(concern, reader, self.before)
                done = starts[place + 1]
            self._concerns = len(concerns)
        if done < len(public):
            events += public[done:]
        self._public = len(public)
        return events

    def _extend_by_everything(self, ledger: Ledger) -> list[Event]:
        events, counts = self.events, self._counts
        ledger.catch_up()
        for place in range(len(counts), len(ledger.entries)):
            counts.append(len(events))
            entry, audience = ledger.entries[place]
            if audience is REWOUND:
                back_to, answers, _, _ = entry
                events.append(Rewound(self.before + counts[back_to] + answers))
            else:
                events += ledger.tell_all(place)
        return events
