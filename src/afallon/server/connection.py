"""One client's end of a socket: what it already has, and what is on its way to it."""

import asyncio
from typing import Any, Final

import msgspec

from afallon.kernel import Event
from afallon.server.rooms.room import Room

_MOST_WAITING: Final = 500
_MOST_TALK_AT_ONCE: Final = 200

_encode = msgspec.json.Encoder().encode


class Connection:
    """What one client has been sent. It never waits for the network: whoever is too slow is let go, and may resume."""

    def __init__(self, token: str | None) -> None:
        self.token = token
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        """Messages on their way; `None` is the end."""

        self.closing = False
        self._game = 0
        self._events = 0
        self._talk = 0
        self._room = b""

    def welcome(self, room: Room, shown: msgspec.Raw, *, game: int, events: int, talk: int) -> None:
        """Greet a client that says what it has, and send what it lacks."""
        number = len(room.matches)
        resumes = game == number and 0 <= events <= len(self._stream(room))
        self._game, self._events = number, events if resumes else 0
        self._talk = talk if 0 <= talk <= len(room.talk) else 0
        self._room = bytes(shown)
        holder = None if self.token is None else room.holders[self.token]
        seat = None if holder is None else holder.seat
        restart = not resumes and (game, events) != (0, 0)
        self.send("welcome", seat=seat, room=shown, game=number, restart=restart)
        self._send_news(room)

    def update(self, room: Room, shown: msgspec.Raw) -> None:
        """Send what has changed since the last time."""
        if self.token in room.void:
            self.bye(room.void[self.token])
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
        if self._game != len(room.matches):
            self._game, self._events = len(room.matches), 0
        stream = self._stream(room)
        if len(stream) > self._events:
            self.send("events", game=self._game, events=stream[self._events :])
            self._events = len(stream)
        if len(room.talk) > self._talk:
            self.send("talk", talk=room.talk[self._talk :][-_MOST_TALK_AT_ONCE:])
            self._talk = len(room.talk)

    def _stream(self, room: Room) -> list[Event]:
        """The events of the current game that this client may know."""
        match = room.match
        if match is None:
            return []
        seat = None if self.token is None else match.readers.get(self.token)
        return match.table.events_for(seat)
