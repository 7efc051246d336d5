"""Voyage, SCORE: the points of each role.

Every way below was counted by hand on the tests' own map (`tests/voyage/driver.py`).
"""

import pytest

from tests.voyage.driver import ROLES, Play, refusals
from tests.voyage.oracle import scores_of

SIX = ROLES[:6]

WAYS = {
    "nowhere": ("n", []),
    "coast": ("eeee", []),
    "four islands": ("wwsswessw" + "ww", []),
    "five islands": ("wwsswessw" + "see" + "ssss", []),
    "six islands": ("wwsswessw" + "see" + "eeee", []),
    "four islands and Avalon": ("wwsswessw" + "wss", ["avalon"]),
    "five islands and Avalon": ("wwsswessw" + "seesw", ["avalon"]),
    "three tiles of fog": ("ssssssw" + "www", ["cross_island", "plain_island", "open_sea"]),
    "fog, then Avalon": ("ssssssw" + "ww", ["open_sea", "open_sea", "avalon"]),
    "Avalon at once": ("ssssssw", ["avalon"]),
}
"""By name, a way from the start to the end of the game, and the tiles that it finds in the fog."""


def sailed(name, roles=SIX, **options):
    way, fog = WAYS[name]
    play = Play(roles, fog=fog, **options)
    play.sail(way)
    assert play.outcome is not None
    return play


def points(role, **options):
    """Return the points of this role on each of the ways, without a shared role."""
    return {name: sailed(name, **options).score[SIX.index(role)] for name in WAYS}


@pytest.mark.rule("VO-SCORE-01")
def test_the_admiral_wants_avalon_and_few_islands():
    assert points("admiral") == {
        "nowhere": 3,
        "coast": 3,
        "four islands": 3,
        "five islands": 0,
        "six islands": 0,
        "four islands and Avalon": 8,
        "five islands and Avalon": 5,
        "three tiles of fog": 3,
        "fog, then Avalon": 8,
        "Avalon at once": 8,
    }


@pytest.mark.rule("VO-SCORE-02")
def test_the_cabin_boy_wants_islands_of_either_kind():
    assert points("cabin_boy") == {
        "nowhere": 0,
        "coast": 0,
        "four islands": 4,
        "five islands": 5,
        "six islands": 6,
        "four islands and Avalon": 6,
        "five islands and Avalon": 7,
        "three tiles of fog": 3,
        "fog, then Avalon": 3,
        "Avalon at once": 3,
    }


@pytest.mark.rule("VO-SCORE-03")
def test_the_merchant_wants_islands_with_a_cross():
    assert points("merchant") == {
        "nowhere": 0,
        "coast": 0,
        "four islands": 4,
        "five islands": 4,
        "six islands": 6,
        "four islands and Avalon": 5,
        "five islands and Avalon": 5,
        "three tiles of fog": 2,
        "fog, then Avalon": 1,
        "Avalon at once": 1,
    }


@pytest.mark.rule("VO-SCORE-04", "VO-SCORE-05")
def test_the_traitor_wants_many_islands_and_no_avalon():
    assert points("traitor") == {
        "nowhere": 5,
        "coast": 5,
        "four islands": 5,
        "five islands": 8,
        "six islands": 8,
        "four islands and Avalon": 0,
        "five islands and Avalon": 3,
        "three tiles of fog": 5,
        "fog, then Avalon": 0,
        "Avalon at once": 0,
    }


@pytest.mark.rule("VO-SCORE-04")
def test_twenty_turns_without_avalon_score_for_the_traitor():
    play = Play(SIX)
    play.sail("wwwsssss" + "eeeeee" + "nnnwww")
    assert play.outcome.reason == "last_turn"
    assert dict(play.view.points[SIX.index("traitor")])["no_avalon"] == 5


