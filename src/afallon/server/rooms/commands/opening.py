"""Opening a room: the first person sits down and hosts, and a game against bots may begin at once."""

from collections.abc import Callable, Sequence

from afallon.players import BEST
from afallon.server.credentials import SecretSource
from afallon.server.rooms.commands.chairs import Join, fill_with_bots
from afallon.server.rooms.commands.command import Caller
from afallon.server.rooms.commands.playing import begin
from afallon.server.rooms.journal import Created, Line
from afallon.server.rooms.replay import apply, create
from afallon.server.rooms.room import Room


def open_room(created: Created, host: Join, secrets: SecretSource, *, play_now: bool) -> tuple[Room, list[Line]]:
    """A new room and its journal. With `play_now` bots take every other chair, and the first match begins."""
    steps: list[Callable[[Room], Sequence[Line]]] = [lambda room: host.decide(room, Caller(), secrets).lines]
    if play_now:
        steps.append(lambda room: fill_with_bots(room, BEST, host.language))
        steps.append(lambda room: begin(room, secrets).lines)
    room, journal = create(created), list[Line]([created])
    for step in steps:
        for line in step(room):
            apply(line, room)
            journal.append(line)
    return room, journal
