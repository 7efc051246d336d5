"""Fluent messages of a pack as written, with file and line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.texts import read_texts, text_files


class Written(NamedTuple):
    """The text of a message, or of an attribute of a message."""

    file: str
    line: int
    text: str


class Messages(NamedTuple):
    """All texts of a language by key, as `verse-3-hut` or `verse-3-hut.choice-leave`, and all syntax errors."""

    language: str
    by_key: dict[str, Written]
    problems: tuple[PackProblem, ...]


def read_messages(folder: Path, language: str) -> Messages:
    """Parse every file of a language."""
    files = text_files(folder, language)
    found: dict[str, Written] = {}
    problems: list[PackProblem] = []
    for file, source in zip(files, read_texts(files), strict=True):
        name = file.relative_to(folder).as_posix()
        for key, line, text in _parsed(source):
            if key is None:
                problems.append(PackProblem(name, line, "text_malformed", {"text": text}))
            elif key in found:
                first = found[key]
                details = {"key": key, "first": f"{first.file}:{first.line}"}
                problems.append(PackProblem(name, line, "text_stands_twice", details))
            else:
                found[key] = Written(name, line, text)
    return Messages(language, found, tuple(problems))


def _parsed(source: str) -> Iterator[tuple[str | None, int, str]]:
    """Yield key, line and text of each message and attribute; the key is `None` for a syntax error."""
    from fluent.syntax import FluentParser, ast  # imported late, because only checks of texts need it

    def line_of(node: Any) -> int:
        return source.count("\n", 0, node.span.start) + 1

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            yield None, line_of(entry), (entry.content or "").strip().split("\n")[0]
        elif isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, line_of(entry.id), _text(source, entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", line_of(attribute), _text(source, attribute.value)


def _text(source: str, pattern: Any) -> str:
    """Return a pattern as written, without its indentation."""
    lines = source[pattern.span.start : pattern.span.end].split("\n")
    return "\n".join(line.strip() for line in lines).strip()
