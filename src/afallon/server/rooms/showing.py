"""The room as everybody may see it: on the wire it is always whole, and the same for all."""

from typing import Any

import msgspec

from afallon.kernel import Problem
from afallon.server.codes import show_room_code
from afallon.server.rooms.room import Phase, Room, Who


class ChairShown(msgspec.Struct, frozen=True):
    seat: int
    who: Who
    name: str | None
    shield: int | None
    here: bool
    bot: str | None
    muted: bool
    stand_in: bool
    has_seen: bool
    """In a game: this person has looked at their card."""


class RoomShown(msgspec.Struct, frozen=True):
    """Everything about a room but its game and its talk."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    setup_code: str | None
    problems: tuple[Problem, ...]
    chairs: list[ChairShown]
    host: int | None
    spectators: int
    number: int
    phase: Phase
    paused: bool
    night: bool
    """People still look at their cards."""

    link: str
    network: bool


def show(room: Room, *, link: str, network: bool) -> RoomShown:
    """The room with the link under which others join it; `network`: others can, from their own devices."""
    checked = room.kit.check(room.seats, room.options)
    seated = {chair.holder for chair in room.chairs}
    return RoomShown(
        code=show_room_code(room.code),
        game=room.game,
        seats=room.seats,
        options=room.options,
        setup_code=checked.code,
        problems=checked.problems,
        chairs=[
            ChairShown(
                seat=seat,
                who=chair.who,
                name=chair.name,
                shield=chair.shield,
                here=room.is_here(seat),
                bot=chair.bot if chair.who == "bot" else None,
                muted=chair.muted,
                stand_in=chair.stand_in,
                has_seen=chair.who == "person" and room.table is not None and seat in room.matches[-1].seen,
            )
            for seat, chair in enumerate(room.chairs)
        ],
        host=room.host,
        spectators=sum(count for token, count in room.here.items() if token not in seated or token is None),
        number=len(room.matches),
        phase=room.phase,
        paused=room.paused,
        night=room.is_night,
        link=link,
        network=network,
    )
