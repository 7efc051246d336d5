"""`afallon pack prove` at the terminal: the search for missing proofs, which never loses kept ones."""

import shutil
from pathlib import Path

import pytest

from afallon.lab.grail.proof import chapters
from afallon.text import LANGUAGES, say
from tests.grail.tables import PACKS

pytestmark = pytest.mark.filterwarnings("error::afallon.text.MissingWords")


@pytest.fixture
def lantern(tmp_path):
    """A copy of the pack with its proofs."""
    return Path(shutil.copytree(PACKS / "lantern", tmp_path / "lantern"))


def proofs(folder):
    return {file.name: file.read_bytes() for file in (folder / "proof").iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pack_prove_searches_proofs_and_reports_gaps(afallon, lantern, tmp_path, language):
    shutil.rmtree(lantern / "proof")
    wanted = ["--campaigns", 4, "--days", 8, "--jobs", 1, "--work", tmp_path / "work", "--lang", language]
    code, printed, _ = afallon("pack", "prove", lantern, *wanted, "--part", "chapters", "--days", 0)
    assert code == 1
    assert say(language, "grail-prove-not-won") in printed
    code, printed, _ = afallon("pack", "prove", lantern, *wanted)
    assert code == 0
    assert say(language, "grail-prove-not-won") not in printed
    assert len([name for name in proofs(lantern) if name.startswith("chapter-2-")]) == 12


def test_a_search_without_results_keeps_earlier_proofs(afallon, lantern, tmp_path):
    before = proofs(lantern)
    asked = ["--campaigns", 1, "--days", 0, "--jobs", 1, "--work", tmp_path / "work"]
    code, _, _ = afallon("pack", "prove", lantern, *asked)
    assert code == 1  # the verses
    assert proofs(lantern) == before


def test_an_interrupted_search_loses_nothing_and_resumes(afallon, lantern, tmp_path, monkeypatch):
    lost = ["chapter-2-normal-1.jsonl", "chapter-2-normal-2.jsonl"]
    for name in lost:
        (lantern / "proof" / name).unlink()
    before, tried, win = proofs(lantern), [], chapters.win

    def interrupted(attempt):
        if len(tried) == 1:
            raise KeyboardInterrupt
        tried.append(attempt)
        return win(attempt)

    asked = ["pack", "prove", lantern, "--part", "chapters", "--jobs", 1, "--work", tmp_path / "work"]
    with monkeypatch.context() as patched:
        patched.setattr(chapters, "win", interrupted)
        assert afallon(*asked)[0] == 130
    assert proofs(lantern) == before
    assert sum(len(file.read_text("utf-8").splitlines()) for file in (tmp_path / "work").glob("chapters-*")) == 1
    assert afallon(*asked)[0] == 0
    assert proofs(lantern).keys() == {*before, *lost}
    assert before.items() <= proofs(lantern).items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_replays_kept_proofs_and_reports_broken_ones(afallon, lantern, language):
    asked = ["pack", "prove", lantern, "--check", "--lang", language]
    code, printed, _ = afallon(*asked)
    assert code == 0
    assert printed.count(say(language, "grail-prove-holds")) == 12
    torn = lantern / "proof" / "chapter-2-normal-1.jsonl"
    torn.write_text(torn.read_text("utf-8").replace('"travel"', '"explore"'), "utf-8")
    before = proofs(lantern)
    code, printed, _ = afallon(*asked)
    assert code == 1
    assert printed.count(say(language, "grail-prove-holds")) == 11
    assert say(language, "grail-prove-not-won") in printed
    assert proofs(lantern) == before
