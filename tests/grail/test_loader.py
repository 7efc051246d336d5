"""The loader reports problems of packs with file and line."""

import pickle
from pathlib import Path

import pytest

from afallon.grail.content import PackError, load_pack
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import LANGUAGES
from tests.grail.tables import PACKS


def test_effect_lists_are_known_by_their_path():
    pack = load_pack(PACKS / "crossroads")
    (inner,) = pack.effects["locations/2/verses/well/effects/1/choices/wish/effects"]
    assert inner.status == "wished"
    assert pack == load_pack(PACKS / "crossroads")
    assert "2:below" in pack.verses


def problems_of(folder, text):
    """Return the problems of the crossroads pack with one more file."""
    for file in (PACKS / "crossroads").glob("*.yaml"):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (folder / "z.yaml").write_text(text, "utf-8")
    with pytest.raises(PackError) as refused:
        load_pack(folder)
    return [(problem.file, problem.line, problem.code) for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("locations:\n  - number: 7\n    colour: red\n", 3, "unknown_field"),
        ("locations:\n  - number: seven\n", 2, "wrong_type"),
        ("locations:\n  - number: 7\n    immediate:\n      - {do: lose, what: luck, who: each}\n", 4, "not_allowed"),
        ("locations:\n  - number: 7\n    immediate:\n      - {do: loose, what: food, who: each}\n", 4, "not_allowed"),
        ("locations:\n  - number: 7\n    immediate:\n      - {do: lose, what: food}\n", 4, "missing_field"),
        ("locations:\n  - number: 7\n    immediate:\n      - {what: food, who: each}\n", 4, "missing_field"),
        ("locations:\n  - number: 7\n    immediate: [3]\n", 3, "wrong_type"),
        ("locations:\n  - number: 7\n    immediate: {do: escape}\n", 3, "wrong_type"),
        ("locations:\n  - number: 7\n    keys: north\n", 3, "wrong_type"),
        ("locations:\n  - number: 7\n    menhir: {dial: [1, 2, 3]}\n", 3, "wrong_length"),
        ("locations:\n  - number: 7\n    menhir: {dial: 3}\n", 3, "wrong_type"),
        ("characters:\n  - {id: odd, number: 9, colour: green,\n     attributes: {luck: 1}}\n", 3, "not_allowed"),
        ("characters:\n  - {id: odd, number: 9, colour: green,\n     attributes: {caution: true}}\n", 3, "wrong_type"),
        ("characters:\n  - {id: odd, number: 9, colour: green,\n     attributes: [caution]}\n", 3, "wrong_type"),
        ("ships: []\n", 1, "unknown_section"),
        ("items: 3\n", 1, "section_is_no_list"),
        ("- 3\n", 1, "file_has_no_sections"),
        ("items:\n  - {id: a, id: b}\n", 2, "key_stands_twice"),
        ("items:\n  - &a {id: a}\n  - *a\n", 2, "no_anchors"),
        ("items: [\n", 2, "not_yaml"),
        ("items:\n  - id: \x00\n", 1, "character_not_allowed"),
        ("items: " + "[" * 100 + "]" * 100, 1, "too_deep"),
        ("statuses:\n  - id: wished\n", 2, "name_stands_twice"),
        ("items:\n  - id: done\n", 2, "name_not_allowed"),
        ("items:\n  - id: a/b\n", 2, "name_not_allowed"),
        ("locations:\n  - number: 7\n    keys:\n      north: 70\n", 4, "no_such_entry"),
        (
            "locations:\n  - number: 7\n    immediate:\n      - {do: gain_secret, secret: 9, who: active}\n",
            4,
            "no_such_entry",
        ),
        ("locations:\n  - number: 7\n    verses:\n      - {id: lost, complete: true}\n", 4, "unreachable_verse"),
        ("locations:\n  - number: 7\n    explore: dead\n    verses:\n      - {id: dead}\n", 5, "verse_without_way_out"),
        ("locations:\n  - number: 7\n    explore: nowhere\n", 3, "no_such_verse"),
        (
            "statuses:\n  - {id: never}\nlocations:\n  - number: 7\n    immediate:\n"
            "      - do: when\n        requires:\n          - {has: status, status: never}\n",
            8,
            "status_never_written",
        ),
    ],
)
def test_a_problem_has_a_file_and_a_line(tmp_path, text, line, code):
    assert problems_of(tmp_path, text) == [("z.yaml", line, code)]


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Work in a folder with an empty folder, and one that has a file but no `pack.yaml`."""
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    Path("rest").mkdir()
    Path("rest", "items.yaml").write_text("items: []\n")


@pytest.mark.usefixtures("folders")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("folder", "code", "told"),
    [
        ("empty", "no_pack_here", "empty: "),
        ("nowhere", "no_such_folder", "nowhere: "),
        ("hsuh", "no_such_folder", "hush"),  # an installed pack
        ("rest", "pack_entry_missing", "pack.yaml: "),
    ],
)
def test_a_missing_pack_is_reported(language, folder, code, told):
    with pytest.raises(PackError) as refused:
        load_pack(folder)
    assert [problem.code for problem in refused.value.problems] == [code]
    said = say_pack_problem(language, refused.value.problems[0])
    assert told in said
    assert "0" not in said  # no line


def test_a_second_pack_entry_is_refused(tmp_path):
    card = "pack: [{id: odd, version: 1, start: 1}]\n"
    (tmp_path / "a.yaml").write_text(card)
    (tmp_path / "b.yaml").write_text(card.replace("odd", "even"))
    with pytest.raises(PackError, match="not one pack entry"):
        load_pack(tmp_path)


@pytest.mark.parametrize("number", ["10000", "1000000000", "9" * 5000])
def test_a_number_that_is_too_large_is_refused_with_its_line(tmp_path, number):
    assert problems_of(tmp_path, f"items:\n  - id: odd\n    copies: {number}\n") == [("z.yaml", 3, "number_too_large")]


def test_a_pickled_error_keeps_every_problem(tmp_path):
    with pytest.raises(PackError) as refused:
        load_pack(tmp_path)
    arrived = pickle.loads(pickle.dumps(refused.value))
    assert (arrived.problems, str(arrived)) == (refused.value.problems, str(refused.value))
