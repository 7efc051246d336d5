"""Voyage, END: Avalon, the last turn, or a lost route."""

import pytest

from tests.voyage.driver import ROLES, Play
from tests.voyage.oracle import scores_of

TO_THE_FOG = "ssssssw"
"""From the start to the first tile of the fog, in seven turns."""

TWENTY_TURNS = "wwwsssss" + "eeeeee" + "nnnwww"


@pytest.mark.rule("VO-END-01")
def test_avalon_ends_the_game_at_once():
    play = Play(fog=["avalon"])
    play.sail(TO_THE_FOG)
    assert play.last("tile_turned") == {"row": 6, "column": 2, "tile": "avalon", "fog": True}
    assert play.outcome.reason == "avalon_reached"
    assert play.open == {}


@pytest.mark.rule("VO-END-01")
@pytest.mark.parametrize("tile", ["open_sea", "cross_island", "plain_island"])
def test_other_tiles_in_the_fog_do_not_end_the_game(tile):
    play = Play(fog=[tile, "avalon"])
    play.sail(TO_THE_FOG)
    assert play.outcome is None
    play.sail("s")
    assert play.outcome.reason == "avalon_reached"


@pytest.mark.rule("VO-END-02")
def test_the_game_ends_after_the_twentieth_turn():
    play = Play()
    play.sail(TWENTY_TURNS[:-1])
    assert play.outcome is None
    assert play.view.turn == 20
    play.sail(TWENTY_TURNS[-1])
    assert play.outcome.reason == "last_turn"
    assert len(play.view.explored) == 21


@pytest.mark.rule("VO-END-02")
def test_avalon_in_the_twentieth_turn_counts():
    play = Play(fog=["avalon"])
    play.sail("wwwsss" + "eeeeee" + "ss" + "wwwww" + "s")
    assert play.view.turn == 20
    assert play.outcome.reason == "avalon_reached"


@pytest.mark.rule("VO-END-03")
@pytest.mark.parametrize("before", ["", "s", TWENTY_TURNS[:8]])
def test_a_lost_route_ends_the_game(before):
    play = Play()
    play.sail(before)
    assert play.outcome is None
    play.sail("n" if len(before) < 2 else "w")
    assert play.outcome.reason == "route_lost"
    assert play.events("route_lost") == [{"direction": "north" if len(before) < 2 else "west"}]


@pytest.mark.rule("VO-END-04")
@pytest.mark.parametrize("seats", range(3, 8))
def test_all_roles_are_shown_and_the_most_points_win(seats):
    for seed in range(20):
        play = Play(ROLES[:seats])
        play.at_random(seed)
        for reader in (None, *play.seats):
            assert play.last("roles_shown", reader) == {"roles": ROLES[:seats]}
        assert play.score == scores_of(ROLES[:seats], play.view)
        assert play.outcome.winners == tuple(seat for seat in play.seats if play.score[seat] == max(play.score))
        assert (play.outcome.side, play.outcome.partial) == (None, ())


@pytest.mark.rule("VO-END-04")
def test_equal_points_share_the_win():
    play = Play(("traitor", "sailor", "traitor"))
    play.sail("ss" + "n")  # two tiles of open sea, and the route is lost
    assert play.score == (4, 4, 4)
    assert play.outcome.winners == (0, 1, 2)
