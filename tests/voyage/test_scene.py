"""Scenes of Voyage: a shared part that is equal for all readers, and an own part with the reader's secrets."""

from random import Random
from typing import Any

import msgspec
import pytest

import afallon
from afallon import CHANCE, Answer, Table
from afallon.kernel.scene import plain
from afallon.testing.play import next_answer
from afallon.testing.worlds import UNDO
from afallon.voyage.game import GAME
from afallon.voyage.scene import Score, VoyageOwn, VoyageTable, Way
from afallon.voyage.view import VoyageView
from tests.voyage.driver import MAP, Play
from tests.voyage.invariants import STEPS, stop_of
from tests.voyage.oracle import points_of, scores_of
from tests.voyage.play import Mood
from tests.voyage.setups import legal_setup
from tests.voyage.two_worlds import first_world, retell, second_world

ALL_SIX = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor")
GAMES = 40


def table_of(table: Table[Any]) -> VoyageTable:
    return GAME.table_scene(table.view(None))


def own_of(table: Table[Any], reader: int | None) -> VoyageOwn:
    return GAME.own_scene(table.view(reader))


def moments(seed: int) -> Any:
    """Yield the table of a random game after each answer, sometimes after an undo."""
    rng = Random(seed)
    table = afallon.new("voyage", seed=seed, chance="open", **legal_setup(rng))
    mood = Mood(rng)
    yield table
    while table.outcome is None:
        if rng.random() < 0.02 and CHANCE not in table.open:
            table.undo()
        table.submit(next_answer(table, mood, rng))
        yield table


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_shared_scene_is_equal_from_every_view(seed: int) -> None:
    for table in moments(seed):
        shown = plain(GAME.table_scene(table.view(None)))
        for view in (*map(table.view, table.seats), table.all_seeing_view()):
            assert plain(GAME.table_scene(view)) == shown


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_scene_agrees_with_the_state(seed: int) -> None:
    for table in moments(1000 + seed):
        check_chart(table)
        check_turns(table)
        check_points(table)
        check_own(table)


def check_chart(table: Table[Any]) -> None:
    """Check that the chart agrees with the state on explored or charted cells."""
    scene, state, view = table_of(table), table.state, table.view(None)
    if scene.ship is None:
        assert set(scene.tiles) == {"unknown"}
        return
    assert (scene.explored, scene.ship) == (state.explored, state.ship)
    for cell, tile in enumerate(scene.tiles):
        if cell in state.found:
            assert tile == state.found[cell]
        elif cell in state.explored or scene.charted or state.tiles[cell] in ("fog", "coast", "start"):
            assert tile == state.tiles[cell]
        else:
            assert tile == "unknown"
    assert scene.lost == bool(table.outcome and table.outcome.reason == "route_lost")
    if table.outcome is not None:
        assert scene.ways == {}
        return
    for direction in STEPS:
        stop = stop_of(state.ship, direction, state.explored, state.tiles)
        to = Way("cell", stop, scene.tiles[stop]) if isinstance(stop, int) else Way(stop)
        assert scene.ways[direction] == to
    if view.turns and view.turns[-1].by is None:
        assert {way for way, to in scene.ways.items() if to.leads != "barred"} == set(view.turns[-1].directions)


def check_turns(table: Table[Any]) -> None:
    """Check that every turn has its offer, votes and tile, and an alternative only if it won."""
    scene, truth = table_of(table), table.all_seeing_view()
    assert [turn.turn for turn in scene.turns] == list(range(1, scene.turn + 1))
    assert scene.captain == (None if truth.captain < 0 else truth.captain)
    for turn, known in zip(scene.turns, truth.turns, strict=True):
        for field in ("captain", "preferred", "votes", "direction", "card", "by", "cell"):
            assert getattr(turn, field) == getattr(known, field)
        assert turn.alternative == (known.direction if known.card == "alternative" else None)
        assert turn.tile == (None if known.cell is None else truth.tile(known.cell))
        assert turn.fog == (known.cell in truth.found)
        assert turn.lost == (scene.lost and turn is scene.turns[-1])
    asked = [decision.kind for seat, decision in table.open.items() if seat != CHANCE]
    voted = set(table.seats) - set(table.open) if "vote" in asked else set()
    assert set(scene.voted) == voted


def check_points(table: Table[Any]) -> None:
    """Check that prospects agree with the oracle, and that the ranking follows the points."""
    scene, view = table_of(table), table.view(None)
    if scene.ship is None:
        assert scene.prospects == {}
        return
    assert list(scene.prospects) == list(ALL_SIX)
    for role, score in scene.prospects.items():
        assert score.total == sum(score.reasons.values()) == points_of(role, view)
        assert 0 not in score.reasons.values()
    if table.outcome is None:
        assert (scene.roles, scene.scores, scene.ranking) == ((), [], [])
        return
    assert scene.roles == tuple(table.state.roles)
    assert tuple(score.total for score in scene.scores) == table.outcome.scores == scores_of(scene.roles, view)
    totals = [scene.scores[seat].total for seat in scene.ranking]
    assert totals == sorted(totals, reverse=True)
    assert set(scene.ranking) == set(table.seats)
    assert set(scene.ranking[: len(table.outcome.winners)]) == set(table.outcome.winners)


