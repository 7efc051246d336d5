"""Where each entry of a pack was written, so that a check can name file and line."""

from typing import Any

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.pack import name_of
from afallon.grail.content.reader import Path, Source


class Origins:
    """Remembers the source of every entry by section and name."""

    def __init__(self) -> None:
        self._sources: dict[tuple[str, str | int], tuple[Source, Path]] = {}

    def remember(self, section: str, entry: Any, source: Source, path: Path) -> None:
        self._sources[section, name_of(entry)] = (source, path)

    def knows(self, section: str, entry: Any) -> bool:
        """Is there an entry of this name already?"""
        return (section, name_of(entry)) in self._sources

    def problem(self, section: str, entry: Any, inner: Path, code: str, **details: Any) -> PackProblem:
        """A problem with this part of an entry of a section."""
        source, path = self._sources[section, name_of(entry)]
        return PackProblem(source.file, source.line(path + inner), code, details)
