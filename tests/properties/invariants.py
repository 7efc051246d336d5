"""What must hold at every moment of every game of Avalon."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from afallon import CHANCE, Decision, Event, Table, find_game
from tests.properties.setups import deck_of, side_of

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


def check_who_is_asked(table: Table[Any]) -> None:
    """Each kind of question goes to exactly those whom the rules name; the rest of a group may have answered."""
    truth = table.all_seeing_view()
    kinds = {decision.kind for decision in table.open.values()}
    assert len(kinds) <= 1, kinds
    asked = set(table.open)
    for kind in kinds:
        match kind:
            case "deal" | "first_leader":
                assert asked == {CHANCE}
            case "choose_team":
                assert asked == {truth.leader}
            case "vote":
                assert asked | _answered_in_this_group(table) == set(table.seats)
            case "play_card":
                assert asked | _answered_in_this_group(table) == set(truth.proposals[-1].team)
            case "inspect":
                assert asked == {truth.lady_holders[-1]}
                assert truth.round in (2, 3, 4)  # AV-LADY-02
                options = set(table.open[truth.lady_holders[-1]].options.enumerate())
                assert options == set(table.seats) - set(truth.lady_holders)  # AV-LADY-04
            case "show_loyalty":
                assert asked == {truth.inspections[-1].inspected}
            case "assassinate":
                assert asked == {seat for seat, name in truth.characters.items() if name == truth.assassin}
                (options,) = (set(decision.options.enumerate()) for decision in table.open.values())
                assert options == {seat for seat, name in truth.characters.items() if side_of(name) == "good"}
            case _:
                raise AssertionError(f"nobody may be asked {kind}")


def _answered_in_this_group(table: Table[Any]) -> set[int]:
    """Who has answered the question that is still open to others."""
    kind = next(iter(table.open.values())).kind
    answered: set[int] = set()
    for event in reversed(standing_events(table.all_events())):
        if event.kind == "answered" and event.data["kind"] == kind:
            answered.add(event.data["seat"])
        elif event.kind != "asked":
            break
    return answered


def check_fold_agrees_with_state(table: Table[Any]) -> None:
    """The fold of the complete stream and the state tell the same, field by field."""
    state, truth = table.state, table.all_seeing_view()
    assert truth.characters == dict(enumerate(state.characters))
    assert truth.sides == dict(enumerate(state.sides))
    assert all(side_of(name) == truth.sides[seat] for seat, name in truth.characters.items())
    setup = {"seats": len(table.seats), "characters": [n for n in truth.deck if n not in ("servant", "minion")]}
    assert Counter(truth.deck) == Counter(deck_of(setup))
    assert state.undealt.pool == Counter(truth.deck) - Counter(state.characters)
    assert truth.leader == state.leader
    if truth.round and table.outcome is None:  # AV-VOTE-03, AV-QUEST-06: clockwise after a rejection and after a quest
        turns = truth.round - 1 + sum(proposal.approved is False for proposal in truth.proposals)
        assert truth.leader == (truth.first_leader + turns) % len(table.seats)
    assert truth.round == state.round
    assert truth.results == state.results
    assert truth.asked == {seat: decision.kind for seat, decision in table.open.items() if seat != CHANCE}
    if "lady_of_the_lake" in truth.modules:
        assert truth.lady_holders == state.modules["lady_of_the_lake"].holders
    else:
        assert truth.lady_holders == []
    if table.outcome is None:
        assert truth.outcome is None
        assert truth.attempt == state.attempt
        assert truth.rejections == max(0, state.attempt - 1) or _is_past_the_vote(truth)
    else:
        assert truth.outcome == msgspec.structs.asdict(table.outcome)
        assert table.outcome.winners == tuple(s for s in table.seats if state.sides[s] == table.outcome.side)
    if truth.proposals:
        _check_proposal(state, truth)
    if truth.quests:
        _check_quest(state, truth)


def _is_past_the_vote(truth: Any) -> bool:
    return truth.proposal is not None and truth.rejections == truth.attempt - 1


def _check_proposal(state: Any, truth: Any) -> None:
    proposal = truth.proposals[-1]
    assert state.team == proposal.team
    if proposal.approved is not None:
        assert state.votes == proposal.votes
        assert state.approved == proposal.approved
    if truth.proposal is not None:
        assert (proposal.round, proposal.quest, proposal.leader) == (state.round, state.quest, state.leader)


def _check_quest(state: Any, truth: Any) -> None:
    quest = truth.quests[-1]
    assert state.fails == quest.fails == quest.cards.get("fail", 0)
    assert state.results[quest.quest - 1] == quest.succeeded
    assert [quest.quest for quest in truth.quests] == [n for n, r in enumerate(state.results, start=1) if r is not None]
    for played in truth.quests:
        assert Counter(truth.cards_given[played.quest].values()) == Counter(played.cards)
    if quest.quest == state.quest:
        assert state.cards == truth.cards_given[quest.quest]
    else:
        assert state.cards == {}


def check_streams(table: Table[Any]) -> None:
    """Streams are numbered without gaps, tell nothing that did not happen, and fold to the views."""
    complete = table.all_events()
    assert [event.number for event in complete] == list(range(1, len(complete) + 1))
    for reader in readers(table):
        events = table.events_for(reader)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        _check_is_part_of(events, complete)
        assert folded_from_scratch(events, reader) == msgspec.to_builtins(table.view(reader))


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
