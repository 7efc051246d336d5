"""Statuses of the save sheet (GR-STATUS)."""

import pytest

import afallon
from tests.grail.world import gain, next_day, travel, value, world

SHEET = {"statuses": [{"id": "sworn"}, {"id": "hunt", "boxes": 3}, {"id": "omens", "boxes": 7}]}


def mark(status, **more):
    return {"do": "mark_status", "status": status, **more}


def sheet(folder, *effects):
    play = world(folder, places={2: {"immediate": list(effects)}}, more=SHEET)
    travel(play, 2)
    return play


@pytest.mark.rule("GR-STATUS-01", "GR-STATUS-02", "GR-STATUS-03")
def test_a_status_applies_to_all_players(tmp_path):
    seen = {"do": "when", "requires": [{"has": "status", "status": "sworn"}], "then": [gain("food")]}
    play = world(tmp_path, seats=2, places={2: {"immediate": [mark("sworn")]}, 3: {"immediate": [seen]}}, more=SHEET)
    travel(play, 3, 1)
    assert value(play, "food", 1) == 0
    travel(play, 2, 0)
    travel(play, 1, 1)
    play.give("act", "pass", 0)
    travel(play, 3, 1)
    assert value(play, "food", 1) == 1
    assert play.state.statuses == {"sworn": 1}


@pytest.mark.rule("GR-STATUS-03", "GR-STATUS-04", "GR-STATUS-05", "GR-EX-49")
def test_the_value_of_a_status_is_its_number_of_marked_boxes(tmp_path):
    assert sheet(tmp_path, mark("omens"), mark("omens")).state.statuses == {"omens": 2}
    assert sheet(tmp_path, *[mark("hunt")] * 5, mark("sworn"), mark("sworn")).state.statuses == {"hunt": 3, "sworn": 1}


@pytest.mark.rule("GR-STATUS-04")
def test_effects_can_read_the_value_of_a_status(tmp_path):
    amount = {"per": "status", "of": "omens", "times": 2}
    play = sheet(tmp_path, mark("omens"), mark("omens"), gain("wealth", amount))
    assert value(play, "wealth") == 4


@pytest.mark.rule("GR-STATUS-06")
def test_marking_a_box_marks_all_boxes_below_it(tmp_path):
    assert sheet(tmp_path, mark("omens", box=4)).state.statuses == {"omens": 4}
    assert sheet(tmp_path, mark("omens", box=4), mark("omens", box=2)).state.statuses == {"omens": 4}


@pytest.mark.rule("GR-STATUS-07")
def test_effects_on_one_character_are_a_personal_secret_and_no_status(tmp_path):
    ill = {"timing": "always", "effects": [{"do": "modify", "what": "travel_cost", "amount": 1, "who": "owner"}]}
    secrets = [{"number": 9, "personal": True, "abilities": [ill]}]
    rule = {2: {"immediate": [{"do": "gain_secret", "secret": 9, "who": "active"}]}}
    play = world(tmp_path, seats=2, places=rule, more={"secrets": secrets})
    travel(play, 2, 0, 1)
    travel(play, 1, 0, 1)
    assert [value(play, "energy", seat) for seat in (0, 1)] == [3, 4]
    assert play.state.statuses == {}


@pytest.mark.rule("GR-STATUS-08")
def test_statuses_persist_and_are_saved_until_they_are_erased(tmp_path):
    play = sheet(tmp_path, mark("sworn"), mark("omens", box=3))
    next_day(play)
    assert play.state.statuses == {"sworn": 1, "omens": 3}
    restored = afallon.Table.restore(play.table.snapshot())
    assert restored.state.statuses == {"sworn": 1, "omens": 3}
    play = sheet(tmp_path, mark("sworn"), mark("omens"), {"do": "erase_status", "status": "omens"})
    assert play.state.statuses == {"sworn": 1}
