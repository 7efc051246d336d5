"""Checks of streams: a part of the truth, only growing, and folding to the reader's view."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from afallon.kernel import CHANCE, Answered, Asked, Event, Rewound, Table
from afallon.kernel.stream import Stream
from afallon.testing.compare import Reader, as_text, readers, same, standing
from afallon.testing.terms import Terms

Past = Mapping[Reader | str, Sequence[Event]]
"""By reader, the events before a snapshot. A table restored from it does not have them."""

BEGINNING: Final[Past] = {}


def stream_of(reader: Reader, table: Table[Any], past: Past) -> list[Event]:
    """Return all events that a reader has received since the game began."""
    return [*past.get(reader, ()), *table.events_for(reader)]


def whole_past(table: Table[Any], past: Past) -> Past:
    """Return the events of all readers up to now, for a table that continues from a snapshot."""
    truth = [*past.get(Stream.TRUTH, ()), *table.all_events()]
    return {Stream.TRUTH: truth, **{reader: stream_of(reader, table, past) for reader in readers(table)}}


def check_streams(terms: Terms, table: Table[Any], rng: Random, past: Past = BEGINNING) -> None:
    """Check that a stream is a part of the truth in order, and that private parts reach their own seat alone."""
    truth, public = [*past.get(Stream.TRUTH, ()), *table.all_events()], stream_of(None, table, past)
    for reader in readers(table):
        events = stream_of(reader, table, past)
        assert table.told(reader) == len(events), (
            f"reader {reader} was told {table.told(reader)}, and has {len(events)}"
        )
        _check_part(events, truth, f"reader {reader} was told what did not happen")
        _check_part(public, events, f"reader {reader} was not told what spectators were")
        for event in events:
            _check_private(event, reader)


def _check_part(part: Sequence[Event], whole: Sequence[Event], wrong: str) -> None:
    rest = iter(whole)
    for event in part:
        assert any(_tells_no_more(event, other) for other in rest), f"{wrong}: {event!r}"


def _tells_no_more(event: Event, whole: Event) -> bool:
    """Return whether both are the same event, where the first may lack private parts."""
    if event is whole:
        return True
    if isinstance(event, Rewound):
        return isinstance(whole, Rewound)  # each stream has its own number here
    if isinstance(event, Asked) and isinstance(whole, Asked):
        tells_less = event.options is None and event.own is None
        is_same = (event.seat, event.id, event.about) == (whole.seat, whole.id, whole.about)
        return is_same and (tells_less or (event.options, event.own) == (whole.options, whole.own))
    if isinstance(event, Answered) and isinstance(whole, Answered):
        is_same = (event.seat, event.id, event.about) == (whole.seat, whole.id, whole.about)
        return is_same and event.given in ((), whole.given)
    return type(event) is type(whole) and event == whole


def _check_private(event: Event, reader: Reader) -> None:
    if isinstance(event, Asked | Answered):
        assert event.seat != CHANCE, f"reader {reader} was told what chance was asked or answered: {event!r}"
    if isinstance(event, Asked) and event.seat != reader:
        is_silent = event.options is None and event.own is None
        assert is_silent, f"reader {reader} was told what is for seat {event.seat} alone: {event!r}"
    elif isinstance(event, Asked):
        assert event.options is not None, f"seat {reader} was not told its own options: {event!r}"
    elif isinstance(event, Answered):
        assert bool(event.given) == (event.seat == reader), f"reader {reader} was told this answer: {event!r}"


def check_views(terms: Terms, table: Table[Any], rng: Random, past: Past = BEGINNING) -> None:
    """Check that a view is the fold of its own stream, and that the view of all events agrees with the state."""
    check_folds(terms, table, rng, past)
    terms.check_fold(table)


def check_folds(terms: Terms, table: Table[Any], rng: Random, past: Past = BEGINNING) -> None:
    """Check that folding each stream again, with every `Rewound` applied, results in the reader's view."""
    for reader in readers(table):
        view = terms.rules.view(reader)
        for event in standing(stream_of(reader, table, past)):
            view.apply(event)
        same(f"view of {reader} and the fold of its stream", as_text(table.view(reader)), as_text(view))
        waited_for = {
            seat: decision.kind for seat, decision in table.open.items() if seat != CHANCE and not decision.optional
        }
        same(f"whom {reader} sees asked", table.view(reader).asked, waited_for)
        same(f"outcome that {reader} sees", as_text(table.view(reader).outcome), as_text(table.outcome))


class Growth:
    """Earlier versions of streams and ids: events never change, and no id is used twice."""

    def __init__(self) -> None:
        self._told: dict[Reader, list[Event]] = {}

    def check(self, table: Table[Any], past: Past = BEGINNING) -> None:
        """Compare a table with its earlier state."""
        for reader in readers(table):
            events, earlier = stream_of(reader, table, past), self._told.get(reader, [])
            same(f"what {reader} had been told", events[: len(earlier)], earlier)
            self._told[reader] = events
            ids = [event.id for event in events if isinstance(event, Asked) and event.seat == reader]
            assert all(earlier < later for earlier, later in pairwise(ids)), f"ids of seat {reader}: {ids}"
            if reader in table.open:
                assert ids[-1:] in ([], [table.open[reader].id]), f"seat {reader} does not know what it is asked"
