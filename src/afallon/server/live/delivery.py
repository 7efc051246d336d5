"""Delivery: send each connection the public state of the room, and the news that its own seat may know."""

from collections.abc import Callable
from typing import Final

from afallon.server.errors import Refusal
from afallon.server.live.connection import Connection
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Gesture, GestureMessage, once
from afallon.server.rooms.public_room import PublicRoom, describe

_MOST_CONNECTIONS: Final = 200

LinkTo = Callable[[str], tuple[str, bool]]
"""Given the code of a room, return the link to join it, and whether the link works on other devices."""


class Delivery:
    """Connects clients to rooms, disconnects them, and keeps them up to date."""

    def __init__(self, link_to: LinkTo) -> None:
        self._link_to = link_to

    def link(self, live: LiveRoom) -> str:
        """Return the link to join this room."""
        return self._link_to(live.room.code)[0]

    def describe(self, live: LiveRoom) -> PublicRoom:
        """Return the public state of the room."""
        link, network = self._link_to(live.room.code)
        return describe(live.room, link=link, network=network)

    async def connect(
        self, live: LiveRoom, connection: Connection, *, match_number: int, events: int, talk: int
    ) -> None:
        """Connect a client, send the part of the game that it does not have, and show everybody that it is here.

        Raises `Refusal`.
        """
        room, pass_hash = live.room, connection.pass_hash
        async with live.lock:
            if pass_hash is not None and pass_hash not in room.holders:
                raise Refusal(room.void_passes.get(pass_hash, "unknown_pass"))
            if pass_hash is None and room.locked:
                raise Refusal("room_locked")
            if pass_hash is None and len(live.connections) >= _MOST_CONNECTIONS:
                raise Refusal("too_many_watchers")
            room.here[pass_hash] += 1
            live.connections.add(connection)
            try:
                shown = once(self.describe(live))
                connection.welcome(room, shown, live.telling(), match_number=match_number, events=events, talk=talk)
            except BaseException:
                live.connections.discard(connection)
                room.here[pass_hash] -= 1
                raise
            self.update(live)

    def disconnect(self, live: LiveRoom, connection: Connection) -> None:
        """Remove a client that has gone, and show that to everybody."""
        if connection in live.connections:
            live.connections.discard(connection)
            live.room.here[connection.pass_hash] -= 1
            live.touch()
            self.update(live)

    def update(self, live: LiveRoom) -> None:
        """Send every client the changes since the last update. Changes that are not yet on the disk wait for it."""
        if live.connections and not live.is_ahead:
            shown, telling = once(self.describe(live)), live.telling()
            for connection in live.connections:
                connection.update(live.room, shown, telling)

    def pass_on(self, live: LiveRoom, connection: Connection, gesture: Gesture) -> None:
        """Send a gesture to everybody else. Only campaigns allow it, where nothing is hidden; raises `Refusal`."""
        room, pass_hash = live.room, connection.pass_hash
        holder = None if pass_hash is None else room.holders.get(pass_hash)
        if holder is None or holder.seat is None:
            raise Refusal("not_seated")
        if room.kit.campaign is None:
            raise Refusal("no_campaign")
        if room.chairs[holder.seat].muted:
            raise Refusal("muted")
        message = GestureMessage(holder.seat, gesture.gesture, gesture.at, gesture.question)
        for other in live.connections - {connection}:
            other.send(message)

    def close(self, live: LiveRoom) -> None:
        """Tell every client why the room is closed."""
        for connection in live.connections:
            connection.bye(live.closed_because)
