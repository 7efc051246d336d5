"""Where journals are kept: one small interface, so that another store can stand behind it."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """The store could not do what was asked; nothing of it has been kept. It names no content.

    `problem` is what people are told, as `store-<problem>` in the words; `reason` is for the log.
    """

    def __init__(self, problem: str, *, reason: str = "", **details: str) -> None:
        self.problem = problem
        self.details = details
        super().__init__(f"{problem} ({reason})" if reason else problem)


class Conflict(StoreError):
    """These lines are not the next ones of that journal."""


class QuietRoom(NamedTuple):
    """A room in which nothing has happened for a while."""

    code: str
    changed: float
    first_line: bytes
    """Of its journal."""


class Store(Protocol):
    """Journals by room code. What `append` has returned from is on the disk."""

    async def append(self, room: str, first: int, lines: Sequence[bytes]) -> None:
        """Write lines numbered from `first` on; all of them or none. The first line of a room is number 1."""

    async def read(self, room: str) -> list[bytes]:
        """The whole journal; empty when there is no such room."""

    async def keep_bookmark(self, room: str, number: int, bookmark: bytes) -> None:
        """Keep a bookmark at the line of this number, beside the latest before it; older ones are forgotten."""

    async def read_bookmarks(self, room: str) -> list[tuple[int, bytes]]:
        """The bookmarks of a room with the numbers of their lines, the latest first."""

    async def newest_change(self) -> float:
        """When a room was last changed (seconds since 1970); 0 if there is none."""

    async def unchanged_since(self, moment: float) -> list[QuietRoom]:
        """The rooms that have not changed since then (seconds since 1970)."""

    async def give_notice(self, codes: Collection[str]) -> dict[str, int]:
        """Note that these rooms have been found old once more, and that no others have: how often in a row, by code.

        A room that changes has not been found old.
        """

    async def forget(self, codes: Collection[str]) -> list[str]:
        """Forget those of these rooms that are still on notice, and give their space back; their codes."""

    async def back_up(self, to: Path) -> None:
        """Make a complete copy as of now, without stopping anything."""

    async def close(self) -> None:
        """Finish what is under way."""
