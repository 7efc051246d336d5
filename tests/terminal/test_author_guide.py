"""The guide for authors, from first line to last: all its commands and examples work."""

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
"""Arguments by command that make it take seconds."""

PLAYED = "travel\n2\nexplore\ncall\n"
"""Input that wins the pack of `pack new`."""


def commands():
    """Return every command of the guide, in order, without comments."""
    typed = re.compile(r"^(afallon .*?)(?:\s+#.*)?$|`(afallon [^`]+)`", re.MULTILINE)
    return [shlex.split(line or inline)[1:] for line, inline in typed.findall(GUIDE)]


def blocks(language):
    return [block for kind, block in BLOCK.findall(GUIDE) if kind == language]


def entries(text, name=None):
    """Return the entries of a file in any layout. A single entry may take its id from the file name."""
    value = yaml.load(text, yaml.BaseLoader)
    if isinstance(value, list):
        return value
    if set(value) <= {*Sections.__struct_fields__}:
        return [entry for section in value.values() for entry in section]
    return [value, {"id": name, **value}]


def test_every_command_of_the_guide_works_in_order(afallon, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    listed = commands()
    assert [words[:2] for words in listed[:2]] == [["pack", "new"], ["play", "grail"]]
    assert {words[1] for words in listed if words[0] == "pack"} >= {"new", "check", "texts", "balance", "prove", "book"}
    for words in listed:
        command = words[1] if words[0] == "pack" else words[0]
        code, printed, complained = afallon(*words, *SMALL.get(command, ()), typed=PLAYED)
        proves = words[:2] == ["pack", "prove"]
        assert code in ((0, 1) if proves else (0,)), (words, complained)
        assert complained == "" or proves or words[1] == "balance", words
        assert "???" not in printed + complained
        if "--out" in words:
            assert (tmp_path / words[words.index("--out") + 1]).stat().st_size > 1000


@pytest.mark.parametrize("block", blocks("yaml"))
def test_every_yaml_example_is_in_the_example_pack(block):
    files = (PACKS / "shire").rglob("*.yaml")
    kept = [entry for file in files for entry in entries(file.read_text("utf-8"), file.stem)]
    assert entries(block)[0] in kept


@pytest.mark.parametrize("block", blocks("fluent"))
def test_every_fluent_example_is_in_the_example_pack(block):
    kept = {line for file in (PACKS / "shire").rglob("*.ftl") for line in file.read_text("utf-8").splitlines()}
    assert set(block.splitlines()) <= kept
