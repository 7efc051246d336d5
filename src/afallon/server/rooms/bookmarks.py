"""Bookmarks: snapshots from which a room resumes a long campaign without replaying it from the first answer.

The journal outranks a bookmark. It must have the bookmark's digest, its record must fit the snapshot, and the same
rules must have made it. A bookmark that fails a check is ignored, and the whole journal is replayed.
"""

import zlib
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from afallon.code_mark import code_mark
from afallon.kernel.snapshot import Snapshot
from afallon.server.kit import ReadVerse
from afallon.server.rooms.journal import Bookmarked, Created, Line
from afallon.server.rooms.match import UnfitBookmark
from afallon.server.rooms.room import Room

_EVERY: Final = 128
"""Minimum number of journal lines between two bookmarks."""

LEAST_AFTER: Final = 64
"""Minimum number of lines after a bookmark that is used: newcomers want to see the latest events."""

_MOST_BYTES: Final = 20_000_000


class Bookmark(msgspec.Struct, frozen=True):
    """A room's campaign at one line of its journal."""

    line: int
    """The number of the journal line with its digest."""

    rules: str
    """The fingerprint of the rules that made it."""

    story: list[ReadVerse]
    """The verses read before this group took over."""

    table: Snapshot


def is_due(room: Room) -> bool:
    """Return whether a bookmark is due: only in a campaign, and only where no undo can go back behind it."""
    campaign, table = room.kit.campaign, room.table
    return (
        campaign is not None
        and table is not None
        and room.journal_length - room.bookmarked >= _EVERY
        and all(match.compressed_record for match in room.matches[:-1])
        and not room.matches[-1].unchecked
        and not campaign.may_undo(table)
    )


def make_bookmark(room: Room) -> tuple[bytes, Bookmarked]:
    """Return a bookmark for the next journal line, as it is stored, and that line."""
    table = room.table
    assert table is not None
    bookmark = Bookmark(room.journal_length + 1, code_mark(room.game), room.story, table.snapshot())
    stored = zlib.compress(msgspec.json.encode(bookmark))
    return stored, Bookmarked(_digest(stored))


def read_bookmark(stored: bytes, number: int, journal: Sequence[Line]) -> Bookmark:
    """Return the bookmark if this journal line has its digest and these rules made it; else raise `UnfitBookmark`."""
    line, created = journal[number - 1], journal[0]
    if not isinstance(line, Bookmarked) or line.digest != _digest(stored) or not isinstance(created, Created):
        raise UnfitBookmark("the journal does not vouch for it")
    plain = zlib.decompressobj().decompress(stored, _MOST_BYTES)
    bookmark = msgspec.json.decode(plain, type=Bookmark, strict=False)
    if (bookmark.line, bookmark.rules) != (number, code_mark(created.game)):
        raise UnfitBookmark("other rules have made it")
    return bookmark


def _digest(stored: bytes) -> str:
    return blake2b(stored, digest_size=16).hexdigest()
