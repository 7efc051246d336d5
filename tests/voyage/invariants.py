"""Invariants of Voyage at every moment of every game. Those of any game are in the contract suite."""

from collections import Counter
from pathlib import Path
from typing import Any

from afallon import CHANCE, Decision, Table
from afallon.testing.compare import have_answered
from tests.voyage.oracle import scores_of

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "voyage.md").read_text(encoding="utf-8")

TILES = {"open_sea": 37, "cross_island": 5, "plain_island": 5, "fog": 9, "coast": 6, "start": 1}
FOG = {"avalon": 3, "cross_island": 1, "plain_island": 1, "open_sea": 4}
STEPS = {"north": -7, "east": 1, "south": 7, "west": -1}


def stop_of(cell: int, way: str, explored: list[int], tiles: list[str]) -> int | str:
    """Return the cell or result of a course, computed without the engine."""
    row, column = divmod(cell, 7)
    room = {"north": row, "south": 8 - row, "west": column, "east": 6 - column}[way]
    for distance in range(1, room + 1):
        ahead = cell + distance * STEPS[way]
        if ahead not in explored:
            return ahead
        if tiles[ahead] == "coast":
            return "barred"
    return "lost"


def check_who_is_asked(table: Table[Any]) -> None:
    """Check that each kind of question goes to exactly the seats of the rules, with the legal answers."""
    truth = table.all_seeing_view()
    kinds = {decision.kind for decision in table.open.values()}
    assert len(kinds) <= 1, kinds
    for seat, decision in table.open.items():
        if seat != CHANCE:
            check_subject(decision, truth)
    for kind in kinds:
        asked = set(table.open)
        match kind:
            case "lay_island" | "mark_crosses" | "deal" | "first_captain" | "turn_fog":
                assert asked == {CHANCE}
            case "choose_preferred" | "choose_alternative":
                assert asked == {truth.captain}
                legal = {way for way in STEPS if stop_of(truth.ship, way, truth.explored, truth.tiles) != "barred"} - (
                    {truth.turns[-1].preferred} if kind == "choose_alternative" else set()
                )
                assert set(table.open[truth.captain].options.enumerate()) == legal
                check_what_is_said_of_directions(table)
            case "vote":
                assert asked | have_answered(table) == set(table.seats)
                assert asked.isdisjoint(have_answered(table))
            case _:
                raise AssertionError(f"nobody may be asked {kind}")


def check_what_is_said_of_directions(table: Table[Any]) -> None:
    """Check that offers show only public tiles, and that barred directions name the rule."""
    known, (decision,) = table.view(None), table.open.values()
    options, shown = decision.options, known.turns[-1].preferred
    for way, offer in zip(options.values, options.offers, strict=True):
        stop = stop_of(known.ship, way, known.explored, known.tiles)
        if isinstance(stop, int):
            row, column = divmod(stop, 7)
            assert offer.preview == {"course": "cell", "row": row, "column": column, "tile": known.tiles[stop]}
        else:
            assert offer.preview == {"course": stop} == {"course": "lost"}
    rules = {barred.value: barred.rule for barred in options.barred}
    assert rules == {way: "VO-TURN-01" if way == shown else "VO-MOVE-03" for way in STEPS if way not in options.values}


def check_subject(decision: Decision, truth: Any) -> None:
    """Check that a question to players is about this turn and captain, and the ship or the shown direction."""
    about, turn = decision.about, truth.turns[-1]
    assert (about.turn, about.captain) == (turn.turn, turn.captain)
    if decision.kind == "choose_preferred":
        assert (about.row, about.column) == divmod(truth.ship, 7)
    else:
        assert about.preferred == turn.preferred


def check_fold_agrees_with_state(table: Table[Any]) -> None:
    """Check that the view of all events and the state agree, field by field."""
    state, truth = table.state, table.all_seeing_view()
    assert truth.roles == dict(enumerate(state.roles))
    if "unknown" not in state.tiles:
        assert Counter(state.tiles) == TILES
    assert state.undealt.pool == Counter(dict.fromkeys(_ROLES, 2)) - Counter(state.roles)
    assert state.fog.pool == Counter(FOG) - Counter(state.found.values())
    if truth.explored:
        assert truth.tiles == state.tiles
        assert truth.explored == state.explored
        assert truth.found == state.found
        assert len(set(state.explored)) == len(state.explored)
    assert truth.captain == state.captain
    assert truth.turn == state.turn
    assert truth.asked == {seat: decision.kind for seat, decision in table.open.items() if seat != CHANCE}
    if truth.turns:
        turn = truth.turns[-1]
        assert (turn.directions, turn.preferred, turn.votes) == (state.directions, state.preferred, state.votes)
        assert state.alternative is None or turn.alternative == state.alternative
        _check_turns(truth)
    if table.outcome is not None:
        assert truth.outcome == table.outcome
        assert table.outcome.scores == scores_of(tuple(state.roles), truth)
    else:
        assert truth.outcome is None


_ROLES = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor")


def _check_turns(truth: Any) -> None:
    """Check that the ship has followed the votes in every turn."""
    assert [turn.turn for turn in truth.turns] == list(range(1, truth.turn + 1))
    for place, turn in enumerate(truth.turns):
        if turn.by is None:
            continue
        explored = truth.explored[: place + 1]
        if turn.votes:
            white, black = turn.votes.count("white"), turn.votes.count("black")
            prefers = turn.votes[turn.captain] == "white" if white == black else white > black
            assert turn.direction == (turn.preferred if prefers else turn.alternative)
            assert turn.preferred != turn.alternative
        else:
            assert len(turn.directions) < 2
            assert turn.direction == next(iter(turn.directions), None)
        if turn.direction is None:
            assert turn.cell is None
        elif turn.cell is not None:
            assert (
                turn.cell == stop_of(explored[-1], turn.direction, explored, truth.tiles) == truth.explored[place + 1]
            )
