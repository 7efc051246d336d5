"""What must hold at every moment of every game of Avalon."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from afallon import Decision, Event, Table, find_game
from afallon.avalon.events import LeaderChosen, LeaderPassed, PlotCardUsed
from afallon.kernel import Answered, Asked, Rewound
from afallon.kernel.stream import Stream
from tests.properties.asking import check_who_is_asked
from tests.properties.folding import check_fold_agrees_with_state
from tests.properties.subjects import check_subjects

SMALL = 300
"""Option sets up to this size are listed in full."""


def check_moment(table: Table[Any], past: Sequence[Event] = ()) -> None:
    """Everything that is cheap enough to hold after each single answer; `past` is what the table has forgotten."""
    check_questions(table)
    check_who_is_asked(table, past)
    check_subjects(table)
    check_fold_agrees_with_state(table)


def readers(table: Table[Any]) -> list[int | None]:
    return [*table.seats, None]


def as_text(events: list[Event]) -> bytes:
    return msgspec.json.encode(events)


def position(table: Table[Any]) -> dict[str, Any]:
    """Where the game stands, apart from ids and numbers, which never go back."""
    return {
        "state": msgspec.to_builtins(table.state),
        "views": {str(reader): msgspec.to_builtins(table.view(reader)) for reader in readers(table)},
        "open": {seat: (d.kind, d.about, d.options, d.own) for seat, d in table.open.items()},
        "outcome": table.outcome,
    }


def everything(table: Table[Any]) -> bytes:
    """All that a table is, to the byte: its snapshot, its record, and what everybody has been told."""
    streams = [table.events_for(reader) for reader in readers(table)]
    return msgspec.json.encode((table.snapshot(), str(table.record()), table.all_events(), streams, position(table)))


def check_questions(table: Table[Any]) -> None:
    """Somebody is asked until the outcome and nobody after it, and every question can be answered."""
    assert bool(table.open) == (table.outcome is None)
    for seat, decision in table.open.items():
        assert seat == decision.seat
        check_options(decision)


def check_options(decision: Decision) -> None:
    options, count = decision.options, decision.options.count()
    assert count >= 1, decision
    for number in {0, count - 1, count // 2}:
        assert options.encode(options.decode(number)) == number
    for seed in range(2):
        sample = options.sample(Random(seed))
        assert sample in options
        assert options.decode(options.encode(sample)) == sample
    if count <= SMALL:
        listed = list(options.enumerate())
        assert len(listed) == len(set(listed)) == count
        assert all(value in options for value in listed)
        assert [options.encode(value) for value in listed] == list(range(count))


Past = Mapping[int | str | None, list[Event]]
"""By reader: the events from before a snapshot, which a table that goes on from it does not know."""


def check_streams(table: Table[Any], past: Past | None = None) -> None:
    """Streams tell nothing that did not happen, and fold to the views."""
    before: Past = past or {}
    complete = [*before.get(Stream.TRUTH, ()), *table.all_events()]
    _check_leadership(standing_events(complete), len(table.seats))
    for reader in readers(table):
        events = [*before.get(reader, ()), *table.events_for(reader)]
        assert table.told(reader) == len(events)
        _check_is_part_of(events, complete)
        assert folded_from_scratch(events, reader) == table.view(reader)


def _check_leadership(events: list[Event], seats: int) -> None:
    """It passes clockwise after a rejection and after a quest (AV-VOTE-03, AV-QUEST-06), or is taken (AV-PLOT-12)."""
    leader, used = -1, None
    for event in events:
        if isinstance(event, LeaderPassed):
            taken = used is not None and used.card == "leading_to_victory"
            assert event.seat == (used.seat if used and taken else (leader + 1) % seats)
        if isinstance(event, LeaderPassed | LeaderChosen):
            leader = event.seat
        used = event if isinstance(event, PlotCardUsed) else None


def _check_is_part_of(events: list[Event], complete: list[Event]) -> None:
    """Each event is one of the complete stream, in its order; of what others are asked and answer less is told."""
    rest = iter(complete)
    for event in events:
        assert any(_tells_no_more(event, whole) for whole in rest), event


def _tells_no_more(event: Event, whole: Event) -> bool:
    """Of what others are asked and answer less is told; where a stream goes back to is its own number."""
    if type(event) is not type(whole):
        return False
    if isinstance(event, Asked | Answered):
        return event.data.items() <= whole.data.items() if "options" not in event.data else event == whole
    return isinstance(event, Rewound) or event == whole


def standing_events(events: list[Event]) -> list[Event]:
    """What is left of a stream when a client has obeyed each `rewound`."""
    kept: list[tuple[int, Event]] = []
    for number, event in enumerate(events, start=1):
        if isinstance(event, Rewound):
            kept = [(earlier, one) for earlier, one in kept if earlier <= event.to]
        else:
            kept.append((number, event))
    return [event for _, event in kept]


def folded_from_scratch(events: list[Event], reader: int | None) -> Any:
    """What a client makes of its stream."""
    view = find_game("avalon").view(reader)
    for event in standing_events(events):
        view.apply(event)
    return view


def check_views_are_equal(one: Table[Any], other: Table[Any]) -> None:
    """Every reader knows the same at both tables, types and all."""
    for reader in readers(one):
        assert one.view(reader) == other.view(reader)
    assert one.all_seeing_view() == other.all_seeing_view()
