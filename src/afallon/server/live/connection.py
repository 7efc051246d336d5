"""One client of a room: the state that it was sent, and its queue of messages."""

import asyncio
from typing import Final

from afallon.server.live.messages import Bye, RoomMessage, ServerMessage, TalkMessage, Welcome, encode
from afallon.server.live.telling import Reader, Telling
from afallon.server.rooms.public_room import PublicRoom
from afallon.server.rooms.room import Room
from afallon.text import say

_MOST_WAITING: Final = 500
_MOST_TALK_AT_ONCE: Final = 200


class Connection:
    """The state of one client. Sending never blocks: a client that is too slow is disconnected, and may resume."""

    def __init__(self, pass_hash: str | None, language: str | None = None) -> None:
        self.pass_hash = pass_hash
        self._language = language
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        """The queue of messages; `None` closes the socket."""

        self.closing = False
        self._seat: int | None = None
        """The client's chair, as it was last told."""

        self._match_number = 0
        self._seen_by = Reader(None)
        """The reader whose scene the client has."""

        self._events = 0
        self._talk = 0
        self._room: PublicRoom | None = None

    def welcome(
        self,
        room: Room,
        shown: PublicRoom,
        telling: Telling | None,
        *,
        match_number: int,
        events: int,
        talk: int,
    ) -> None:
        """Greet a client and send the scene and the talk after its `events` and `talk`."""
        told = 0 if telling is None else telling.table.told(self._seat_in(room))
        resumes = match_number == room.match_number and 0 <= events <= told
        restart = not resumes and (match_number, events) != (0, 0)
        self._talk = talk if 0 <= talk <= len(room.talk) else 0
        self._room = shown
        self._greet(room, shown, restart=restart)
        self._send_scene(room, telling, after=events if resumes else 0)
        self._send_talk(room)

    def update(self, room: Room, shown: PublicRoom, telling: Telling | None) -> None:
        """Send the changes since the last update."""
        if self.pass_hash in room.void_passes:
            self.bye(room.void_passes[self.pass_hash])
            return
        if self._seat != self._holds(room):
            self._room = shown
            self._greet(room, shown, restart=False)
        if shown != self._room:
            self._room = shown
            self.send(RoomMessage(shown))
        reader = self._reader(room)
        if (self._match_number, self._seen_by) != (room.match_number, reader):
            self._send_scene(room, telling, after=0)
        elif telling is not None and (news := telling.news(reader, after=self._events)) is not None:
            self._put(news)
            self._events = telling.table.told(reader.seat)
        self._send_talk(room)

    def send(self, message: ServerMessage) -> None:
        self._put(encode(message))

    def bye(self, code: str) -> None:
        """Send the reason and close."""
        self.send(Bye(code))
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(None)

    def _put(self, message: bytes) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= _MOST_WAITING:
            while not self.outgoing.empty():  # the client gets everything it missed when it reconnects
                self.outgoing.get_nowait()
            self.outgoing.put_nowait(encode(Bye("too_slow")))
            self.closing = True
            self.outgoing.put_nowait(None)
            return
        self.outgoing.put_nowait(message)

    def _send_scene(self, room: Room, telling: Telling | None, *, after: int) -> None:
        reader = self._reader(room)
        self._match_number, self._seen_by, self._events = room.match_number, reader, 0
        if telling is not None:
            self._put(telling.scene(reader, after=after))
            self._events = telling.table.told(reader.seat)

    def _greet(self, room: Room, shown: PublicRoom, *, restart: bool) -> None:
        self._seat = self._holds(room)
        self.send(Welcome(self._seat, shown, room.match_number, restart))

    def _holds(self, room: Room) -> int | None:
        """Return the chair of this client's pass."""
        return None if self.pass_hash is None else room.holders[self.pass_hash].seat

    def _send_talk(self, room: Room) -> None:
        if len(room.talk) > self._talk:
            self.send(TalkMessage(room.talk[self._talk :][-_MOST_TALK_AT_ONCE:]))
            self._talk = len(room.talk)

    def _reader(self, room: Room) -> Reader:
        if self._language is None or room.kit.speaker is None:
            return Reader(self._seat_in(room))
        language = self._language
        chairs = enumerate(room.chairs, start=1)
        names = [chair.name or say(language, "page-chair", seat=number) for number, chair in chairs]
        return Reader(self._seat_in(room), language, tuple(names))

    def _seat_in(self, room: Room) -> int | None:
        """Return the seat whose events of the current match this client gets; `None` for a spectator."""
        if self.pass_hash is None or room.match is None:
            return None
        return room.match.readers.get(self.pass_hash)
