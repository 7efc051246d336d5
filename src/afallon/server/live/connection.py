"""One client's end of a socket: what it already has, and what is on its way to it."""

import asyncio
from typing import Any, Final

import msgspec

from afallon.kernel import Event
from afallon.server.numbered_event import numbered
from afallon.server.rooms.match import Match
from afallon.server.rooms.room import Room

_MOST_WAITING: Final = 500
_MOST_TALK_AT_ONCE: Final = 200

_encode = msgspec.json.Encoder().encode


class Connection:
    """What one client has been sent. Nobody waits for it: a client that is too slow is let go, and may resume."""

    def __init__(self, pass_hash: str | None) -> None:
        self.pass_hash = pass_hash
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        """Messages on their way; `None` is the end."""

        self.closing = False
        self._match_number = 0
        self._events = 0
        self._talk = 0
        self._room = b""

    def welcome(self, room: Room, shown: msgspec.Raw, *, match_number: int, events: int, talk: int) -> None:
        """Greet a client that says what it has, and send what it lacks."""
        resumes = match_number == room.match_number and 0 <= events <= self._told(room)
        restart = not resumes and (match_number, events) != (0, 0)
        self._match_number, self._events = room.match_number, events if resumes else 0
        self._talk = talk if 0 <= talk <= len(room.talk) else 0
        self._room = bytes(shown)
        holder = None if self.pass_hash is None else room.holders[self.pass_hash]
        seat = None if holder is None else holder.seat
        self.send("welcome", seat=seat, room=shown, game=room.match_number, restart=restart)
        self._send_news(room)

    def update(self, room: Room, shown: msgspec.Raw) -> None:
        """Send what has changed since the last time."""
        if self.pass_hash in room.void_passes:
            self.bye(room.void_passes[self.pass_hash])
            return
        if bytes(shown) != self._room:
            self._room = bytes(shown)
            self.send("room", room=shown)
        self._send_news(room)

    def send(self, type: str, **fields: Any) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= _MOST_WAITING:
            self.closing = True
            self.outgoing.put_nowait(None)
            return
        self.outgoing.put_nowait(_encode({"type": type, **fields}))

    def bye(self, code: str) -> None:
        """Say why, and close."""
        self.send("bye", code=code)
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(None)

    def _send_news(self, room: Room) -> None:
        if self._match_number != room.match_number:
            self._match_number, self._events = room.match_number, 0
        if news := self._news(room):
            self.send("events", game=self._match_number, events=numbered(news, after=self._events))
            self._events += len(news)
        if len(room.talk) > self._talk:
            self.send("talk", talk=room.talk[self._talk :][-_MOST_TALK_AT_ONCE:])
            self._talk = len(room.talk)

    def _news(self, room: Room) -> list[Event]:
        """The events of the current match that this client may know and does not have."""
        if room.match is None or room.match.table is None:
            return []
        return room.match.table.events_for(self._reader(room.match), after=self._events)

    def _told(self, room: Room) -> int:
        """How many events of the current match there are for this client."""
        if room.match is None or room.match.table is None:
            return 0
        return room.match.table.told(self._reader(room.match))

    def _reader(self, match: Match) -> int | None:
        return None if self.pass_hash is None else match.readers.get(self.pass_hash)
