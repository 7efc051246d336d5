"""What must hold at every moment of every game of Avalon."""

from random import Random
from typing import Any

import msgspec

from afallon import Decision, Event, Table, find_game
from tests.properties.asking import check_who_is_asked
from tests.properties.folding import check_fold_agrees_with_state

SMALL = 300
"""Option sets up to this size are listed in full."""


def check_moment(table: Table[Any]) -> None:
    """Everything that is cheap enough to hold after each single answer."""
    check_questions(table)
    check_who_is_asked(table)
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
        "open": {seat: (decision.kind, decision.options) for seat, decision in table.open.items()},
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


def check_streams(table: Table[Any]) -> None:
    """Streams are numbered without gaps, tell nothing that did not happen, and fold to the views."""
    complete = table.all_events()
    assert [event.number for event in complete] == list(range(1, len(complete) + 1))
    _check_leadership(standing_events(complete), len(table.seats))
    for reader in readers(table):
        events = table.events_for(reader)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        _check_is_part_of(events, complete)
        assert folded_from_scratch(events, reader) == msgspec.to_builtins(table.view(reader))


def _check_leadership(events: list[Event], seats: int) -> None:
    """It passes clockwise after a rejection and after a quest (AV-VOTE-03, AV-QUEST-06), or is taken (AV-PLOT-12)."""
    leader, used = -1, None
    for event in events:
        if event.kind == "leader_passed":
            taken = used is not None and used["card"] == "leading_to_victory"
            assert event.data["seat"] == (used["seat"] if used and taken else (leader + 1) % seats)
        if event.kind in ("leader_passed", "leader_chosen"):
            leader = event.data["seat"]
        used = event.data if event.kind == "plot_card_used" else None


def _check_is_part_of(events: list[Event], complete: list[Event]) -> None:
    """Each event is one of the complete stream, in its order; of what others are asked and answer less is told."""
    rest = iter(complete)
    for event in events:
        assert any(_tells_no_more(event, whole) for whole in rest), event


def _tells_no_more(event: Event, whole: Event) -> bool:
    if event.kind != whole.kind:
        return False
    if event.kind in ("asked", "answered"):
        return event.data.items() <= whole.data.items() if "options" not in event.data else event.data == whole.data
    return event.kind == "rewound" or event.data == whole.data


def standing_events(events: list[Event]) -> list[Event]:
    """What is left of a stream when a client has obeyed each `rewound`."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "rewound":
            kept = [earlier for earlier in kept if earlier.number <= event.data["to"]]
        else:
            kept.append(event)
    return kept


def folded_from_scratch(events: list[Event], reader: int | None) -> Any:
    """What a client makes of its stream."""
    view = find_game("avalon").view(reader)
    for event in standing_events(events):
        view.apply(event)
    return msgspec.to_builtins(view)
