"""The room as everybody may see it: on the wire it is always whole, and the same for all."""

from typing import Any

import msgspec

from afallon.kernel import Problem
from afallon.server.credentials import show_room_code
from afallon.server.kit import CampaignSummary
from afallon.server.rooms.room import Pace, Phase, Room, Who


class PublicChair(msgspec.Struct, frozen=True):
    """One chair, as everybody sees it."""

    seat: int
    who: Who
    name: str | None
    shield: int | None
    here: bool
    """Whether somebody is connected to it; a bot always is."""

    bot: str | None
    muted: bool
    stand_in: bool
    """A bot plays for the person who is away."""

    has_seen: bool
    """In a game: this person has looked at their card."""


class PublicWatcher(msgspec.Struct, frozen=True):
    """A spectator with a name."""

    name: str
    muted: bool


class PublicRoom(msgspec.Struct, frozen=True, rename={"match_number": "number"}):
    """Everything about a room but its game and its talk."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    setup_code: str | None
    problems: tuple[Problem, ...]
    chairs: list[PublicChair]
    host: int | None
    """The chair of whoever hosts; null when nobody is left."""

    has_free_chair: bool
    """Whether somebody who comes now can sit down."""

    spectators: int
    watchers: list[PublicWatcher]
    locked: bool
    """Whether it is closed to newcomers."""

    match_number: int
    """The current game; 0 in the first lobby."""

    phase: Phase
    paused: bool
    pace: Pace
    night: bool
    """People are still looking at their cards."""

    link: str
    """How others join."""

    network: bool
    """Whether the link works on other devices."""

    older_rules: bool
    """The last game has ended because the rules have changed and cannot play it; its record can be had."""

    summary: CampaignSummary | None
    """Of a campaign: where it stands. Chairs from `seats` on wait until the group goes on with them."""

    undo_wishes: list[int]
    """The seats that would take back the last answer."""

    lesson: str | None
    """The game whose lesson is being played here."""


def describe(room: Room, *, link: str, network: bool) -> PublicRoom:
    """The room, with the link by which others join it; `network` says whether they can from their own devices."""
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
