"""Origins of entries in the files of a pack, for file and line of problems; and the content that could not be read."""

from collections.abc import Iterable
from typing import Any, Final

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.pack import name_of
from afallon.grail.content.reader import Path, Source

_NAMING: Final = frozenset(
    {"name", "verse", "status", "dial", "task", "number", "neighbour", "secret", "item", "encounter", "chapter"}
    | {"ending", "quest", "card", "colour", "character", "attribute", "key", "entry"}
)
"""Details of a problem whose values name something in the pack."""

_NOWHERE: Final = {
    "chapter_never_begins": "change_chapter",
    "dial_never_set": "set_dial",
    "ending_out_of_reach": "end_game",
    "item_nobody_gets": "gain_item",
    "place_never_lit": "menhir",
    "secret_nobody_gets": "gain_secret",
    "status_never_read": "status",
    "status_never_written": "mark_status",
    "status_register_outdated": "status",
}
"""Maps the code of a problem to the word that the pack lacks; it may occur in content that could not be read."""


class Origins:
    """The origin of every entry by section and name, and all content that could not be read."""

    def __init__(self) -> None:
        self._sources: dict[tuple[str, str | int], tuple[Source, Path]] = {}
        self._broken: list[tuple[str, range]] = []
        self._lost: set[str] = set()

    def remember(self, section: str, entry: Any, source: Source, path: Path) -> None:
        self._sources[section, name_of(entry)] = (source, path)

    def lose(self, words: Iterable[str]) -> None:
        """Record words of content that could not be read."""
        self._lost |= set(words)

    def lose_part(self, source: Source, path: Path, words: Iterable[str]) -> None:
        """Record an entry that could not be read completely, with its words."""
        self._broken.append((source.file, source.span(path)))
        self.lose(words)

    @property
    def is_whole(self) -> bool:
        """Whether all content could be read."""
        return not (self._lost or self._broken)

    def knows(self, section: str, entry: Any) -> bool:
        """Return whether there is an entry of this name already."""
        return (section, name_of(entry)) in self._sources

    def problem(self, section: str, entry: Any, inner: Path, code: str, /, **details: Any) -> PackProblem:
        """Return a problem with this part of an entry."""
        source, path = self._sources[section, name_of(entry)]
        return PackProblem(source.file, source.line(path + inner), code, details)

    def is_consequence(self, problem: PackProblem) -> bool:
        """Return whether the problem may only be a consequence of content that could not be read.

        That is possible if it is in an entry that was not read completely, if its details name a word of unread
        content, or if unread content contains the word that the pack lacks.
        """
        if any(problem.file == file and problem.line in lines for file, lines in self._broken):
            return True
        if _NOWHERE.get(problem.code) in self._lost:
            return True
        named = (str(value) for name, value in problem.details.items() if name in _NAMING)
        return any(word in self._lost for name in named for word in (name, *name.split(":")))