def check_own(table: Table[Any]) -> None:
    """Check that each seat has its role, its hidden directions and its question, and a spectator nothing."""
    roles, truth = table.state.roles, table.all_seeing_view()
    hidden = {turn.turn: (turn.captain, turn.alternative) for turn in truth.turns if turn.alternative}
    for seat in table.seats:
        mine = own_of(table, seat)
        assert (mine.reader, mine.dealt, mine.face_down) == (seat, {}, {})
        assert mine.role == (roles[seat] if seat < len(roles) else None)
        assert mine.hidden == {turn: way for turn, (captain, way) in hidden.items() if captain == seat}
        assert (mine.question and mine.question.id) == (table.open[seat].id if seat in table.open else None)
    assert own_of(table, None) == VoyageOwn(None, None, None, {}, {}, {})
    everything = GAME.own_scene(truth)
    assert everything.dealt == dict(enumerate(roles))
    assert everything.hidden == {turn: way for turn, (_, way) in hidden.items()}
    known = table_of(table).tiles
    for cell, tile in everything.face_down.items():
        assert (known[cell], tile) == ("unknown", table.state.tiles[cell])
    if truth.explored:
        assert set(everything.face_down) == {cell for cell, tile in enumerate(known) if tile == "unknown"}


# Two worlds


@pytest.mark.slow
@pytest.mark.rule("VO-SETUP-07", "VO-SETUP-10", "VO-TURN-05")
@pytest.mark.parametrize("seed", range(GAMES))
def test_secrets_make_no_difference_to_the_scene(seed: int) -> None:
    rng = Random(seed)
    world, moves, seen = first_world(rng)
    reader = rng.choice([*range(len(world.roles)), None])
    other = second_world(world, seen, reader, rng)
    assert other.roles != world.roles
    one, two = world.begin(), other.begin()
    for move, retold in zip(moves, retell(moves, reader, rng), strict=True):
        for table, its, answer in ((one, world, move), (two, other, retold)):
            if answer.kind == UNDO:
                table.undo()
            else:
                table.submit(Answer(table.open[answer.seat].id, answer.seat, answer.value))
            its.answer_for_chance(table)
        if one.outcome is None:
            assert scenes(one, reader) == scenes(two, reader)
    assert one.outcome is not None
    assert two.outcome is not None
    assert table_of(one).roles != table_of(two).roles


def scenes(table: Table[Any], reader: int | None) -> bytes:
    view = table.view(reader)
    return msgspec.json.encode((GAME.table_scene(view), GAME.own_scene(view)))


# Single moments


def test_the_scene_is_empty_before_the_map_is_laid() -> None:
    scene = GAME.table_scene(VoyageView(None))
    assert (scene.ship, scene.captain, scene.turn, scene.heading) == (None, None, 0, None)
    assert (scene.ways, scene.turns, scene.prospects, scene.explored) == ({}, [], {}, [])


def test_the_scene_has_the_options_of_the_game() -> None:
    scene = table_of(Play(layout=MAP, charted=False, lasting_captain=True, sailor_points="1/2").table)
    assert (scene.seats, scene.charted, scene.lasting_captain, scene.sailor_points) == (4, False, True, "1/2")
    assert (scene.turn, scene.last_turn, scene.captain) == (1, 20, 0)


def test_only_a_charted_sea_is_visible() -> None:
    charted, unknown = (table_of(Play(charted=is_charted).table) for is_charted in (True, False))
    assert (charted.tiles[0], charted.tiles[1]) == ("open_sea", "plain_island")
    assert (unknown.tiles[0], unknown.tiles[1]) == ("unknown", "unknown")
    assert charted.tiles[3] == unknown.tiles[3] == "start"
    assert charted.tiles[4] == unknown.tiles[4] == "coast"
    assert charted.tiles[42] == unknown.tiles[42] == "fog"


@pytest.mark.rule("VO-MOVE-01", "VO-MOVE-02", "VO-MOVE-03")
def test_each_direction_has_its_course() -> None:
    play = Play(charted=True)
    scene = table_of(play.table)
    assert scene.ways == {
        "north": Way("lost"),
        "east": Way("cell", 4, "coast"),
        "south": Way("cell", 10, "open_sea"),
        "west": Way("cell", 2, "open_sea"),
    }
    play.sail("e")  # onto the coast, and back over the start
    play.sail("w")
    assert table_of(play.table).ways["east"] == Way("barred")


