"""The guide for authors, followed from its first line to its last: what it says to type is typed, and works."""

import re
import shlex
from pathlib import Path

import pytest
import yaml

from afallon.grail.content.pack import Sections
from tests.grail.tables import PACKS

GUIDE = (Path(__file__).parents[2] / "docs" / "grail-authors.md").read_text("utf-8")
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
SMALL = {
    "play": ["--people", "Ann", "--plain"],
    "balance": ["--fights", 1, "--campaigns", 1, "--days", 2, "--jobs", 1],
    "prove": ["--campaigns", 2, "--days", 4, "--jobs", 1],
}
"""By command: arguments with which it takes seconds."""

PLAYED = "travel\n2\nexplore\ncall\n"
"""What wins the pack that `pack new` makes."""


def commands():
    """Every command of the guide, in order, without its comment."""
    typed = re.compile(r"^(afallon .*?)(?:\s+#.*)?$|`(afallon [^`]+)`", re.MULTILINE)
    return [shlex.split(line or inline)[1:] for line, inline in typed.findall(GUIDE)]


def blocks(language):
    return [block for kind, block in BLOCK.findall(GUIDE) if kind == language]


def entries(text, name=None):
    """The entries of a file, wherever they stand in it. An entry by itself may have the name of its file."""
    value = yaml.load(text, yaml.BaseLoader)
    if isinstance(value, list):
        return value
    if set(value) <= {*Sections.__struct_fields__}:
        return [entry for section in value.values() for entry in section]
    return [value, {"id": name, **value}]


def test_every_command_works_in_the_order_in_which_it_stands(afallon, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    told = commands()
    assert [words[:2] for words in told[:2]] == [["pack", "new"], ["play", "grail"]]
    assert {words[1] for words in told if words[0] == "pack"} >= {"new", "check", "texts", "balance", "prove", "book"}
    for words in told:
        command = words[1] if words[0] == "pack" else words[0]
        code, printed, complained = afallon(*words, *SMALL.get(command, ()), typed=PLAYED)
        proves = words[:2] == ["pack", "prove"]
        assert code in ((0, 1) if proves else (0,)), (words, complained)
        assert complained == "" or proves or words[1] == "balance", words
        assert "???" not in printed + complained
        if "--out" in words:
            assert (tmp_path / words[words.index("--out") + 1]).stat().st_size > 1000


@pytest.mark.parametrize("block", blocks("yaml"))
def test_an_example_is_of_the_pack_that_the_guide_names(block):
    files = (PACKS / "shire").rglob("*.yaml")
    kept = [entry for file in files for entry in entries(file.read_text("utf-8"), file.stem)]
    assert entries(block)[0] in kept


@pytest.mark.parametrize("block", blocks("fluent"))
def test_words_of_an_example_are_of_the_pack_that_the_guide_names(block):
    kept = {line for file in (PACKS / "shire").rglob("*.ftl") for line in file.read_text("utf-8").splitlines()}
    assert set(block.splitlines()) <= kept
