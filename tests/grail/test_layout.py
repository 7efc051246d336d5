"""Packs in many files: fields given by paths, contradictions, and names scoped to entries."""

import shutil
from pathlib import Path

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.layout import FOLDERS, PLACES, place_of
from afallon.grail.content.pack import Sections
from afallon.grail.content.pack_check import check_pack
from tests.grail.tables import PACKS, begin, play

SHIRE = PACKS / "shire"


@pytest.fixture
def shire(tmp_path):
    """A copy of the pack."""
    return Path(shutil.copytree(SHIRE, tmp_path / "pack"))


def said(folder):
    return [(problem.file, problem.line, problem.code) for problem in check_pack(folder)[1]]


def change(folder, file, old, new):
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_shire_has_no_problems_and_can_be_played():
    assert check_pack(SHIRE)[1] == ()
    table = begin("shire", seats=1)
    play(table, answers=25)
    assert table.state.day > 1


def test_paths_give_fields_that_files_leave_out():
    pack = load_pack(SHIRE)
    assert pack.locations[102].keys.south == 101
    assert pack.characters["wren"].number == 1
    assert {card.id: (card.colour, card.character) for card in pack.cards["combat"].values()} == {
        "pole": ("green", None),
        "shove": ("green", None),
        "undertow": (None, "wren"),
    }
    assert {one.id: (one.colour, one.level) for one in pack.encounters.values()} == {
        "unfed_dogs": ("green", 1),
        "strayed_ram": ("green", None),
        "neighbour": ("blue", 1),
        "geese": ("blue", None),
    }
    assert (pack.story_events["high_water"].chapter, pack.secrets[3].number, pack.skills[4].attribute) == (
        1,
        3,
        "caution",
    )
    assert (pack.card.id, pack.boards["green"].energy_max, pack.endings["low_water"].ended) == ("shire", 6, "victory")


@pytest.mark.parametrize(
    ("file", "section", "fields"),
    [
        ("locations/101-old-mill.yaml", "locations", {"number": 101}),
        ("locations/101.yaml", "locations", {"number": 101}),
        ("locations/mill.yaml", "locations", {}),
        ("encounters/purple/4.yaml", "combat_encounters", {"colour": "purple", "level": 4}),
        ("encounters/blue/4.yaml", "diplomacy_encounters", {"level": 4}),
        ("encounters/grey/introduction.yaml", "combat_encounters", {"colour": "grey"}),
        ("characters/wren/diplomacy.yaml", "diplomacy_cards", {"character": "wren"}),
        ("chapters/2/events/flood.yaml", "story_events", {"chapter": 2, "id": "flood"}),
    ],
)
def test_a_path_gives_a_section_and_fields(file, section, fields):
    assert place_of(file) == (section, fields)


@pytest.mark.parametrize("file", ["map.yaml", "places/101.yaml", "encounters/green/hard.yaml", "locations/a/b/c.yaml"])
def test_other_paths_give_nothing(file):
    assert place_of(file) is None


def test_every_section_has_a_path_and_no_field_has_the_name_of_a_section():
    """Otherwise an entry could not be distinguished from a mapping of sections."""
    sections = Sections.__struct_fields__
    assert {section for _, section in PLACES} == set(sections)
    hints = [hint.__args__[0] for hint in Sections.__annotations__.values()]
    assert [field for entry in hints for field in entry.__struct_encode_fields__ if field in sections] == []
    assert "locations" in FOLDERS


@pytest.mark.parametrize(
    ("file", "line", "added"),
    [
        ("locations/102-ferry-stage.yaml", 1, "number: 103\n"),
        ("items/rope.yaml", 1, "id: cord\n"),
        ("encounters/green/introduction.yaml", 1, "colour: grey\n"),
        ("chapters/1/events/high_water.yaml", 1, "chapter: 2\n"),
    ],
)
def test_a_file_must_not_contradict_its_path(shire, file, line, added):
    (shire / file).write_text(added + (shire / file).read_text("utf-8"), "utf-8")
    assert (file, line, "path_disagrees") in said(shire)


def test_a_file_may_repeat_the_fields_of_its_path(shire):
    file = shire / "locations/102-ferry-stage.yaml"
    file.write_text("number: 102\n" + file.read_text("utf-8"), "utf-8")
    assert said(shire) == []


def test_lists_may_have_any_name_and_any_file_may_have_sections(shire):
    (shire / "items" / "odds.yaml").write_text("- {id: hook}\n- {id: line}\n", "utf-8")
    (shire / "locations" / "more.yaml").write_text("items:\n  - {id: sinker}\n", "utf-8")
    assert {"rope", "hook", "line", "sinker"} == set(load_pack(shire).items)


def test_an_unknown_folder_is_reported_once(shire):
    (shire / "locatons").mkdir()
    (shire / "locatons" / "106-mill.yaml").write_text("keys: {north: 104}\nexplore: mill\n", "utf-8")
    (problem,) = check_pack(shire)[1]
    assert (problem.file, problem.code, problem.details["meant"]) == (
        "locatons/106-mill.yaml",
        "file_out_of_place",
        "locations",
    )


def test_a_file_that_is_neither_entry_nor_list_is_refused(shire):
    (shire / "locations" / "106-mill.yaml").write_text("just words\n", "utf-8")
    assert said(shire) == [("locations/106-mill.yaml", 1, "wrong_type")]


def test_texts_and_their_style_do_not_change_the_hash(shire):
    before = load_pack(shire).hash
    (shire / "text" / "style.yaml").write_text("most_words: {verse: 9}\n", "utf-8")
    assert load_pack(shire).hash == before


# Names scoped to an entry


def test_two_entries_may_have_dials_of_the_same_name(shire):
    pack = load_pack(shire)
    assert pack.effects["locations/102/verses/stage/effects"][0].dial == "102:flood"
    set_there, _ = pack.effects["locations/103/verses/mound/effects"]
    turned, _ = pack.effects["locations/103/verses/mound/choices/ring/effects"]
    assert (set_there.dial, turned.dial) == ("103:flood", "103:flood")
    assert pack.locations[104].immediate[0].requires[0].dial == "102:flood"
    assert pack.effects["locations/101/verses/green/choices/listen/effects"][1].task == "101:ask_the_ferryman"


def test_a_counter_uses_the_dial_of_its_own_entry(shire):
    counted = "{do: gain, what: food, amount: {per: dial, of: flood}, who: party}"
    change(shire, "locations/103-bell-mound.yaml", "{do: meet, colour: green}", counted)
    assert load_pack(shire).effects["locations/103/verses/mound/choices/ring/effects"][1].amount.of == "103:flood"


def test_other_entries_need_the_full_name_of_a_dial(shire):
    change(shire, "locations/104-water-meadow.yaml", '"102:flood"', "flood")
    (problem,) = check_pack(shire)[1]
    assert (problem.code, problem.details["allowed"]) == ("dial_never_set", "102:flood, 103:flood")


def test_in_the_flat_form_dials_belong_to_the_pack():
    pack = load_pack(PACKS / "fixture")
    assert "flood" in {part.dial for effects in pack.effects.values() for part in effects if hasattr(part, "here")}
