"""Voyage, MOVE: the course of the ship, and its limits."""

import pytest

from tests.voyage.driver import POOL, Play

ENCLOSED = "eessww" + "n"
"""On the map with the pool: the way along its coast; the pool is east from there."""


@pytest.mark.rule("VO-MOVE-01")
def test_the_ship_stops_at_the_first_unexplored_tile_and_turns_it_up():
    play = Play()
    play.sail("s")
    assert play.ship == (1, 3)
    assert play.last("tile_turned") == {"row": 1, "column": 3, "tile": "open_sea", "fog": False}
    play.sail("e")
    assert play.last("tile_turned") == {"row": 1, "column": 4, "tile": "cross_island", "fog": False}
    # Back west over explored tiles, to the first unexplored one.
    play.sail("w")
    assert play.ship == (1, 2)
    assert play.view.explored == [3, 10, 11, 9]


@pytest.mark.rule("VO-MOVE-01")
def test_the_ship_sails_far_over_explored_tiles():
    play = Play()
    play.sail("ssss" + "w" + "nnnn")  # down one column, up the next
    assert play.ship == (0, 2)
    play.sail("s")
    assert play.ship == (5, 2)


@pytest.mark.rule("VO-MOVE-02")
@pytest.mark.parametrize("way", ["n", "wn", "wwww", "ssssssssn", "sssssssss"])
def test_the_route_is_lost_over_the_border_and_over_explored_tiles(way):
    play = Play()
    play.sail(way)
    assert play.outcome.reason == "route_lost"
    assert play.last("route_lost")["direction"] == {"n": "north", "w": "west", "s": "south"}[way[-1]]
    assert play.open == {}


@pytest.mark.rule("VO-MOVE-02")
def test_the_route_is_lost_where_all_tiles_up_to_the_border_are_explored():
    play = Play()
    play.sail("swn")
    assert play.ship == (0, 2)
    play.sail("e")
    # The start is in between, and beyond it the unexplored coast.
    assert play.ship == (0, 4)
    play = Play()
    play.sail("ws" + "n")
    assert play.outcome.reason == "route_lost"
    assert play.view.explored == [3, 2, 9]


@pytest.mark.rule("VO-MOVE-03")
def test_the_ship_may_stop_on_the_coast_and_leave_it_but_not_cross_it():
    play = Play()
    play.sail("e")
    assert (play.ship, play.last("tile_turned")["tile"]) == ((0, 4), "coast")
    play.sail("s")
    assert play.ship == (1, 4)
    assert play.view.turns[-1].directions == ("east", "south", "west")  # the coast is in the north
    assert play.refusal("choose_preferred", play.captain, "north") == "VO-MOVE-03"
    play.answer("choose_preferred", play.captain, "west")
    assert "north" not in play.options(play.captain)
    assert play.refusal("choose_alternative", play.captain, "north") == "VO-MOVE-03"
    assert play.refusal("choose_alternative", play.captain, "west") == "VO-TURN-01"


def cell(row, column, tile):
    return {"course": "cell", "row": row, "column": column, "tile": tile}


@pytest.mark.rule("VO-MOVE-01", "VO-MOVE-02", "VO-MOVE-03", "VO-MOVE-04")
def test_every_direction_has_its_course_or_the_rule_that_bars_it():
    play = Play()
    assert play.leads(0) == {
        "north": {"course": "lost"},
        "east": cell(0, 4, "coast"),
        "south": cell(1, 3, "open_sea"),
        "west": cell(0, 2, "open_sea"),
    }
    play.sail("es")
    captain = play.captain
    assert play.leads(captain) == {
        "east": cell(1, 5, "coast"),
        "south": cell(2, 4, "open_sea"),
        "west": cell(1, 3, "open_sea"),
    }
    coast = ("VO-MOVE-03", {"row": 0, "column": 4})
    assert play.barred(captain) == {"north": coast}
    play.answer("choose_preferred", captain, "west")
    assert set(play.leads(captain)) == {"east", "south"}
    assert play.barred(captain) == {"north": coast, "west": ("VO-TURN-01", {"card": "preferred"})}


@pytest.mark.rule("VO-MOVE-04")
def test_a_direction_that_loses_the_route_may_be_chosen_and_hidden():
    play = Play()
    assert "north" in play.options(0)
    play.offer("s", "n")
    play.vote("wbbb")
    assert play.outcome.reason == "route_lost"


@pytest.mark.rule("VO-MOVE-05")
def test_without_any_legal_direction_the_route_is_lost():
    play = Play(layout=POOL)
    play.sail(ENCLOSED)
    assert play.ship == (1, 4)
    play.sail("e")
    assert play.view.ship == 12
    assert play.last("turn_started") == {"turn": 9, "captain": 0, "directions": ()}
    assert play.last("course_set") == {"direction": None, "card": None, "by": "necessity"}
    assert play.outcome.reason == "route_lost"
    assert len(play.events("votes_shown")) == 8


@pytest.mark.rule("VO-MOVE-05", "VO-MOVE-07")
@pytest.mark.parametrize("lasting", [False, True])
def test_the_only_legal_direction_is_sailed_without_a_vote(lasting):
    play = Play(layout=POOL, lasting_captain=lasting)
    play.sail("eessw" + "n")  # into the pool from the south, while the coast in the west is still unexplored
    # The pool is turn 6; only the west is open there, and turn 7 has already gone that way.
    assert play.events("turn_started")[6]["directions"] == ("west",)
    assert play.events("course_set")[6] == {"direction": "west", "card": None, "by": "necessity"}
    assert play.ship == (1, 4)
    assert len(play.events("votes_shown")) == len(play.events("preferred_shown")) == 6
    assert play.view.turn == 8  # it was a turn
    assert play.captain == (0 if lasting else 7 % 4)
    assert play.view.turns[6].votes == ()


@pytest.mark.rule("VO-MOVE-06")
def test_an_explored_coast_tile_bars_the_way_even_without_tiles_beyond():
    play = Play()
    play.sail("e" + "s")  # the coast tile in the north is the last of its column
    assert "north" not in play.options(play.captain)
    # An unexplored coast tile bars nothing.
    play = Play()
    play.sail("se")
    assert "north" in play.options(play.captain)
    play.sail("n")
    assert play.last("tile_turned")["tile"] == "coast"


@pytest.mark.rule("VO-MOVE-08")
def test_the_example_of_the_book():
    play = Play()
    play.sail("se" + "es" + "ew")
    assert play.ship == (2, 4)
    explored = [divmod(cell, 7) for cell in play.view.explored]
    # Unexplored neighbours west and south; explored up to unexplored coast in the north; coast in the east.
    assert (2, 3) not in explored
    assert (3, 4) not in explored
    assert (1, 4) in explored
    assert (0, 4) not in explored
    assert play.view.tile(4) == "coast"
    assert {(2, 5), (2, 6)} <= set(explored)
    assert play.view.tile(20) == "coast"

    assert play.options(play.captain) == ["north", "south", "west"]
    assert play.refusal("choose_preferred", play.captain, "east") == "VO-MOVE-03"
    assert [play.view.course(way) for way in ("north", "east", "south", "west")] == [4, "barred", 25, 17]
    for way, stop in {"w": (2, 3), "s": (3, 4), "n": (0, 4)}.items():
        play = Play()
        play.sail("se" + "es" + "ew" + way)
        assert play.ship == stop
