"""Scenes: patches from event to event, which add up to the whole scene."""

from random import Random

import msgspec
import pytest

import afallon
from afallon.kernel import Scenes
from afallon.kernel.scene import changed, changes
from afallon.kernel.scenes import paired
from afallon.kernel.stream import Stream


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {}),
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": {"b": [1, 2, 3]}}, {"a": {"b": [1]}}),
        ({"a": [1]}, {"a": [1, 2, {"c": 3}]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}),
        ({"a": None}, {"a": {}}),
        ({"a": [1]}, {"a": []}),
        (None, {"a": 1}),
    ],
)
def test_patches_turn_one_part_into_another(before, after):
    told = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
    kept = msgspec.json.encode(before)
    assert changed(before, told) == after
    assert msgspec.json.encode(before) == kept, "the part itself stays as it is"


def test_patches_have_only_the_differences():
    assert changes({"a": 1, "b": [1, 2, 3]}, {"a": 1, "b": [1, 5]}) == [(["b", 1], 5), (["b", 2],)]


def played(table, most=10_000):
    rng = Random(5)
    for _ in range(most):
        if table.outcome is not None:
            return
        decision = next(iter(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))


@pytest.mark.parametrize("reader", [None, 0, 3, Stream.TRUTH])
def test_moments_add_up_to_the_scene_for_any_reader(reader):
    table = afallon.new("avalon", seats=5, seed=2)
    live = Scenes(table)
    live.whole(reader)
    played(table)
    story = Scenes(table, from_the_start=True)
    first = story.first(reader)
    for scenes, scene in ((story, first), (live, live.first(reader))):
        public, mine = scene.table, scene.mine
        for moment in scenes.moments(reader, after=0):
            public, mine = changed(public, moment.table), changed(mine, moment.mine)
        assert (public, mine) == (scenes.whole(reader).table, scenes.whole(reader).mine)
    assert story.whole(reader) == live.whole(reader)
    assert first.table["asked"] == {} and first.mine["question"] is None


def test_each_event_is_paired_with_its_public_version():
    table = afallon.new("avalon", seats=5, seed=2)
    played(table, most=12)
    public = table.events_for(None)
    mine = paired(table.events_for(0), public)
    assert [shared for _, shared in mine if shared is not None] == public
    assert "dealt" in {event.kind for event, shared in mine if shared is None}
    scenes = Scenes(table, from_the_start=True)
    assert [(one.event, one.public) for one in scenes.moments(0, after=0)] == mine


def test_patches_of_the_shared_part_are_equal_for_all_readers():
    table = afallon.new("avalon", seats=5, seed=2)
    scenes = Scenes(table)
    for reader in (None, *table.seats):
        scenes.whole(reader)
    played(table, most=30)
    by_reader = [
        [one.table for one in scenes.moments(reader, after=0) if one.public is not None]
        for reader in (None, *table.seats)
    ]
    assert all(told == by_reader[0] for told in by_reader)


def test_old_moments_are_dropped_and_a_late_reader_gets_the_whole_scene(monkeypatch):
    monkeypatch.setattr("afallon.kernel.scenes._MOST_KEPT", 20)
    table = afallon.new("avalon", seats=5, seed=2)
    scenes, rng = Scenes(table), Random(5)
    guest = scenes.whole(1)
    seen = scenes.whole(0)
    public, mine, number = seen.table, seen.mine, table.told(0)
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        for moment in scenes.moments(0, after=number):
            public, mine, number = changed(public, moment.table), changed(mine, moment.mine), moment.number
        assert len(scenes._all.told) <= 30
        assert len(scenes._own[0].moments) <= 30
    assert number == table.told(0) > 100
    assert scenes.whole(0) == type(seen)(public, mine)
    assert scenes.whole(1) == Scenes(table).whole(1) != guest


def test_scenes_from_the_start_drop_no_moments(monkeypatch):
    monkeypatch.setattr("afallon.kernel.scenes._MOST_KEPT", 20)
    table = afallon.new("avalon", seats=5, seed=2)
    played(table)
    story = Scenes(table, from_the_start=True)
    numbers = [[moment.number for moment in story.moments(reader, after=0)] for reader in (0, 1, None)]
    assert numbers == [list(range(1, table.told(reader) + 1)) for reader in (0, 1, None)]
