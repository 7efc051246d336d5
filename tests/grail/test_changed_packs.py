"""Packs that change while a campaign is under way: entries that it has met must be unchanged (GR-SAVE-27)."""

from pathlib import Path
from shutil import copytree
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import pytest

import afallon
from afallon.grail.content import library
from afallon.grail.sessions import next_session
from afallon.grail.view_position import position_of
from afallon.terminal.saved_game import SavedGame
from afallon.terminal.session import Session, UnreadableFile
from tests.digests import without_digests
from tests.grail.tables import PACKS, begin, give

pytestmark = pytest.mark.rule("GR-SAVE-27")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a pack that tests may change."""
    return copytree(PACKS / "crossroads", tmp_path / "crossroads")


@pytest.fixture
def another_day(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that empties the cache of packs, as a restart does."""
    return lambda: monkeypatch.setattr(library, "_KNOWN", WeakValueDictionary())


def change(folder: Path, before: str, after: str, file: str = "map.yaml") -> None:
    text = (folder / file).read_text("utf-8")
    assert text.count(before) == 1
    (folder / file).write_text(text.replace(before, after), "utf-8")


def read_the_well(folder: Path) -> afallon.Table[Any]:
    """Return a campaign where a shepherd has read the first verse of location 2."""
    table = begin(str(folder), seats=1)
    for value in ("travel", 2, "explore", "drink", "leave"):
        give(table, 0, value)
    return table


WELL = "- {do: gain, what: food, amount: 1, who: party}"
MORE_FOOD = "- {do: gain, what: food, amount: 2, who: party}"
BELOW = "- {id: below, effects: [{do: lose, what: health, who: active}], complete: true}"
OTHER_BELOW = "- {id: below, effects: [{do: lose, what: terror, who: active}], complete: true}"


def test_texts_version_and_comments_may_change(folder, another_day):
    table = read_the_well(folder)
    (folder / "text").mkdir()
    (folder / "text" / "en.ftl").write_text("verse-2-well = A well.\n", "utf-8")
    change(folder, "version: 1", "version: 2", "pack.yaml")
    change(folder, "  - {number: 5,", "  # a meadow\n  - {number: 5,")
    another_day()
    assert afallon.Table.replay(table.record()).state == table.state


def test_verses_may_be_added_and_unread_verses_may_change(folder, another_day):
    table = read_the_well(folder)
    change(folder, BELOW, "- {id: below, go: deeper}\n      - {id: deeper, complete: true}")
    another_day()
    again = afallon.Table.replay(table.record())
    assert again.state == table.state
    assert "2:deeper" in again.setup.pack.verses


def test_a_change_of_a_verse_that_was_read_is_refused_and_named(folder, another_day):
    table = read_the_well(folder)
    change(folder, WELL, MORE_FOOD)
    another_day()
    with pytest.raises(afallon.RecordError, match=r"met content has changed .*entries locations/2/verses/well\)"):
        afallon.Table.replay(table.record())


def test_a_change_is_named_in_a_record_without_digests(folder, another_day):
    table = read_the_well(folder)
    change(folder, WELL, MORE_FOOD)
    another_day()
    with pytest.raises(afallon.RecordError, match="locations/2/verses/well"):
        afallon.Table.replay(without_digests(table.record()))


def test_locations_on_the_map_may_not_change_but_others_may(folder, another_day):
    table = begin(str(folder), seats=1)
    record = table.record()
    change(folder, "{number: 6, keys: {south: 2}}", "{number: 6, keys: {south: 2}, seals: [hostile]}")
    another_day()
    assert afallon.Table.replay(record).state == table.state
    change(folder, "{number: 5, keys: {east: 1}}", "{number: 5, keys: {east: 1}, seals: [hostile]}")
    another_day()
    with pytest.raises(afallon.RecordError, match=r"entries locations/5\)"):
        afallon.Table.replay(record)


def test_nothing_may_be_added_to_a_section_that_was_dealt_out(folder, another_day):
    table = begin(str(folder), seats=1)
    change(folder, "  - id: boots\n", "  - {id: rope}\n  - id: boots\n", "pack.yaml")
    another_day()
    with pytest.raises(afallon.RecordError, match=r"entries items\)"):
        afallon.Table.replay(table.record())


