"""Corrupted packs: they are loaded, or refused with messages for people."""

import re
import shutil
from copy import deepcopy
from random import Random

import msgspec
import pytest
import yaml

from afallon.grail.content import PackError, load_pack
from afallon.grail.content.pack_check import check_pack
from afallon.languages import LANGUAGES
from afallon.terminal.grail.pack_problems import say_pack_problem
from afallon.testing.terms import THOROUGHNESS
from tests.grail.tables import PACKS

ODD = (
    *(None, True, -1, 0, 9_999, 999_999_999, -999_999_999, 10**30, 1.5, "", [], {}, [[]], [None], {"": None}),
    *("\u202e", "ы\u0301", "\U0001f600" * 50, "x" * 5_000, "no", "1e9", "-", "book:", "1:", "a/b", "../x", "{ $x }"),
    *([1] * 2_000, {"do": "gain"}, {"do": ["gain"]}, {"do": {}}, {"has": None}, {"do": "read", "verse": "book:"}),
)
KEYS = ("zz", "do", "has", "requires", "effects", "go", "id", "number", "", "né", "\u202e")
FOREIGN = re.compile(r"Expected `|Object (missing|contains)|\$\.|while (parsing|scanning)|expected <|Traceback")
"""Messages of the libraries that read a pack; authors must not see them."""


def places(value, path=()):
    """Yield the path of every part of plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield (*path, key)
        yield from places(one, (*path, key))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def spoil(value, rng):
    """Change a random part of plain data."""
    paths = list(places(value))
    if not paths:
        return rng.choice(ODD)
    *around, key = rng.choice(paths)
    inside = at(value, around)
    match rng.choice(("odd", "odd", "gone", "copied", "more", "deep")):
        case "odd":
            inside[key] = deepcopy(rng.choice(ODD))
        case "gone":
            del inside[key]
        case "copied":
            inside[key] = deepcopy(at(value, rng.choice(paths)))
        case "more" if isinstance(inside, dict):
            inside[rng.choice(KEYS)] = deepcopy(rng.choice(ODD))
        case _:
            for _ in range(rng.choice((3, 30, 60))):
                inside[key] = [inside[key]]
    return value


def hear(folder):
    """Load and check a pack, check the messages of its problems, and return their codes."""
    try:
        load_pack(folder)
    except PackError as error:
        assert error.problems
    problems = check_pack(folder)[1]
    for problem in problems[:30]:
        for language in LANGUAGES:
            assert not FOREIGN.search(say_pack_problem(language, problem))
    return [problem.code for problem in problems]


@pytest.mark.slow
@pytest.mark.filterwarnings("error")  # warnings about texts that are missing or cannot be formatted
@pytest.mark.parametrize(("pack", "times"), [("fixture", 6), ("shire", 15)])
def test_a_corrupted_pack_is_loaded_or_refused_with_readable_messages(tmp_path, pack, times):
    spoilt = 0
    for seed in range(times * THOROUGHNESS):
        rng, folder = Random(seed), tmp_path / str(seed)
        shutil.copytree(PACKS / pack, folder)
        files = sorted(file for file in folder.rglob("*.yaml") if "text" not in file.parts)
        for file in rng.sample(files, 2):
            if rng.random() < 0.1:
                file.unlink()
                continue
            content = yaml.safe_load(file.read_text("utf-8"))
            for _ in range(rng.randint(1, 3)):
                content = spoil(content, rng)
            file.write_bytes(msgspec.json.encode(content) if seed % 2 else yaml.safe_dump(content).encode())
        spoilt += bool(hear(folder))
    assert spoilt > times // 2


@pytest.mark.parametrize(
    ("section", "field"), [("combat_cards", "copies"), ("items", "copies"), ("combat_encounters", "price")]
)
def test_a_huge_number_is_refused(tmp_path, section, field):
    """A billion copies of a card once filled the memory."""
    shutil.copytree(PACKS / "fixture", tmp_path, dirs_exist_ok=True)
    for file in tmp_path.glob("*.yaml"):
        content = yaml.safe_load(file.read_text("utf-8"))
        if section in content:
            content[section][0][field] = 999_999_999
            file.write_text(yaml.safe_dump(content), "utf-8")
    assert "number_too_large" in hear(tmp_path)


def test_a_version_of_an_unknown_location_is_reported(tmp_path):
    shutil.copytree(PACKS / "crossroads", tmp_path, dirs_exist_ok=True)
    file = tmp_path / "map.yaml"
    content = yaml.safe_load(file.read_text("utf-8"))
    content["locations"].append({"number": 901, "original": 900})
    file.write_text(yaml.safe_dump(content), "utf-8")
    assert hear(tmp_path)


@pytest.mark.filterwarnings("error")
def test_a_very_long_word_is_shortened_in_messages(tmp_path):
    """Fluent formats no argument of more than a thousand characters."""
    (tmp_path / "pack.yaml").write_text(f"items: [{{id: a, keyword: {'y' * 5_000}}}]", "utf-8")
    assert "not_allowed" in hear(tmp_path)
    problem = next(one for one in check_pack(tmp_path)[1] if one.code == "not_allowed")
    said = say_pack_problem("en", problem)
    assert "yyy…" in said
    assert len(said) < 1_000