def test_explored_fog_shows_its_tile() -> None:
    play = Play(fog=["cross_island"])
    play.sail("sssssssw")
    scene = table_of(play.table)
    assert (scene.ship, scene.tiles[51], scene.tiles[50]) == (51, "cross_island", "fog")
    *_, before, found, _ = scene.turns
    assert (found.cell, found.tile, found.fog, found.lost) == (51, "cross_island", True, False)
    assert (before.tile, before.fog) == ("open_sea", False)


@pytest.mark.rule("VO-TURN-01", "VO-TURN-05")
def test_only_the_captain_sees_the_alternative_until_it_wins() -> None:
    play = Play()
    play.offer("s", "w")
    scene = table_of(play.table)
    assert (scene.turns[-1].preferred, scene.turns[-1].alternative, scene.heading) == ("south", None, "south")
    assert [own_of(play.table, seat).hidden for seat in play.seats] == [{1: "west"}, {}, {}, {}]
    play.vote("bbbw")
    turn = table_of(play.table).turns[0]
    assert (turn.alternative, turn.direction, turn.card, turn.by) == ("west", "west", "alternative", "majority")
    assert turn.votes == ("black", "black", "black", "white")
    assert own_of(play.table, 0).hidden == {1: "west"}
    play.offer("s", "w")
    play.vote("wwww")
    assert table_of(play.table).turns[1].alternative is None
    assert own_of(play.table, 1).hidden == {2: "west"}


def test_the_heading_lasts_from_the_offer_until_the_ship_arrives() -> None:
    play = Play()
    headings = [table_of(play.table).heading]
    play.answer("choose_preferred", 0, "south")
    headings.append(table_of(play.table).heading)
    play.answer("choose_alternative", 0, "west")
    play.vote("bbbb")
    assert [*headings, table_of(play.table).heading] == [None, "south", None]
    view = play.table.view(None)
    view.turns[-2].cell = None  # the position between the vote and the tile, as when the fog asks chance
    view.turns.pop()
    assert GAME.table_scene(view).heading == "west"


def test_voters_are_visible_and_votes_are_not() -> None:
    play = Play()
    play.offer("s", "w")
    assert table_of(play.table).voted == []
    play.answer("vote", 2, "black")
    scene = table_of(play.table)
    assert (scene.voted, scene.turns[-1].votes) == ([2], ())
    assert scene.asked == {0: "vote", 1: "vote", 3: "vote"}


@pytest.mark.rule("VO-MOVE-02", "VO-END-04", "VO-SCORE-09")
def test_a_lost_route_ends_with_roles_points_and_ranking() -> None:
    play = Play(("cabin_boy", "traitor", "admiral", "admiral"))
    play.sail("s")
    play.sail("n")
    scene = table_of(play.table)
    assert (scene.lost, scene.ship, scene.heading, scene.ways) == (True, 10, "north", {})
    assert [turn.lost for turn in scene.turns] == [False, True]
    assert scene.turns[-1].cell is None
    assert scene.roles == ("cabin_boy", "traitor", "admiral", "admiral")
    assert scene.scores == [
        Score(0, {}),
        Score(5, {"no_avalon": 5}),
        Score(2, {"few_islands": 3, "shared_role": -1}),
        Score(2, {"few_islands": 3, "shared_role": -1}),
    ]
    assert scene.ranking == [1, 2, 3, 0]
    assert own_of(play.table, 2).role == "admiral"


def test_prospects_have_reasons() -> None:
    play = Play(fog=["cross_island"], sailor_points="1/2")
    play.sail("sssssssw")
    prospects = table_of(play.table).prospects
    assert prospects["merchant"] == Score(2, {"cross_islands": 2})
    assert prospects["cabin_boy"] == Score(2, {"islands": 2})
    assert prospects["admiral"] == Score(3, {"few_islands": 3})
    assert prospects["explorer"].reasons["fog"] == 1
    assert prospects["sailor"] == Score(3, {"open_sea": 3})


def test_a_captains_question_has_courses_and_barred_directions() -> None:
    play = Play()
    play.answer("choose_preferred", 0, "south")
    mine = plain(own_of(play.table, 0))
    options = mine["question"]["options"]
    assert mine["question"]["kind"] == "choose_alternative"
    assert options["values"] == ["north", "east", "west"]
    assert [offer["preview"]["course"] for offer in options["offers"]] == ["lost", "cell", "cell"]
    assert options["barred"] == [{"value": "south", "rule": "VO-TURN-01", "facts": {"card": "preferred"}}]
    assert own_of(play.table, 1).question is None


def test_a_stored_scene_does_not_change_with_the_game() -> None:
    play = Play()
    before = plain(table_of(play.table))
    kept = msgspec.json.encode(before)
    play.sail("ss")
    assert msgspec.json.encode(before) == kept
    assert plain(table_of(play.table)) != before
