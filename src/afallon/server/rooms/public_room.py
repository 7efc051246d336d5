"""The public state of a room: always sent whole, and the same for all readers."""

from typing import Any

import msgspec

from afallon.kernel import Problem
from afallon.server.credentials import show_room_code
from afallon.server.kit import CampaignSummary
from afallon.server.rooms.room import Pace, Phase, Room, Who


class PublicChair(msgspec.Struct, frozen=True):
    """A chair, as everybody sees it."""

    seat: int
    who: Who
    name: str | None
    shield: int | None
    here: bool
    """Whether a client is connected to it; always true for a bot."""

    bot: str | None
    muted: bool
    stand_in: bool
    """Whether a bot plays for the absent person."""

    has_seen: bool
    """Whether this person has looked at their card in the current game."""


class PublicWatcher(msgspec.Struct, frozen=True):
    """A spectator with a name."""

    name: str
    muted: bool


class PublicRoom(msgspec.Struct, frozen=True, rename={"match_number": "number"}):
    """Everything about a room except its game and its talk."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    setup_code: str | None
    problems: tuple[Problem, ...]
    chairs: list[PublicChair]
    host: int | None
    """The chair of the host; null if no person is left."""

    has_free_chair: bool
    """Whether a newcomer can sit down now."""

    spectators: int
    watchers: list[PublicWatcher]
    locked: bool
    """Whether the room is closed to newcomers."""

    match_number: int
    """The number of the current game, or of the last one; 0 in the first lobby."""

    phase: Phase
    paused: bool
    pace: Pace
    night: bool
    """Whether people are still looking at their cards."""

    link: str
    """The link for others to join."""

    network: bool
    """Whether the link works on other devices."""

    older_rules: bool
    """Whether the last game was closed because the rules have changed and cannot play it. Its record is available."""

    summary: CampaignSummary | None
    """The progress of a campaign. Chairs from `seats` on wait until the group continues with them."""

    undo_wishes: list[int]
    """The seats that wish to take back the last answer."""

    lesson: str | None
    """The game whose lesson is being played here, if any."""


def describe(room: Room, *, link: str, network: bool) -> PublicRoom:
    """Return the public state of a room, with the link to join it; `network` says if that works on other devices."""
    checked = room.kit.check(room.seats, room.options)
    seated = {chair.pass_hash for chair in room.chairs}
    return PublicRoom(
        code=show_room_code(room.code),
        game=room.game,
        seats=room.seats,
        options=room.options,
        setup_code=checked.code,
        problems=checked.problems,
        chairs=[
            PublicChair(
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
        has_free_chair=room.has_free_chair,
        spectators=sum(count for pass_hash, count in room.here.items() if pass_hash not in seated or pass_hash is None),
        watchers=[PublicWatcher(one.name, one.muted) for one in room.holders.values() if one.seat is None],
        locked=room.locked,
        match_number=room.match_number,
        phase=room.phase,
        paused=room.paused,
        pace=room.pace,
        night=room.is_night,
        link=link,
        network=network,
        older_rules=room.match is not None and room.match.closed,
        summary=_summary(room),
        undo_wishes=sorted(room.undo_wishes),
        lesson=room.lesson_now,
    )


def _summary(room: Room) -> CampaignSummary | None:
    table = None if room.match is None else room.match.table
    return None if room.kit.campaign is None or table is None else room.kit.campaign.summary(table)
