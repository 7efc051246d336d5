"""Documents agree with the files: links work, and cited paths exist."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.test_project import ROOT, project_files, read_text

LINK = re.compile(r"\]\(([^)\s]+)\)")
INLINE_CODE = re.compile(r"`([^`\n]+)`")
FOLDERS = ("src", "tests", "docs", "web", "benchmarks")
CITED_FROM_THE_TOP = re.compile(rf"(?<![\w./-])(?:{'|'.join(FOLDERS)})/[\w./<>*-]*")
FILE_NAME = re.compile(r"(?:[\w<>*-]+/)*[\w<>*-]+\.(?:py|md|txt|json|toml|yaml|ftl|ts|svelte|css|svg|jpg)")
BUILT = "src/afallon/server/page"
"""The built page, which is not in git."""

FIRST_PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


@cache
def project_paths() -> frozenset[str]:
    """Return the paths of all files and folders of the project."""
    files = {path.relative_to(ROOT) for path in project_files()}
    return frozenset(path.as_posix() for file in files for path in (file, *file.parents))


def documents() -> list[Path]:
    return [path for path in project_files() if path.suffix == ".md"]


def exists(cited: str) -> bool:
    """Return whether a cited path, or the end of one, exists; `*` and `<word>` match anything."""
    cited = cited.rstrip("./")
    if cited.startswith(BUILT):
        return True
    ending = re.compile(r"(?:.*/)?" + re.sub(r"<\w+>|\*", "[^/]*", re.sub(r"\.", r"\\.", cited)))
    return any(ending.fullmatch(path) for path in project_paths())


def cited_paths(document: str) -> Iterator[str]:
    """Yield the paths in a document: text that begins with a project folder, and file names in inline code."""
    yield from CITED_FROM_THE_TOP.findall(document)
    for code in INLINE_CODE.findall(FENCE.sub("", document)):
        if FILE_NAME.fullmatch(code):
            yield code


def test_links_have_targets():
    broken = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in documents()
        for link in LINK.findall(read_text(path))
        if "://" not in link and not (path.parent / link.partition("#")[0]).exists()
    ]
    assert not broken, "\n" + "\n".join(broken)


@pytest.mark.parametrize("document", ["README.md", "docs/kernel.md"])
@pytest.mark.parametrize(("game", "seats"), [("avalon", 5), ("voyage", 5), ("grail", 3)])
def test_the_first_program_of_a_document_plays_each_game_to_its_end(document, game, seats):
    program = FIRST_PROGRAM.search(read_text(ROOT / document))[1]
    assert '"avalon", seats=5' in program
    names: dict[str, Any] = {}
    exec(program.replace('"avalon", seats=5', f'"{game}", seats={seats}'), names)
    assert names["table"].outcome is not None
    assert names["table"].game.name == game


def test_documents_cite_only_existing_files():
    unknown = {
        f"{path.relative_to(ROOT)}: {cited}"
        for path in documents()
        for cited in cited_paths(read_text(path))
        if not exists(cited)
    }
    assert not unknown, "\n" + "\n".join(sorted(unknown))


def test_sources_cite_only_existing_files():
    unknown = {
        f"{path.relative_to(ROOT)}: {cited}"
        for path in project_files()
        if path.relative_to(ROOT).parts[0] in ("src", "web", "benchmarks", "run") and path.suffix != ".json"
        for cited in CITED_FROM_THE_TOP.findall(read_text(path))
        if not exists(cited)
    }
    assert not unknown, "\n" + "\n".join(sorted(unknown))


@pytest.mark.parametrize("cited", ["seeds/003_d8.txt", "002_8a.txt", "src/afallon/nowhere.py", "tests/nothing/"])
def test_a_citation_of_a_missing_file_is_found(cited):
    (found,) = set(cited_paths(f"Source: `{cited}`."))
    assert not exists(found)


def test_every_picture_is_used_by_a_document_or_the_page():
    shown = {
        (path.parent / link).resolve().relative_to(ROOT).as_posix()
        for path in documents()
        for link in LINK.findall(read_text(path))
        if "://" not in link
    }
    # Icons and link previews, where browsers and messengers accept only raster images.
    naming = ("web/index.html", "web/public/app.webmanifest", "src/afallon/server/api/page.py")
    named = "\n".join(read_text(ROOT / path) for path in naming)
    shown |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "web/public").iterdir() if path.name in named}
    kept = {path.relative_to(ROOT).as_posix() for path in project_files() if path.suffix in (".jpg", ".png")}
    assert sorted(kept - shown) == []
