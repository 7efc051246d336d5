"""What is written for people is true of the files: links lead somewhere, and paths that are cited exist."""

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
"""What is made from the sources, and not in git."""

FIRST_PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


@cache
def project_paths() -> frozenset[str]:
    """Every file of the project and every folder that holds one."""
    files = {path.relative_to(ROOT) for path in project_files()}
    return frozenset(path.as_posix() for file in files for path in (file, *file.parents))


def documents() -> list[Path]:
    return [path for path in project_files() if path.suffix == ".md"]


def exists(cited: str) -> bool:
    """Whether a file or folder is cited by its whole path or by the end of it; `*` and `<word>` stand for anything."""
    cited = cited.rstrip("./")
    if cited.startswith(BUILT):
        return True
    ending = re.compile(r"(?:.*/)?" + re.sub(r"<\w+>|\*", "[^/]*", re.sub(r"\.", r"\\.", cited)))
    return any(ending.fullmatch(path) for path in project_paths())


def cited_paths(document: str) -> Iterator[str]:
    """The paths in a document: whatever begins with a folder of the project, and file names in inline code."""
    yield from CITED_FROM_THE_TOP.findall(document)
    for code in INLINE_CODE.findall(FENCE.sub("", document)):
        if FILE_NAME.fullmatch(code):
            yield code


def test_links_lead_somewhere():
    broken = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in documents()
        for link in LINK.findall(read_text(path))
        if "://" not in link and not (path.parent / link.partition("#")[0]).exists()
    ]
    assert not broken, "\n" + "\n".join(broken)


@pytest.mark.parametrize("document", ["README.md", "docs/kernel.md"])
@pytest.mark.parametrize(("game", "seats"), [("avalon", 5), ("voyage", 5), ("grail", 3)])
def test_the_first_program_of_a_document_plays_any_game_to_its_end(document, game, seats):
    program = FIRST_PROGRAM.search(read_text(ROOT / document))[1]
    assert '"avalon", seats=5' in program
    names: dict[str, Any] = {}
    exec(program.replace('"avalon", seats=5', f'"{game}", seats={seats}'), names)
    assert names["table"].outcome is not None
    assert names["table"].game.name == game


def test_documents_cite_only_files_that_there_are():
    unknown = {
        f"{path.relative_to(ROOT)}: {cited}"
        for path in documents()
        for cited in cited_paths(read_text(path))
        if not exists(cited)
    }
    assert not unknown, "\n" + "\n".join(sorted(unknown))


def test_sources_cite_only_files_that_there_are():
    unknown = {
        f"{path.relative_to(ROOT)}: {cited}"
        for path in project_files()
        if path.relative_to(ROOT).parts[0] in ("src", "web", "benchmarks", "run") and path.suffix != ".json"
        for cited in CITED_FROM_THE_TOP.findall(read_text(path))
        if not exists(cited)
    }
    assert not unknown, "\n" + "\n".join(sorted(unknown))


@pytest.mark.parametrize("cited", ["seeds/003_d8.txt", "002_8a.txt", "src/afallon/nowhere.py", "tests/nothing/"])
def test_what_nobody_has_is_noticed(cited):
    (found,) = set(cited_paths(f"Source: `{cited}`."))
    assert not exists(found)


def test_pictures_are_kept_only_where_a_document_or_the_page_shows_them():
    shown = {
        (path.parent / link).resolve().relative_to(ROOT).as_posix()
        for path in documents()
        for link in LINK.findall(read_text(path))
        if "://" not in link
    }
    # Icons and the picture of a link, which browsers and messengers take as points alone.
    naming = ("web/index.html", "web/public/app.webmanifest", "src/afallon/server/api/page.py")
    named = "\n".join(read_text(ROOT / path) for path in naming)
    shown |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "web/public").iterdir() if path.name in named}
    kept = {path.relative_to(ROOT).as_posix() for path in project_files() if path.suffix in (".jpg", ".png")}
    assert sorted(kept - shown) == []
