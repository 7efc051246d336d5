"""Campaigns in a room whose pack was changed while the server was down (GR-SAVE-27)."""

from pathlib import Path
from shutil import copytree
from weakref import WeakValueDictionary

import pytest

from afallon.grail.content import library, shelf
from afallon.kernel import StepError
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.playing import check
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
    """A pack that this test alone uses, installed on this server."""
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


def test_a_change_of_content_not_yet_met_is_written_to_the_journal(pack, after_a_restart):
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


def test_a_change_of_past_content_blocks_a_campaign_until_it_is_reverted(pack, after_a_restart):
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


def test_a_save_can_be_opened_with_another_edition_of_its_pack(pack, after_a_restart):
    save = write_campaign(read_the_well().room, "en")
    change(pack, UNREAD, UNREAD.replace("health", "terror"))
    after_a_restart()
    assert read_campaign(save).chosen["pack"] == "wells"
    change(pack, READ, READ.replace("1", "2"))
    after_a_restart()
    with pytest.raises(Refusal) as refused:
        read_campaign(save)
    assert refused.value.code == "pack_changed"


def read_below(bench: RoomBench) -> None:
    """Ann climbs into the well, where nobody has been."""
    for value in ("explore", "wish", "climb"):
        decision = bench.room.match.table.open[0].id
        bench.send("Ann", "answer", game=1, decision=decision, value=value)


def continued_with(pack: Path, after_a_restart, changed: str) -> RoomBench:
    """Return a campaign that continued after a change of content it had not met, and then met that content."""
    change_in(pack / "pack.yaml", "caution: 1", "courage: 1")
    bench = read_the_well()
    change(pack, UNREAD, changed)
    after_a_restart()
    bench.room = replay(map(read_line, bench.journal))
    for line in settle(bench.room):
        bench.write(line)
    read_below(bench)
    return bench


def change_in(file: Path, before: str, after: str) -> None:
    file.write_text(file.read_text("utf-8").replace(before, after), "utf-8")


def test_content_met_after_a_change_is_compared_with_the_changed_pack(pack, after_a_restart):
    bench = continued_with(pack, after_a_restart, UNREAD.replace("health", "terror"))
    after_a_restart()
    again = replay(map(read_line, bench.journal))
    assert "2:below" in again.match.table.view(0).verses
    assert settle(again) == []


def test_a_changed_pack_blocks_a_campaign_and_never_closes_it(pack, after_a_restart):
    changed = UNREAD.replace("lose, what: health", "gain, what: food")
    bench = continued_with(pack, after_a_restart, changed)
    for line in check(bench.room).lines:
        bench.write(line)
    for text in (UNREAD, "- {id: below, effects: nonsense}"):
        before = (pack / "map.yaml").read_text("utf-8")
        change(pack, changed, text)
        after_a_restart()
        with pytest.raises(Refusal):
            replay(map(read_line, bench.journal))
        (pack / "map.yaml").write_text(before, "utf-8")
    after_a_restart()
    assert replay(map(read_line, bench.journal)).match.table is not None


def test_an_answer_that_makes_a_rule_fail_is_not_stored(pack, monkeypatch):
    bench = read_the_well()
    table = bench.room.match.table

    def fail(*_: object) -> None:
        raise StepError("broken", None, ValueError("a rule has failed"))

    monkeypatch.setattr(type(table), "submit", fail)
    decision = table.open[0]
    with pytest.raises(StepError):
        bench.send("Ann", "answer", game=1, decision=decision.id, value=next(iter(decision.options.enumerate())))
    assert bench.room.match.table is table
    assert settle(bench.room) == []
