"""What each connection is sent: the room as everybody sees it, and the news that its own seat may know."""

from collections.abc import Callable
from typing import Final

from afallon.server.errors import Refusal
from afallon.server.live.connection import Connection
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Gesture, GestureMessage, once
from afallon.server.rooms.public_room import PublicRoom, describe

_MOST_CONNECTIONS: Final = 200

LinkTo = Callable[[str], tuple[str, bool]]
"""From a room's code: the link by which people join it, and whether it works on other devices."""


class Delivery:
    """Lets clients in and out of rooms, and keeps them up to date."""

    def __init__(self, link_to: LinkTo) -> None:
        self._link_to = link_to

    def link(self, live: LiveRoom) -> str:
        """The link by which people join this room."""
        return self._link_to(live.room.code)[0]

    def describe(self, live: LiveRoom) -> PublicRoom:
        """The room as everybody may see it."""
        link, network = self._link_to(live.room.code)
        return describe(live.room, link=link, network=network)

    async def connect(
        self, live: LiveRoom, connection: Connection, *, match_number: int, events: int, talk: int
    ) -> None:
        """Let a client in that says what it has, send it what it lacks, and show everybody that it is here."""
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
        """Forget a client that has gone, and show everybody that it is."""
        if connection in live.connections:
            live.connections.discard(connection)
            live.room.here[connection.pass_hash] -= 1
            live.touch()
            self.update(live)

    def update(self, live: LiveRoom) -> None:
        """Send every client what has changed since the last time; what the disk does not have yet, when it has."""
        if live.connections and not live.is_ahead:
            shown, telling = once(self.describe(live)), live.telling()
            for connection in live.connections:
                connection.update(live.room, shown, telling)

    def pass_on(self, live: LiveRoom, connection: Connection, gesture: Gesture) -> None:
        """Let everybody else who is here see a gesture; only at the table of a campaign, where nothing is hidden."""
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
        """Tell every client why the room is closed for now."""
        for connection in live.connections:
            connection.bye(live.closed_because)
