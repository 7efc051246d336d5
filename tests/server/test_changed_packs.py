"""Campaigns in a room whose pack was changed while the server was down (GR-SAVE-27)."""

from pathlib import Path
from shutil import copytree
from weakref import WeakValueDictionary

import pytest

from afallon.grail.content import library, shelf
from afallon.server.errors import Refusal
from afallon.server.rooms.journal import RulesChanged, read_line
from afallon.server.rooms.replay import replay, settle
from afallon.server.rooms.saves import read_campaign, write_campaign
from tests.grail.tables import PACKS
from tests.server.room_bench import RoomBench

pytestmark = pytest.mark.rule("GR-SAVE-27")

READ = "- {do: gain, what: food, amount: 1, who: party}"
UNREAD = "- {id: below, effects: [{do: lose, what: health, who: active}], complete: true}"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack on the shelf of this server that nobody else uses."""
    monkeypatch.setattr(shelf, "_shelves", [tmp_path])
    return copytree(PACKS / "crossroads", tmp_path / "wells")


@pytest.fixture
def after_a_restart(monkeypatch: pytest.MonkeyPatch):
    return lambda: monkeypatch.setattr(library, "_KNOWN", WeakValueDictionary())


def read_the_well() -> RoomBench:
    """Ann alone goes to location 2 and reads its first verse."""
    bench = RoomBench(1, game="grail", pack="wells").full()
    bench.send("Ann", "start")
    for value in ("travel", 2, "explore", "drink", "leave"):
        decision = bench.room.match.table.open[0].id
        bench.send("Ann", "answer", game=1, decision=decision, value=value)
    return bench


def change(pack: Path, before: str, after: str) -> None:
    text = (pack / "map.yaml").read_text("utf-8")
    assert text.count(before) == 1
    (pack / "map.yaml").write_text(text.replace(before, after), "utf-8")


def test_a_campaign_goes_on_with_what_it_has_not_met_and_its_journal_says_so(pack, after_a_restart):
    bench = read_the_well()
    marks = bench.room.match.header.options["pack_marks"]
    change(pack, UNREAD, UNREAD.replace("health", "terror"))
    after_a_restart()
    room = replay(map(read_line, bench.journal))
    assert room.match.table.state == bench.room.match.table.state
    (changed,) = settle(room)
    assert isinstance(changed, RulesChanged)
    assert changed.options["pack_marks"] != marks
    assert changed.options["pack_hash"] == bench.room.match.header.options["pack_hash"]
    bench.write(changed)
    after_a_restart()
    again = replay(map(read_line, bench.journal))
    assert settle(again) == []


def test_a_campaign_whose_past_was_changed_waits_until_that_is_taken_back(pack, after_a_restart):
    bench = read_the_well()
    change(pack, READ, READ.replace("1", "2"))
    after_a_restart()
    with pytest.raises(Refusal) as refused:
        replay(map(read_line, bench.journal))
    assert refused.value.code == "pack_changed"
    assert refused.value.details == {"pack": "wells", "entries": "locations/2/verses/well"}
    change(pack, READ.replace("1", "2"), READ)
    after_a_restart()
    room = replay(map(read_line, bench.journal))
    assert settle(room) == []


def test_a_save_comes_back_to_another_edition_of_its_pack(pack, after_a_restart):
    save = write_campaign(read_the_well().room, "en")
    change(pack, UNREAD, UNREAD.replace("health", "terror"))
    after_a_restart()
    assert read_campaign(save).chosen["pack"] == "wells"
    change(pack, READ, READ.replace("1", "2"))
    after_a_restart()
    with pytest.raises(Refusal) as refused:
        read_campaign(save)
    assert refused.value.code == "pack_changed"
