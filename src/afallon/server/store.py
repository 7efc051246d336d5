"""The storage interface for journals and bookmarks, so that another store can replace SQLite."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """The store failed to do an operation and kept no part of it. The error names no content.

    `problem` is for people, as the message `store-<problem>`; `reason` is for the log.
    """

    def __init__(self, problem: str, *, reason: str = "", **details: str) -> None:
        self.problem = problem
        self.details = details
        super().__init__(f"{problem} ({reason})" if reason else problem)


class Conflict(StoreError):
    """The lines are not the next ones of that journal."""


class QuietRoom(NamedTuple):
    """A room without a change since a given time."""

    code: str
    changed: float
    first_line: bytes
    """The first line of its journal."""


class Store(Protocol):
    """Journals by room code. When `append` returns, its lines are on the disk."""

    async def append(self, room: str, first: int, lines: Sequence[bytes]) -> None:
        """Write these lines, numbered from `first` on; all of them or none. The first line of a room is number 1."""

    async def read(self, room: str) -> list[bytes]:
        """Return the whole journal; empty if there is no such room."""

    async def keep_bookmark(self, room: str, number: int, bookmark: bytes) -> None:
        """Store a bookmark at the line of this number. The one before it is kept; older ones are deleted."""

    async def read_bookmarks(self, room: str) -> list[tuple[int, bytes]]:
        """Return the bookmarks of a room with their line numbers, the latest first."""

    async def newest_change(self) -> float:
        """Return the time of the latest change of any room (seconds since 1970); 0 if there is no room."""

    async def unchanged_since(self, moment: float) -> list[QuietRoom]:
        """Return the rooms that have not changed since then (seconds since 1970)."""

    async def give_notice(self, codes: Collection[str]) -> dict[str, int]:
        """Note that these rooms, and no others, have expired. Return how often in a row each was noted, by code.

        A change of the room resets its count.
        """

    async def forget(self, codes: Collection[str]) -> list[str]:
        """Delete those of these rooms that are still noted as expired, free their space, and return their codes."""

    async def back_up(self, to: Path) -> None:
        """Make a complete copy as of now, without interrupting anything."""

    async def close(self) -> None:
        """Finish pending work and close the store."""
