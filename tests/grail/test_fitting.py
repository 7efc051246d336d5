"""Validation against a schema reports all misfits at once, with the allowed values and the closest known word."""

import shutil
from pathlib import Path

import pytest

from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.fitting import LOST, fit
from afallon.grail.content.locations import Location
from afallon.grail.content.pack_check import check_pack
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.text import LANGUAGES
from tests.grail.tables import PACKS

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")

MANY = {
    "number": 7,
    "sealz": ["menhir"],
    "seals": ["menhir", "dream"],
    "explore": 3,
    "immediate": [
        {"do": "gane", "what": "food", "who": "each"},
        {"do": "gain", "what": "foood", "who": "each"},
        {"do": "gain", "what": "food", "who": "each", "amuont": 2},
        {"do": "gain", "what": "food", "who": "each", "amount": "many"},
        {"do": "when", "requires": [{"has": "status"}], "then": [{"do": "mark_status", "status": "seen"}]},
    ],
}


@pytest.fixture
def copy(tmp_path):
    """A copy of the fixture pack."""
    return Path(shutil.copytree(PACKS / "fixture", tmp_path / "pack"))


def said(problems):
    return [(problem.file, problem.line, problem.code) for problem in problems]


def test_all_misfits_of_an_entry_are_found():
    fitted = fit(MANY, Location)
    assert [(path, code) for path, code, _ in fitted.misfits] == [
        (("sealz",), "unknown_field"),
        (("seals", 1), "not_allowed"),
        (("explore",), "wrong_type"),
        (("immediate", 0, "do"), "not_allowed"),
        (("immediate", 1, "what"), "not_allowed"),
        (("immediate", 2, "amuont"), "unknown_field"),
        (("immediate", 3, "amount"), "wrong_type"),
        (("immediate", 4, "requires", 0), "missing_field"),
    ]


def test_misfits_list_allowed_values_and_the_closest_known_word():
    details = {path: details for path, _, details in fit(MANY, Location).misfits}
    assert details["seals", 1] == {
        "found": "dream",
        "allowed": "dreams, friendly, hostile, menhir",
        "meant": "dreams",
    }
    assert details["immediate", 0, "do"]["meant"] == "gain"
    assert details["immediate", 1, "what"]["meant"] == "food"
    assert details["immediate", 2, "amuont"]["meant"] == "amount"
    assert details["immediate", 3, "amount"] == {"expected": ("number", "mapping")}
    assert details["explore",] == {"expected": ("word",)}


def test_data_without_misfits_is_kept():
    """A field that does not fit is left out, together with an entry that requires it."""
    left = fit(MANY, Location).value
    assert left["seals"] == ["menhir"]
    assert "explore" not in left
    plain = {"do": "gain", "what": "food", "who": "each"}
    assert left["immediate"] == [plain, plain, {**MANY["immediate"][4], "requires": []}]
    assert fit({"id": "odd", "colour": "green"}, CharacterTile).value is LOST
    assert fit([], CharacterTile).value is LOST


def test_readable_entries_are_checked_beside_unreadable_ones(copy):
    (copy / "y.yaml").write_text("items: [\n", "utf-8")
    (copy / "z.yaml").write_text(
        "items:\n  - id: two words\n  - {id: odd, keyword: wepon}\nlocations:\n  - number: 70\n    sealz: []\n", "utf-8"
    )
    sections, problems = check_pack(copy)
    assert sections is None
    assert [(file, line) for file, line, _ in said(problems)] == sorted(
        (file, line) for file, line, _ in said(problems)
    )
    assert {
        ("y.yaml", 2, "not_yaml"),
        ("z.yaml", 2, "name_not_allowed"),
        ("z.yaml", 3, "not_allowed"),
        ("z.yaml", 6, "unknown_field"),
    } <= set(said(problems))
    assert {file for file, *_ in said(problems)} == {"y.yaml", "z.yaml"}
    assert not [problem for problem in problems if problem.line in (3, 5, 6) and problem.code == "text_missing"]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("map.yaml", "do: mark_status, status: orchard_woken", "do: mark_status, statuz: orchard_woken"),
        ("map.yaml", "do: gain_secret, secret: 7", "do: gain_secret, secret: seven"),
        ("things.yaml", "id: harpoon", "id: [harpoon]"),
        ("things.yaml", "items:", "itemz:"),
        ("pack.yaml", "  - {id: bells_heard, boxes: 3}", "  - {id: bells_heard, boxes: three}"),
        ("encounters.yaml", "colour: purple\n    level: 1", "colour: purple\n    level: one"),
        ("cards.yaml", "combat_cards:", "combat_cards: ["),
        ("map.yaml", "      - id: nave\n", "      - {id: nave, id: nave}\n      - id: aisle\n"),
    ],
)
def test_one_mistake_is_one_problem(copy, file, old, new):
    """Names of unreadable entries are not reported as further problems."""
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    problems = check_pack(copy)[1]
    assert [problem.file for problem in problems] == [file], "\n".join(map(str, problems))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("go: 1:hiltop", "1:hilltop"),
        ("complete: true\n    effects: [{do: gain_item, item: harpon, who: each}]", "harpoon"),
        ("complete: true\n    effects: [{do: mark_status, status: bells_hard}]", "bells_heard"),
        ("complete: true\n    effects: [{do: meet, encounter: gray_wolf}]", "grey_wolf"),
        ("complete: true\n    effects: [{do: end_quest, quest: wake_beacon}]", "wake_the_beacon"),
    ],
)
def test_the_closest_name_is_suggested_for_an_unknown_one(copy, text, meant):
    (copy / "z.yaml").write_text(f"book:\n  - id: a\n    {text}\n", "utf-8")
    found = [problem for problem in check_pack(copy)[1] if problem.code in ("no_such_entry", "no_such_verse")]
    assert [problem.details["meant"] for problem in found] == [meant]


def test_messages_of_libraries_are_not_shown(copy):
    (copy / "z.yaml").write_text("items:\n  - {id: 3, copies: many}\n  - id: [\n", "utf-8")
    (copy / "y.yaml").write_text("items:\n  - {id: 3, copies: many}\n", "utf-8")
    for problem in check_pack(copy)[1]:
        for language in LANGUAGES:
            assert "xpected `" not in say_pack_problem(language, problem)
            assert "did not find" not in say_pack_problem(language, problem)
