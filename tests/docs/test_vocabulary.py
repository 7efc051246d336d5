"""The pages of docs/vocabulary and the generated tables of other documents match the declarations."""

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


@pytest.mark.slow
def test_the_pages_are_fresh(generate):
    stale = [name for name, text in generate.pages().items() if (DOCS / name).read_text() != text]
    assert stale == [], "run `.venv/bin/python docs/generate.py`"


def test_every_page_is_generated(generate):
    written = {f"vocabulary/{path.name}" for path in (DOCS / "vocabulary").iterdir()}
    assert written == set(generate.pages()) - {"protocol.md", "grail-authors.md"}


def test_every_declaration_has_a_meaning(generate):
    pages = generate.pages()
    del pages["vocabulary/wire.md"]  # a field may need no more than its name
    for text in pages.values():
        assert [row for row in text.splitlines() if row.startswith("| `") and row.endswith("|  |")] == []
