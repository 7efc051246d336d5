"""Open a room: the first person sits down and hosts, and a game against bots may begin at once."""

from collections.abc import Callable, Sequence

import msgspec

from afallon.players import BEST
from afallon.server.credentials import SecretSource
from afallon.server.rooms.commands.chairs import Join, fill_with_bots
from afallon.server.rooms.commands.command import Caller
from afallon.server.rooms.commands.playing import begin
from afallon.server.rooms.journal import Created, Line, Started
from afallon.server.rooms.replay import apply, create
from afallon.server.rooms.room import Room


def open_room(
    created: Created,
    host: Join,
    secrets: SecretSource,
    *,
    play_now: bool = False,
    lesson: Started | None = None,
    campaign: Started | None = None,
) -> tuple[Room, list[Line]]:
    """Return a new room and its journal. With `play_now` bots take every other chair, and the first match begins.

    A lesson begins the same way, with its own start line. An imported campaign continues while its other chairs are
    still empty.
    """
    steps: list[Callable[[Room], Sequence[Line]]] = [lambda room: host.decide(room, Caller(), secrets).lines]
    if play_now or lesson is not None:
        steps.append(lambda room: fill_with_bots(room, BEST, host.language))
        steps.append(lambda room: begin(room, secrets).lines if lesson is None else [lesson])
    if campaign is not None:
        started = msgspec.structs.replace(campaign, seed=secrets.new_seed())
        steps.append(lambda room: [started])
    room, journal = create(created), list[Line]([created])
    for step in steps:
        for line in step(room):
            journal.append(apply(line, room))
    return room, journal
