"""Voyage, COMP: the components."""

from collections import Counter

import pytest

import afallon
from afallon import CHANCE
from afallon.text import LANGUAGES, has
from tests.voyage.driver import MAP, Play, random_layout, refusals

TILES = {"~": 37, "+": 5, "o": 5, "?": 9, "^": 6, "S": 1}
FOG = {"avalon": 3, "cross_island": 1, "plain_island": 1, "open_sea": 4}
ROLES = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor")


@pytest.mark.rule("VO-COMP-01")
def test_the_map_has_its_63_tiles():
    balanced = "".join(Play(layout="balanced").last("map_laid")["rows"])
    for layout in (balanced, MAP.replace("\n", ""), *(random_layout(seed).replace("\n", "") for seed in range(50))):
        assert len(layout) == 63
        assert Counter(layout) == TILES


@pytest.mark.rule("VO-COMP-01")
@pytest.mark.parametrize(("sign", "other"), [(sign, other) for sign in "~+o?^S" for other in "~+o?^S" if sign != other])
def test_a_map_with_other_tiles_is_refused(sign, other):
    assert "layout_has_wrong_count" in refusals(layout=MAP.replace(sign, other, 1))


@pytest.mark.rule("VO-COMP-02")
def test_the_fog_hides_nine_tiles_and_gives_each_once():
    tiles = ["plain_island", "open_sea", "open_sea", "cross_island", "open_sea", "open_sea", "avalon"]
    play = Play(fog=tiles)
    play.sail("wwwsssss" + "sssenne")
    left = Counter(FOG)
    for tile, possible in zip(tiles, play.fog_left, strict=True):
        assert possible == dict(left)
        left = +(left - Counter([tile]))
    assert left == {"avalon": 2}


@pytest.mark.rule("VO-COMP-03")
def test_there_are_four_directions_one_each():
    assert Play().options(0) == ["north", "east", "south", "west"]


@pytest.mark.rule("VO-COMP-04")
def test_there_are_two_cards_of_each_role():
    table = afallon.new("voyage", seats=7, chance="open", first_captain=0)
    left = Counter(dict.fromkeys(ROLES, 2))
    for role in ("sailor", "sailor", "admiral", "traitor", "traitor", "merchant", "explorer"):
        options = table.open[CHANCE].options
        assert dict(zip(options.values, options.weights, strict=True)) == dict(left)
        left = +(left - Counter([role]))
        table.submit(afallon.Answer(table.open[CHANCE].id, CHANCE, role))
    assert refusals(3, roles=["sailor"] * 3) == ["too_many_of_a_role"]
    assert refusals(3, roles=["sailor", "sailor", "pirate"]) == ["unknown_role"]


@pytest.mark.rule("VO-COMP-05")
def test_three_to_seven_play():
    assert [seats for seats in range(12) if not refusals(seats)] == [3, 4, 5, 6, 7]
    assert refusals(2) == refusals(8) == ["wrong_number_of_seats"]


@pytest.mark.rule("VO-COMP-06")
def test_no_game_has_more_than_twenty_turns():
    turns = []
    for seed in range(300):
        play = Play()
        play.at_random(seed)
        turns.append(play.view.turn)
    assert max(turns) == 20


@pytest.mark.slow
@pytest.mark.rule("VO-COMP-07")
def test_the_points_of_each_role_are_public():
    for role in ROLES:
        assert all(has(language, f"voyage-role-{role}.short") for language in LANGUAGES)
    for points in (2, "1/2"):  # the only number that a host may change
        play = Play(sailor_points=points)
        assert {play.last("game_started", reader)["sailor_points"] for reader in (None, *play.seats)} == {str(points)}
