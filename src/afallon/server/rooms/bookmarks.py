"""Bookmarks: where a room can go on being read without playing its campaign again from the first answer.

A bookmark is never believed over the journal. The journal has a line with its digest; what it says of the match must
fit the record that the journal has, and the rules must be the very ones that made it. Whatever does not fit is left
aside, and the whole journal is played again.
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
"""How many lines of the journal lie between two bookmarks, at least."""

LEAST_AFTER: Final = 64
"""How many lines must follow a bookmark that is used: whoever comes wants to know what has happened lately."""

_MOST_BYTES: Final = 20_000_000


class Bookmark(msgspec.Struct, frozen=True):
    """A room's campaign at one line of its journal."""

    line: int
    """The number of the line that vouches for it."""

    rules: str
    """The mark of the rules that made it."""

    story: list[ReadVerse]
    """What was read before this group took over."""

    table: Snapshot


def is_due(room: Room) -> bool:
    """Whether it is time for a bookmark: only in a campaign, and only where nobody can go back behind it."""
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
    """A bookmark for the next line of the journal, as it is stored, and that line."""
    table = room.table
    assert table is not None
    bookmark = Bookmark(room.journal_length + 1, code_mark(room.game), room.story, table.snapshot())
    stored = zlib.compress(msgspec.json.encode(bookmark))
    return stored, Bookmarked(_digest(stored))


def read_bookmark(stored: bytes, number: int, journal: Sequence[Line]) -> Bookmark:
    """The bookmark, if this line of the journal vouches for it, and these rules have made it."""
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
