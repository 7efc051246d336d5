"""Code marks change with code, but not with packs and their proofs."""

import sys
from types import SimpleNamespace

import pytest

from afallon import code_mark as module
from afallon.code_mark import code_mark


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """Return a game in a package that the test can change."""
    folder = tmp_path / "toy_for_marks"
    (folder / "packs" / "hill").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text("STEPS = 1\n")
    (folder / "layout.txt").write_text("A-B\n")
    game = type("Toy", (), {"__module__": "toy_for_marks.game"})
    monkeypatch.setattr(module, "find_game", lambda name: game())
    monkeypatch.syspath_prepend(tmp_path)
    yield SimpleNamespace(folder=folder, mark=lambda: code_mark.__wrapped__("toy"))
    sys.modules.pop("toy_for_marks")


@pytest.mark.parametrize("file", ["game.py", "layout.txt", "more.py"])
def test_changed_rules_change_the_mark(toy, file):
    before = toy.mark()
    (toy.folder / file).write_text("STEPS = 2\n")
    assert toy.mark() != before


@pytest.mark.parametrize("file", ["packs/hill/proof/chapter-1-normal-1.jsonl", "__pycache__/game.cpython-311.pyc"])
def test_files_that_are_not_code_do_not_change_the_mark(toy, file):
    before = toy.mark()
    (toy.folder / file).parent.mkdir(parents=True, exist_ok=True)
    (toy.folder / file).write_text("{}\n")
    assert toy.mark() == before


def test_a_mark_depends_on_the_game_and_the_named_packages():
    assert code_mark("voyage") != code_mark("avalon")
    assert code_mark("voyage") != code_mark("voyage", "afallon.players") != code_mark("voyage", "afallon.lab")
