"""The example in CONTRIBUTING.md works as it stands there."""

import re
from pathlib import Path

import pytest

import afallon
from afallon.avalon.character import Character
from afallon.avalon.characters import CHARACTERS

GUIDE = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text("utf-8")


@pytest.fixture
def guinevere(monkeypatch: pytest.MonkeyPatch) -> Character:
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    file: dict[str, Character] = {}
    exec(source, file)
    monkeypatch.setitem(CHARACTERS, "guinevere", file["CHARACTER"])
    return file["CHARACTER"]


def test_one_file_makes_a_character(guinevere: Character) -> None:
    deal = ["percival", "assassin", "guinevere", "minion", "merlin"]
    table = afallon.new("avalon", seats=5, deal=deal, first_leader=0)
    (seen,) = [event.data for event in table.events_for(0) if event.kind == "seen"]
    assert (seen["seats"], seen["learns"]) == ((2, 4), "seems_merlin")
    assert table.view(2).characters == {2: "guinevere"}
    assert [event.kind for event in table.events_for(2) if event.kind == "seen"] == []
