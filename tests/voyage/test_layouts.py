"""Layouts: text form and parsing, checks, named maps, and drawing."""

import pytest

import afallon
from afallon import SetupError
from afallon.terminal.voyage_map import show_map
from afallon.text import LANGUAGES
from afallon.voyage.drawing import draw
from afallon.voyage.layout import Layout, check_layout
from afallon.voyage.library import LAYOUTS, find_layout
from tests.voyage.driver import MAP, POOL, random_layout


@pytest.mark.parametrize("text", [MAP, POOL, random_layout(1), random_layout(2)])
def test_a_layout_survives_the_round_trip(text):
    layout = Layout.parse(text)
    assert str(layout) == text
    assert Layout.parse(str(layout)) == layout
    assert len(layout.tiles) == 63


def test_comments_and_empty_lines_are_ignored():
    rows = MAP.split("\n")
    written = "# my map\n\n" + "\n".join(rows[:4]) + "  \n\n# the south\n" + "\r\n".join(rows[4:]) + "\n\n"
    assert str(Layout.parse(written)) == MAP


def test_every_named_layout_can_be_sailed():
    assert "balanced" in LAYOUTS
    for name in LAYOUTS:
        assert afallon.new("voyage", seats=3, seed=1, layout=name).state.tiles == list(find_layout(name).tiles)


WRONG = {
    "a line is missing": (MAP.rsplit("\n", 1)[0], [("layout_has_wrong_lines", {"lines": 8, "needed": 9})]),
    "a line is short": (
        "# a comment\n" + MAP.replace("~~~~~o~", "~~~~~o"),
        [("layout_line_has_wrong_length", {"line": 5, "length": 6, "needed": 7})],
    ),
    "signs that are none": (
        MAP.replace("~~~~~o~", "~~x~~oA"),
        [
            ("layout_has_unknown_sign", {"line": 4, "column": 3, "sign": "x"}),
            ("layout_has_unknown_sign", {"line": 4, "column": 7, "sign": "A"}),
        ],
    ),
    "too many islands, and two that touch": (
        MAP.replace("~+~~~~~", "~++~~~~"),
        [
            ("layout_has_wrong_count", {"tile": "open_sea", "found": 36, "needed": 37}),
            ("layout_has_wrong_count", {"tile": "cross_island", "found": 6, "needed": 5}),
            ("layout_islands_touch", {"line": 5, "column": 2, "other_line": 5, "other_column": 3}),
        ],
    ),
    "two starts": (
        MAP.replace("???~~~~", "???S~~~", 1),
        [
            ("layout_has_wrong_count", {"tile": "open_sea", "found": 36, "needed": 37}),
            ("layout_has_wrong_count", {"tile": "start", "found": 2, "needed": 1}),
        ],
    ),
    "islands one above the other": (
        MAP.replace("+~o~~~^", "~~o~~~^").replace("~~~~~o~", "~~+~~o~"),
        [("layout_islands_touch", {"line": 3, "column": 3, "other_line": 4, "other_column": 3})],
    ),
}


@pytest.mark.parametrize(("text", "expected"), WRONG.values(), ids=WRONG)
def test_the_checker_locates_every_error(text, expected):
    layout, problems = check_layout(text)
    assert layout is None
    assert [(problem.code, problem.details) for problem in problems] == expected
    with pytest.raises(SetupError):
        Layout.parse(text)


def test_a_record_contains_the_layout_itself():
    table = afallon.new("voyage", seats=3, seed=1)
    assert table.record().header.options["layout"] == str(find_layout("balanced"))


def test_a_map_is_drawn_with_the_ship_and_explored_tiles():
    lines = draw(Layout.parse(MAP).tiles, [3, 10, 11]).splitlines()
    assert lines[0].split() == ["1", "2", "3", "4", "5", "6", "7"]
    assert lines[2] == "  1 │ ~ │ o │ ~ │·S·│ ^ │ ^ │ ^ │"
    assert lines[4] == "  2 │ ~ │ ~ │ ~ │·~·│[+]│ ^ │ ^ │"
    assert len(lines) == 1 + 2 * 9 + 1
    assert {len(line) for line in lines[1:]} == {4 + 4 * 7 + 1}


@pytest.mark.filterwarnings("error::afallon.text.MissingWords")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_draws_and_checks_maps(language, tmp_path, capsys):
    sound, wrong = tmp_path / "sound.txt", tmp_path / "wrong.txt"
    sound.write_text(MAP, "utf-8")
    wrong.write_text(MAP.replace("~+~~~~~", "~++~~~~"), "utf-8")

    assert show_map(language) == 0
    assert str(find_layout("balanced")) in capsys.readouterr().out
    assert show_map(language, layout="random", seed=5) == 0
    assert random_layout(5) in capsys.readouterr().out
    assert show_map(language, layout=str(sound)) == show_map(language, check=str(sound)) == 0
    assert MAP in capsys.readouterr().out

    for asked in ({"check": str(wrong)}, {"layout": str(wrong)}):
        assert show_map(language, **asked) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 4
        assert "36" in told.err
        assert "open_sea" not in told.err
    assert show_map(language, layout=str(tmp_path / "none.txt")) == 1
    assert "none.txt" in capsys.readouterr().err
