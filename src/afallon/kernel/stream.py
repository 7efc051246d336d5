"""Streams: what happened, as each reader may know it.

A reader's stream is the projection of the ledger onto that reader. An event is known by its place in the stream, so
that a gap never tells of a secret.
"""

from bisect import bisect_left
from typing import Final

from afallon.kernel.chance import CHANCE
from afallon.kernel.events import ALL, Answered, Asked, Rewound
from afallon.kernel.ledger import ANSWERED, ASKED, REWOUND, Ledger
from afallon.kernel.steps import Decision
from afallon.kernel.vocabulary import Event


class Stream:
    """The events that one reader may know, grown from the ledger as that grows.

    The reader is a seat, `None` for a spectator, or `Stream.TRUTH` for everything, which no player ever gets. A stream
    that goes on from a snapshot begins after the `before` events that its reader had by then.
    """

    TRUTH: Final = "truth"

    __slots__ = ("_places", "_read", "before", "events", "reader")

    def __init__(self, reader: int | str | None, before: int = 0) -> None:
        self.reader = reader
        self.before = before
        self.events: list[Event] = []
        self._places: list[int] = []
        """By event: where in the ledger it comes from."""

        self._read = 0

    def extend(self, ledger: Ledger) -> list[Event]:
        """Take in what is new in the ledger, and return all events so far."""
        entries = ledger.entries
        if self._read == len(entries):
            return self.events
        ledger.catch_up()
        reader, everything = self.reader, self.reader == self.TRUTH
        events, places = self.events, self._places
        for place in range(self._read, len(entries)):
            entry, audience = entries[place]
            if audience is ASKED:
                if CHANCE not in entry.options:
                    asked: list[Event] = [*ledger.public_questions(place)]
                    if everything or reader in entry.options:
                        asked = [
                            _asked(decision) if everything or decision.seat == reader else public
                            for decision, public in zip(ledger.questions[place], asked, strict=True)
                        ]
                    events += asked
                    places += [place] * len(asked)
            elif audience is ANSWERED:
                if everything or reader in entry:
                    told = [
                        Answered(decision.seat, decision.id, decision.about, (value,))
                        if everything or decision.seat == reader
                        else public
                        for (decision, value), public in zip(
                            ledger.answers[place], ledger.public_answers(place), strict=True
                        )
                    ]
                    events += told
                    places += [place] * len(told)
                elif CHANCE not in entry:
                    events += ledger.public_answers(place)
                    places += [place] * len(entry)
            elif audience is REWOUND:
                events.append(Rewound(self.before + bisect_left(places, entry[0]) + entry[1]))
                places.append(place)
            elif everything or audience == ALL or reader in audience:
                events.append(entry)
                places.append(place)
        self._read = len(entries)
        return self.events


def _asked(decision: Decision) -> Asked:
    return Asked(decision.seat, decision.id, decision.about, decision.options, decision.own)