def test_an_entry_met_after_its_change_may_not_change_back(folder, another_day):
    change(folder, "caution: 1", "courage: 1", "pack.yaml")
    table = read_the_well(folder)
    change(folder, BELOW, OTHER_BELOW)
    another_day()
    table = afallon.Table.replay(table.record(), chance=table.chance)
    for value in ("explore", "wish", "climb"):
        give(table, 0, value)
    assert "2:below" in table.view(0).verses
    another_day()
    assert afallon.Table.replay(table.record()).state == table.state
    change(folder, OTHER_BELOW, BELOW)
    another_day()
    with pytest.raises(afallon.RecordError, match="locations/2/verses/below"):
        afallon.Table.replay(table.record())


def test_views_use_the_pack_of_their_table(folder, another_day):
    table = read_the_well(folder)
    change(folder, BELOW, OTHER_BELOW)
    another_day()
    again = afallon.Table.replay(table.record())
    assert position_of(again.view(0)).setup.pack is again.setup.pack
    assert again.setup.pack.hash != table.setup.pack.hash


def test_campaigns_keep_their_pack_while_it_is_in_use(folder):
    table = read_the_well(folder)
    change(folder, WELL, MORE_FOOD)
    again = afallon.Table.replay(table.record())
    assert again.setup.pack is table.setup.pack
    assert begin(str(folder), seats=1).setup.pack.hash != table.setup.pack.hash


def test_new_sessions_and_snapshots_refuse_changed_locations_on_the_map(folder, another_day):
    table = read_the_well(folder)
    options = next_session(table, ["smith"])
    session = afallon.new("grail", seats=1, seed=5, **options)
    snapshot = session.snapshot()
    change(folder, "{number: 6, keys: {south: 2}}", "{number: 6, keys: {south: 2}, seals: [hostile]}")
    another_day()
    assert afallon.Table.replay(session.record()).state == session.state
    assert afallon.Table.restore(snapshot).state == session.state
    change(folder, "{number: 5, keys: {east: 1}}", "{number: 5, keys: {east: 1}, seals: [hostile]}")
    another_day()
    with pytest.raises(afallon.RecordError, match=r"entries locations/5\)"):
        afallon.Table.replay(session.record())
    with pytest.raises(afallon.SetupError, match=r"entries locations/5\)"):
        afallon.Table.restore(snapshot)


def test_an_old_record_without_marks_needs_the_unchanged_pack(folder, another_day):
    record = read_the_well(folder).record()
    options = {name: value for name, value in record.header.options.items() if name != "pack_marks"}
    old = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=options))
    assert afallon.Table.replay(old).answers
    change(folder, BELOW, OTHER_BELOW)
    another_day()
    with pytest.raises(afallon.RecordError, match="pack has changed"):
        afallon.Table.replay(old)


@pytest.mark.parametrize("marks", ["not base64!", 7, "AAA="])
def test_invalid_marks_are_refused(folder, marks):
    record = read_the_well(folder).record()
    options = {**record.header.options, "pack_marks": marks}
    with pytest.raises(afallon.RecordError):
        afallon.Table.replay(
            msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=options))
        )


def test_a_saved_game_continues_and_stores_the_marks_of_the_changed_pack(folder, another_day, tmp_path):
    saved = SavedGame(tmp_path / "game.jsonl", seated(), read_the_well(folder))
    saved.keep()
    change(folder, BELOW, OTHER_BELOW)
    another_day()
    resumed = SavedGame.resume(saved.path)
    assert resumed is not None
    resumed.keep()
    for value in ("explore", "drink", "leave"):
        give(resumed.table, 0, value)
    resumed.keep()
    another_day()
    assert SavedGame.resume(saved.path) is not None
    change(folder, WELL, MORE_FOOD)
    another_day()
    with pytest.raises(UnreadableFile) as refused:
        SavedGame.resume(saved.path)
    assert [problem.code for problem in refused.value.problems] == ["met_content_has_changed"]


def seated() -> Session:
    return Session(afallon="0", names=("Ann",), people=(0,), bots="random", languages=("en",), seed="5")
