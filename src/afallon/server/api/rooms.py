"""Rooms over HTTP: opening one, sitting down, commands, and what can be seen after the outcome."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post

from afallon.kernel import Event
from afallon.server.api import qr
from afallon.server.api.asking import ERRORS, AnyRequest, Services, bearer, find_room
from afallon.server.api.messages import Reply, carry_out
from afallon.server.codes import show_room_code
from afallon.server.errors import Refusal, status
from afallon.server.guard import address
from afallon.server.house import LiveRoom
from afallon.server.rooms.commands.chairs import Shield
from afallon.server.rooms.room import Match
from afallon.server.rooms.showing import RoomShown

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class RoomAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new room, and its first person. `play_now` fills every other chair with bots and starts."""

    game: str
    seats: int
    name: Name
    options: dict[str, Any] = {}
    shield: Shield = 0
    language: str = "en"
    play_now: bool = False


class RoomOpened(msgspec.Struct, frozen=True, rename={"token": "pass"}):
    room: str
    seat: int
    token: str


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who sits down: on that chair, on the first empty one, or on the chair of an invitation."""

    name: Name
    shield: Shield = 0
    language: str = "en"
    seat: int | None = None
    invite: str | None = None


class Seated(msgspec.Struct, frozen=True, rename={"token": "pass"}):
    seat: int
    token: str


class WatchAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: str = "en"


class Watching(msgspec.Struct, frozen=True, rename={"token": "pass"}):
    token: str


class Events(msgspec.Struct, frozen=True):
    game: int
    events: list[Event]


@post("/api/rooms", responses=ERRORS)
async def open_room(request: AnyRequest, data: RoomAsked, services: Services) -> RoomOpened:
    """Open a room. The caller sits on chair 0 and hosts."""
    if not services.limiter.allow("new_rooms", address(request.scope)):
        raise Refusal("too_fast")
    code, seat, token = await services.house.create(**msgspec.structs.asdict(data))
    return RoomOpened(show_room_code(code), seat, token)


@get("/api/rooms/{code:str}", responses=ERRORS)
async def show_room(request: AnyRequest, code: str, services: Services) -> RoomShown:
    """The room, as a spectator sees it."""
    return services.house.show(await find_room(services, request.scope, code))


@post("/api/rooms/{code:str}/join", responses=ERRORS)
async def join(request: AnyRequest, code: str, data: SeatAsked, services: Services) -> Seated:
    """Sit down."""
    live = await find_room(services, request.scope, code)
    seat, token = await services.house.join(live, **msgspec.structs.asdict(data))
    return Seated(seat, token)


@post("/api/rooms/{code:str}/watch", responses=ERRORS)
async def watch(request: AnyRequest, code: str, data: WatchAsked, services: Services) -> Watching:
    """Become a spectator with a name."""
    live = await find_room(services, request.scope, code)
    return Watching(await services.house.watch(live, **msgspec.structs.asdict(data)))


@post("/api/rooms/{code:str}/commands", status_code=200, responses=ERRORS)
async def command(request: AnyRequest, code: str, data: dict[str, Any], services: Services) -> Response[Reply]:
    """Carry out a command of the socket protocol, with the pass in the header."""
    live = await find_room(services, request.scope, code)
    reply = await carry_out(services.house, live, msgspec.json.encode(data), bearer(request))
    return Response(reply, status_code=200 if reply.error is None else status(reply.error.code))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=ERRORS)
async def qr_code(request: AnyRequest, code: str, services: Services) -> Response[bytes]:
    """The join link as a QR code."""
    return qr.answer(services.house.link(await find_room(services, request.scope, code)))


@get("/api/rooms/{code:str}/games/{number:int}/record", media_type="application/x-ndjson", responses=ERRORS)
async def record(request: AnyRequest, code: str, number: int, services: Services) -> Response[str]:
    """After the outcome: the record of a game as JSON lines, chance and seed included."""
    match = _finished(await find_room(services, request.scope, code), number)
    headers = {"Content-Disposition": f'attachment; filename="afallon-{number}.jsonl"'}
    return Response(str(match.record()), media_type="application/x-ndjson", headers=headers)


@get("/api/rooms/{code:str}/games/{number:int}/events", responses=ERRORS)
async def events(request: AnyRequest, code: str, number: int, services: Services, seat: str | None = None) -> Events:
    """After the outcome: a seat's whole stream; without `seat` the spectator's, with `seat=all` everything."""
    table = _finished(await find_room(services, request.scope, code), number).table
    if seat == "all":
        return Events(number, table.all_events())
    if seat is None:
        return Events(number, table.events_for(None))
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4 and int(seat) in table.seats):
        raise Refusal("no_such_chair")
    return Events(number, table.events_for(int(seat)))


def _finished(live: LiveRoom, number: int) -> Match:
    """A game that has an outcome. One that was abandoned keeps its secrets."""
    if not 1 <= number <= len(live.room.matches):
        raise Refusal("no_such_game")
    match = live.room.matches[number - 1]
    if match.table.outcome is None:
        raise Refusal("not_over")
    return match
