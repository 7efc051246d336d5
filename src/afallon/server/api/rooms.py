"""Rooms over HTTP: open a room, sit down, send commands, and read records and events after the outcome."""

from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from afallon.kernel import OwnScene, Scenes, Table, TableScene
from afallon.kernel.stream import Stream
from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.messages import carry_out
from afallon.server.api.qr import qr_response
from afallon.server.api.services import AnyRequest, Services, bearer_pass_hash, find_room
from afallon.server.asgi_scope import client_address
from afallon.server.credentials import Key, show_room_code
from afallon.server.errors import Refusal, http_status
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.messages import Accepted, Refused, SceneEvent
from afallon.server.rooms.commands.chairs import Shield
from afallon.server.rooms.match import Match
from afallon.server.rooms.public_room import PublicRoom

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class OpenRoomRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new room, and its first person."""

    game: str
    seats: int
    name: Name
    options: dict[str, Any] = {}
    shield: Shield = 0
    """The number of a coat of arms."""

    language: str = "en"
    play_now: bool = False
    """Bots take every other chair, and the game begins."""

    key: Key | None = None
    """Random idempotency key of the client: a repeated request gets the same answer and has no second effect."""


class OpenRoomReply(msgspec.Struct, frozen=True, rename={"pass_": "pass"}):
    """The code of a new room, with the caller's seat and pass."""

    room: str
    """The code of the room."""

    seat: int
    pass_: str


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who sits down: on this chair, on the first free one, or on the chair of an invitation."""

    name: Name
    shield: Shield = 0
    language: str = "en"
    seat: int | None = None
    """The chair; null is the first free one."""

    invite: str | None = None
    """The text after `#invite=` in the link of a chair that is handed over."""

    key: Key | None = None
    """Random idempotency key of the client: a repeated request gets the same answer and has no second effect."""


class JoinReply(msgspec.Struct, frozen=True, rename={"pass_": "pass"}):
    """A chair and its pass."""

    seat: int
    pass_: str


class WatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spectator with a name."""

    name: Name
    language: str = "en"
    key: Key | None = None
    """Random idempotency key of the client: a repeated request gets the same answer and has no second effect."""


class WatchReply(msgspec.Struct, frozen=True, rename={"pass_": "pass"}):
    """The pass of a spectator."""

    pass_: str


class EventsReply(msgspec.Struct, frozen=True, rename={"match_number": "game"}):
    """The whole stream of one reader in a game, with the changes of that reader's scene."""

    match_number: int
    table: TableScene
    """The part of the scene that everybody saw before the first event."""

    mine: OwnScene
    """The part of the scene that this reader alone had before the first event."""

    events: list[SceneEvent]


@post("/api/rooms", responses=ERRORS)
async def open_room(
    request: AnyRequest, data: JSONBody[OpenRoomRequest], services: NamedDependency[Services]
) -> OpenRoomReply:
    """Open a room. The caller sits on chair 0 and hosts."""
    services.reject_if_busy()
    if not services.limiter.allow("new_rooms", client_address(request.scope)):
        raise Refusal("too_fast")
    code, seat, pass_ = await services.rooms.open_room(**msgspec.structs.asdict(data))
    return OpenRoomReply(show_room_code(code), seat, pass_)


@get("/api/rooms/{code:str}", responses=ERRORS)
async def show_room(request: AnyRequest, code: FromPath[str], services: NamedDependency[Services]) -> PublicRoom:
    """Return the room, as a spectator sees it."""
    return await services.rooms.describe(await find_room(services, request.scope, code))


@post("/api/rooms/{code:str}/join", responses=ERRORS)
async def join(
    request: AnyRequest, code: FromPath[str], data: JSONBody[JoinRequest], services: NamedDependency[Services]
) -> JoinReply:
    """Sit down on a chair, and get its pass."""
    live = await find_room(services, request.scope, code)
    seat, pass_ = await services.rooms.join(live, **msgspec.structs.asdict(data))
    return JoinReply(seat, pass_)


@post("/api/rooms/{code:str}/watch", responses=ERRORS)
async def watch(
    request: AnyRequest, code: FromPath[str], data: JSONBody[WatchRequest], services: NamedDependency[Services]
) -> WatchReply:
    """Become a spectator with a name."""
    services.reject_if_busy()
    live = await find_room(services, request.scope, code)
    return WatchReply(await services.rooms.watch(live, **msgspec.structs.asdict(data)))


@post("/api/rooms/{code:str}/commands", status_code=200, responses=ERRORS)
async def command(
    request: AnyRequest, code: FromPath[str], data: JSONBody[dict[str, Any]], services: NamedDependency[Services]
) -> Response[Accepted | Refused]:
    """Carry out a command of the socket protocol, with the pass in the `Authorization` header."""
    pass_hash = bearer_pass_hash(request)
    live = await find_room(services, request.scope, code, pass_hash)
    reply = await carry_out(services.rooms, live, msgspec.json.encode(data), pass_hash)
    return Response(reply, status_code=http_status(reply.error.code) if isinstance(reply, Refused) else 200)


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", responses=ERRORS)
async def qr_code(request: AnyRequest, code: FromPath[str], services: NamedDependency[Services]) -> Response[bytes]:
    """Return the link to join as a QR code."""
    return qr_response(services.rooms.link(await find_room(services, request.scope, code)))


@get("/api/rooms/{code:str}/games/{number:int}/record", media_type="application/x-ndjson", responses=ERRORS)
async def record(
    request: AnyRequest, code: FromPath[str], number: FromPath[int], services: NamedDependency[Services]
) -> Response[str]:
    """After the outcome: return the record of a game as JSON lines, chance and seed included."""
    match = await _finished(await find_room(services, request.scope, code), number)
    headers = {"Content-Disposition": f'attachment; filename="afallon-{number}.jsonl"'}
    return Response(str(match.record()), media_type="application/x-ndjson", headers=headers)


@get("/api/rooms/{code:str}/games/{number:int}/events", responses=ERRORS)
async def events(
    request: AnyRequest,
    code: FromPath[str],
    number: FromPath[int],
    services: NamedDependency[Services],
    seat: FromQuery[str | None] = None,
) -> EventsReply:
    """After the outcome: return a seat's whole stream; without `seat` the spectator's, with `seat=all` every event."""
    table = (await _finished(await find_room(services, request.scope, code), number)).played()
    if table is None:
        raise Refusal("older_rules")
    reader = _reader(seat, table)
    scenes = Scenes(table, from_the_start=True)
    first = scenes.first(reader)
    events = [
        SceneEvent(one.number, one.event.kind, one.event.data, cast(Any, one.table), cast(Any, one.mine))
        for one in scenes.moments(reader, after=0)
    ]
    return EventsReply(number, first.table, first.mine, events)


def _reader(seat: str | None, table: Table[Any]) -> int | str | None:
    if seat is None or seat == "all":
        return None if seat is None else Stream.TRUTH
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4 and int(seat) in table.seats):
        raise Refusal("no_such_chair")
    return int(seat)


async def _finished(live: LiveRoom, number: int) -> Match:
    """Return a match that has an outcome, or was closed by a change of rules. An abandoned match keeps its secrets."""
    async with live.lock:  # not before it is on the disk
        if not 1 <= number <= len(live.room.matches):
            raise Refusal("no_such_game")
        match = live.room.matches[number - 1]
        if match.phase != "over" and not match.closed:
            raise Refusal("not_over")
        return match