@pytest.mark.rule("VO-SCORE-06", "VO-SCORE-07", "VO-SCORE-10")
def test_the_explorer_wants_fog_and_the_border():
    assert points("explorer") == {
        "nowhere": 0,  # the start alone is half a pair
        "coast": 2,  # three coast tiles and the start
        "four islands": 2,  # five tiles at the border, rounded down
        "five islands": 2,
        "six islands": 2,
        "four islands and Avalon": 3 + 3,  # Avalon lies at the border too, and does not count as that
        "five islands and Avalon": 2 + 3,
        "three tiles of fog": 3 + 1,  # the last of them is at the border, and counts for both
        "fog, then Avalon": 2 + 3,
        "Avalon at once": 3,
    }


SEA_TILES = {
    "nowhere": 0,
    "coast": 0,
    "four islands": 6,
    "five islands": 10,
    "six islands": 9,
    "four islands and Avalon": 7,
    "five islands and Avalon": 8,
    "three tiles of fog": 6,
    "fog, then Avalon": 7,
    "Avalon at once": 5,
}


@pytest.mark.rule("VO-SCORE-08")
def test_the_sailor_wants_open_sea():
    assert points("sailor") == {name: 2 * tiles for name, tiles in SEA_TILES.items()}


@pytest.mark.rule("VO-SCORE-08")
@pytest.mark.parametrize(
    ("option", "factor"), [(0, (0, 1)), (1, (1, 1)), ("3", (3, 1)), ("1/2", (1, 2)), ("2/3", (2, 3)), ("6/4", (3, 2))]
)
def test_another_value_for_the_sailor_is_rounded_down(option, factor):
    above, below = factor
    expected = {name: tiles * above // below for name, tiles in SEA_TILES.items()}
    assert points("sailor", sailor_points=option) == expected


@pytest.mark.rule("VO-SCORE-08")
@pytest.mark.parametrize("option", [-1, 100, "", "2/0", "1/2/3", "0.5", "-1", "1e3", "two", "٣", " 2", "2\n", "1/-2"])
def test_unreadable_points_are_refused(option):
    assert refusals(sailor_points=option) == ["unreadable_points"]


@pytest.mark.rule("VO-SCORE-09", "VO-SCORE-12")
def test_two_players_with_one_role_lose_a_point_each_even_below_zero():
    play = sailed("nowhere", roles=("merchant", "traitor", "merchant", "admiral"))
    assert play.score == (-1, 5, -1, 3)
    play = sailed("four islands", roles=("merchant", "traitor", "merchant", "traitor", "cabin_boy"))
    assert play.score == (3, 4, 3, 4, 4)
    assert play.view.points[0] == {"cross_islands": 4, "shared_role": -1}


@pytest.mark.rule("VO-SCORE-10", "VO-SCORE-11")
def test_coast_and_start_are_neither_island_nor_sea_and_avalon_is_no_island():
    coast = dict(zip(SIX, sailed("coast").view.points, strict=True))
    assert coast == {
        "admiral": {"few_islands": 3},
        "cabin_boy": {},
        "merchant": {},
        "traitor": {"no_avalon": 5},
        "explorer": {"border": 2},
        "sailor": {},
    }
    avalon = dict(zip(SIX, sailed("four islands and Avalon").view.points, strict=True))
    assert avalon["admiral"] == {"avalon": 5, "few_islands": 3}
    assert avalon["cabin_boy"] == {"islands": 4, "avalon": 2}
    assert avalon["traitor"] == {}
    assert avalon["explorer"] == {"border": 3, "avalon": 3}


@pytest.mark.rule("VO-SCORE-01", "VO-SCORE-02", "VO-SCORE-03", "VO-SCORE-04", "VO-SCORE-05", "VO-SCORE-06")
@pytest.mark.rule("VO-SCORE-07", "VO-SCORE-08", "VO-SCORE-09", "VO-SCORE-10", "VO-SCORE-11")
def test_any_game_scores_by_the_rules():
    for seed in range(150):
        play = Play(ROLES, layout="balanced", sailor_points="1/2" if seed % 2 else 2)
        play.at_random(seed)
        assert play.score == scores_of(ROLES, play.view)
        assert play.score == tuple(sum(points.values()) for points in play.view.points)
