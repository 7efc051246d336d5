"""Where journals are kept: one small interface, so that another store can stand behind it."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Protocol


class StoreError(Exception):
    """The store could not do what was asked; nothing of it has been kept. The message names no content."""


class Conflict(StoreError):
    """These lines are not the next ones of that journal."""


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

    async def unchanged_since(self, moment: float) -> list[tuple[str, bytes]]:
        """The rooms that have not changed since then (seconds since 1970), each with the first line of its journal."""

    async def forget_before(self, moment: float, keep: Collection[str]) -> list[str]:
        """Forget the rooms that have not changed since then (seconds since 1970), except those to keep; their codes."""

    async def back_up(self, to: Path) -> None:
        """Make a complete copy as of now, without stopping anything."""

    async def close(self) -> None:
        """Finish what is under way."""
