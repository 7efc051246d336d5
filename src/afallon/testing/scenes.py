"""Checks of scenes: a shared part that is equal for all readers, and patches that add up."""

from random import Random
from typing import Any, Final

from afallon.kernel import Scenes, Table
from afallon.kernel.scene import changed, plain
from afallon.kernel.stream import Stream
from afallon.testing.compare import Reader, readers, same
from afallon.testing.play import next_answer
from afallon.testing.tables import can_undo
from afallon.testing.terms import Terms

FURTHER: Final = 12
"""The number of further answers during which scenes are followed."""


def check_one_table(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that the shared part of the scene is the same from every reader's view."""
    everybodys = _table_of(terms, table, None)
    for reader in readers(table):
        same(f"table as reader {reader} sees it, and as a spectator does", _table_of(terms, table, reader), everybodys)


def check_changes(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that patches add up to each reader's scene, also after an undo and from the first event on."""
    twin, player = table.copy(), terms.player(rng)
    live = Scenes(twin)
    for reader in readers(twin):
        live.whole(reader)
    for _ in range(FURTHER):
        if twin.outcome is None:
            twin.submit(next_answer(twin, player, rng))
        if rng.random() < 0.2 and can_undo(twin):
            twin.undo()
    for reader in readers(twin):
        _check_sum(terms, twin, live, reader)
    check_story(terms, twin, rng)


def check_story(terms: Terms, table: Table[Any], rng: Random) -> None:
    """Check that the patches from the first event on add up, for a random reader and for the stream of the truth."""
    story = Scenes(table, from_the_start=True)
    _check_sum(terms, table, story, rng.choice(readers(table)))
    _sum_of(story, Stream.TRUTH)


def _check_sum(terms: Terms, table: Table[Any], scenes: Scenes, reader: Reader) -> None:
    public, mine = _sum_of(scenes, reader)
    same(f"table that the changes make for {reader}", public, _table_of(terms, table, None))
    own = plain(terms.rules.own_scene(table.view(reader)))
    same(f"what the changes make of what {reader} alone has", mine, own)


def _sum_of(scenes: Scenes, reader: Reader | str) -> tuple[Any, Any]:
    """Return the first scene with all patches applied; assert that it equals the latest scene."""
    scene = scenes.first(reader)
    public, mine = scene.table, scene.mine
    for moment in scenes.moments(reader, after=0):
        public, mine = changed(public, moment.table), changed(mine, moment.mine)
    whole = scenes.whole(reader)
    same(f"whole scene of {reader} and the sum of its changes", (whole.table, whole.mine), (public, mine))
    return public, mine


def _table_of(terms: Terms, table: Table[Any], reader: Reader) -> Any:
    return plain(terms.rules.table_scene(table.view(reader)))
