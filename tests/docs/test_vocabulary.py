"""The pages of docs/vocabulary say what the games declare."""

import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def generate():
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_are_fresh(generate):
    stale = [name for name, text in generate.pages().items() if (DOCS / "vocabulary" / name).read_text() != text]
    assert stale == [], "run `.venv/bin/python docs/generate.py`"


def test_there_is_no_page_too_many(generate):
    assert {path.name for path in (DOCS / "vocabulary").iterdir()} == set(generate.pages())


def test_every_word_has_a_meaning(generate):
    for text in generate.pages().values():
        assert [row for row in text.splitlines() if row.startswith("| `") and row.endswith("|  |")] == []
