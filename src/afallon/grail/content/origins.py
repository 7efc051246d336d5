"""Where each entry of a pack was written, so that a check can name file and line; and what could not be read."""

from collections.abc import Iterable
from typing import Any, Final

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.pack import name_of
from afallon.grail.content.reader import Path, Source

_NAMING: Final = frozenset(
    {"name", "verse", "status", "dial", "task", "number", "neighbour", "secret", "item", "encounter", "chapter"}
    | {"ending", "quest", "card", "colour", "character", "attribute", "key", "entry"}
)
"""The particulars of a problem that name something of the pack."""

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
"""By code: what a pack has nowhere, as it would be written. It may stand in what could not be read."""


class Origins:
    """Remembers the source of every entry by section and name."""

    def __init__(self) -> None:
        self._sources: dict[tuple[str, str | int], tuple[Source, Path]] = {}
        self._broken: list[tuple[str, range]] = []
        self._lost: set[str] = set()

    def remember(self, section: str, entry: Any, source: Source, path: Path) -> None:
        self._sources[section, name_of(entry)] = (source, path)

    def lose(self, words: Iterable[str]) -> None:
        """These words stood in what could not be read."""
        self._lost |= set(words)

    def lose_part(self, source: Source, path: Path, words: Iterable[str]) -> None:
        """The entry at this path, with these words in it, could not be read whole."""
        self._broken.append((source.file, source.span(path)))
        self.lose(words)

    @property
    def is_whole(self) -> bool:
        """Could everything be read?"""
        return not (self._lost or self._broken)

    def knows(self, section: str, entry: Any) -> bool:
        """Is there an entry of this name already?"""
        return (section, name_of(entry)) in self._sources

    def problem(self, section: str, entry: Any, inner: Path, code: str, /, **details: Any) -> PackProblem:
        """A problem with this part of an entry of a section."""
        source, path = self._sources[section, name_of(entry)]
        return PackProblem(source.file, source.line(path + inner), code, details)

    def is_consequence(self, problem: PackProblem) -> bool:
        """May the problem come only of what could not be read?

        It may if it stands in an entry that was not read whole, names something of such an entry, or misses something
        of which there is more in one.
        """
        if any(problem.file == file and problem.line in lines for file, lines in self._broken):
            return True
        if _NOWHERE.get(problem.code) in self._lost:
            return True
        named = (str(value) for name, value in problem.details.items() if name in _NAMING)
        return any(word in self._lost for name in named for word in (name, *name.split(":")))
