"""Imagined voyages: every consistent voyage occurs with its probability, and no other does."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import afallon
from afallon import find_game
from tests.voyage.driver import Play
from tests.voyage.play import play

VOYAGE = find_game("voyage")


def test_unknown_roles_are_drawn_from_the_remaining_cards():
    game = Play(("sailor", "sailor", "merchant"))
    events = game.table.events_for(0)
    seen = Counter(VOYAGE.imagine(events, 0, Random(seed)).state.roles[1] for seed in range(2200))
    assert {role for role, _ in seen.items()} == {"admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor"}
    assert 140 <= seen["sailor"] <= 260  # one card of eleven remains
    assert all(320 <= seen[role] <= 480 for role in seen if role != "sailor")  # two of eleven


def is_island(tile):
    return tile in ("cross_island", "plain_island")


@pytest.mark.parametrize("seed", range(12))
def test_an_unknown_layout_agrees_with_the_explored_tiles(seed):
    table = play(afallon.new("voyage", seats=3, seed=seed, layout="random"), Random(seed))
    seen = {cell: table.state.tiles[cell] for cell in table.state.explored}
    layouts = set()
    for other in range(10):
        imagined = VOYAGE.imagine(table.events_for(1), 1, Random(other))
        assert imagined.events_for(1) == table.events_for(1)
        tiles = imagined.state.tiles
        assert all(tiles[cell] == tile for cell, tile in seen.items())
        assert Counter(tiles) == Counter(table.state.tiles)
        islands = [cell for cell, tile in enumerate(tiles) if is_island(tile)]
        assert all(b - a != 7 and (b - a != 1 or b % 7 == 0) for a, b in combinations(islands, 2))
        layouts.add(tuple(tiles))
    assert len(layouts) == 10


def test_some_of_these_games_explore_islands():
    seen = []
    for seed in range(12):
        table = play(afallon.new("voyage", seats=3, seed=seed, layout="random"), Random(seed))
        seen.append(sum(is_island(table.state.tiles[cell]) for cell in table.state.explored))
    assert max(seen) >= 3


def test_a_charted_layout_is_imagined_unchanged():
    table = play(afallon.new("voyage", seats=4, seed=8), Random(2), answers=30)
    assert VOYAGE.imagine(table.events_for(None), None, Random(1)).state.tiles == table.state.tiles


def test_a_losing_alternative_may_be_any_direction():
    game = Play()
    game.offer("s", "w")
    game.vote("wwww")
    imagined = [VOYAGE.imagine(game.table.events_for(1), 1, Random(seed)) for seed in range(60)]
    hidden = {table.view(0).turns[0].alternative for table in imagined}
    assert hidden == {"north", "east", "west"}
    own = {VOYAGE.imagine(game.table.events_for(0), 0, Random(s)).view(0).turns[0].alternative for s in range(20)}
    assert own == {"west"}
