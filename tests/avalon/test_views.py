"""Views: the knowledge about each part in play, and snapshots of views."""

from random import Random

import pytest

import afallon
from afallon.avalon.basic_view import BasicView
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.in_play import parts_in_play
from afallon.avalon.modules import MODULES
from afallon.avalon.modules.lady_of_the_lake import KnownLady
from afallon.avalon.presets import PRESETS
from afallon.testing.tables import check_snapshot
from tests.avalon import test_contract as contract
from tests.avalon.driver import BASIC, Play
from tests.properties.play import play

TERMS = contract.TestAvalon()
KNOWN = [part.known for part in parts_in_play(tuple(CHARACTERS), tuple(MODULES)) if part.known is not None]


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_view_survives_a_snapshot(preset):
    for seed in range(3):
        table, rng = afallon.new("avalon", seats=preset.seats, seed=seed, **preset.options), Random(seed)
        while table.outcome is None:
            check_snapshot(TERMS, table, rng)
            play(table, rng, answers=rng.randint(1, 25))
        check_snapshot(TERMS, table, rng)


def test_a_view_holds_exactly_the_parts_in_play():
    assert afallon.new("avalon", seats=5, seed=1).view(0).parts == {}
    view = afallon.new("avalon", seats=7, seed=1, modules=["lady_of_the_lake", "trapper"]).view(0)
    assert list(view.parts) == ["lady_of_the_lake", "trapper"]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.__name__)
def test_knowledge_of_a_part_that_is_not_in_play_is_empty(known):
    assert known.of(afallon.new("avalon", seats=5, seed=1).view(None)) == known()


def test_the_view_of_the_basic_game_knows_no_part_by_its_name():
    names = {*MODULES, *CHARACTERS, *(known.part for known in KNOWN)}
    words = {word for name in names for word in name.split("_")} - {"good", "evil", "quest", "cards", "of", "the"}
    assert {"excalibur", "lady", "plot", "rogues", "lancelots", "trapper", "messengers"} <= words
    assert not words & {word for field in BasicView.__struct_fields__ for word in field.split("_")}


def test_undo_restores_the_knowledge_of_a_part():
    game = Play(BASIC[7], modules=["lady_of_the_lake"], first_leader=0)
    game.quests("++")
    game.inspect(3)
    assert [KnownLady.of(game.table.view(seat)).holder for seat in game.seats] == [3] * 7
    game.table.undo()
    assert [KnownLady.of(game.table.view(seat)).holders for seat in game.seats] == [[6]] * 7
