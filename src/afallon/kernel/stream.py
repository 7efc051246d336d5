"""Streams: the events of a table as each reader may know them.

A reader's stream is the projection of the ledger onto that reader. Events are numbered within their stream, so no gap
in the numbers can give away a secret.
"""

from typing import Final

from afallon.kernel.events import Rewound
from afallon.kernel.ledger import REWOUND, Ledger
from afallon.kernel.vocabulary import Event


class Stream:
    """The events for one reader, extended as the ledger grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for all events, which no player ever receives. After
    a restore, the stream starts behind the `before` events that its reader had received by then.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_concerns", "_counts", "_public", "before", "events", "reader")

    def __init__(self, reader: int | str | None, before: int = 0) -> None:
        self.reader = reader
        self.before = before
        self.events: list[Event] = []
        self._public = 0
        """The number of public events that were merged, or replaced by this reader's own version."""

        self._concerns = 0
        """The number of reader-specific entries merged so far."""

        self._counts: list[int] = []
        """In the stream of the truth: the number of events before each entry of the ledger."""

    def extend(self, ledger: Ledger) -> list[Event]:
        """Read the new entries of the ledger; return all events so far."""
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
