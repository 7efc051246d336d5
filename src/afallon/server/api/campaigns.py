"""Campaigns over HTTP: a list of campaigns, their stories, and saves."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from afallon.sentences.grail.catalogue import Story
from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.packs import printer
from afallon.server.api.rooms import Name, OpenRoomReply
from afallon.server.api.services import AnyRequest, Services, bearer_pass_hash, find_room
from afallon.server.asgi_scope import client_address
from afallon.server.credentials import Key, read_room_code, show_room_code
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.chairs import Shield
from afallon.server.rooms.naming import read_language
from afallon.server.rooms.public_room import PublicRoom
from afallon.server.rooms.room import Phase

MOST_BYTES_OF_A_SAVE: Final = 4_000_000
_MOST_AT_ONCE: Final = 20


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign in the list on the home page."""

    room: str
    """The code of its room."""

    title: str
    chapter: int
    day: int
    place: str
    """The location of the first character."""

    people: list[str]
    phase: Phase


class SaveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A save, and the first person of the room that continues it."""

    save: Annotated[str, msgspec.Meta(max_length=MOST_BYTES_OF_A_SAVE)]
    """The text of the file."""

    name: Name
    shield: Shield = 0
    language: str = "en"
    seat: int = 0
    """The seat to take. The others are empty until people join, or the host lets bots play."""

    key: Key | None = None
    """Random idempotency key of the client: a repeated request gets the same answer and has no second effect."""


@get("/api/campaigns", responses=ERRORS)
async def campaigns(
    request: AnyRequest, services: NamedDependency[Services], codes: FromQuery[str], language: FromQuery[str] = "en"
) -> list[CampaignCard]:
    """List the campaigns with these codes: at most 20, separated by commas. Rooms without a campaign are left out, and
    so are rooms that are gone."""
    read_language(language)
    caller = client_address(request.scope)
    found: list[CampaignCard] = []
    is_wrong = False
    for code in dict.fromkeys(codes.split(",")[:_MOST_AT_ONCE]):
        if not services.limiter.may_try_code(caller, read_room_code(code) or ""):
            raise Refusal("too_fast")
        try:
            live = await services.rooms.find(code)
        except Refusal as refusal:
            is_wrong = is_wrong or refusal.code == "no_such_room"
            continue
        services.limiter.know_code(caller, live.room.code)
        room = await services.rooms.describe(live)
        if room.summary is not None:
            found.append(await asyncio.to_thread(_card, room, language))
    if is_wrong:  # count the request once, however many codes are wrong: rooms that are gone are not guesses
        services.limiter.allow("wrong_codes", caller)
    return found


@get("/api/rooms/{code:str}/story", responses=ERRORS)
async def story(
    request: AnyRequest, code: FromPath[str], services: NamedDependency[Services], language: FromQuery[str] = "en"
) -> Story:
    """Return the prose of the verses that this campaign has read, in order, with its secrets, tasks and ending."""
    read_language(language)
    live = await find_room(services, request.scope, code)
    async with live.lock:  # not before it is on the disk
        room = live.room
        table = None if room.match is None else room.match.table
        if room.kit.campaign is None or table is None:
            raise Refusal("no_campaign")
        told = [*room.story, *room.kit.campaign.story(table)]
        secrets = [int(held.card) for one in table.state.characters for held in one.secrets]
        tasks, ending = list(table.state.tasks), None if table.outcome is None else table.outcome.reason
        pack = table.setup.folder
    return await asyncio.to_thread(lambda: printer(pack, language).story(told, secrets, tasks, ending))


@get("/api/rooms/{code:str}/save", media_type="application/x-ndjson", responses=ERRORS)
async def save(request: AnyRequest, code: FromPath[str], services: NamedDependency[Services]) -> Response[str]:
    """Return the campaign as a file, for people who have a chair. The terminal continues it, and so does any server
    with its pack. Future chance is not in it."""
    pass_hash = bearer_pass_hash(request)
    live = await find_room(services, request.scope, code, pass_hash)
    text = await services.rooms.save(live, pass_hash)
    headers = {"Content-Disposition": 'attachment; filename="afallon-grail.jsonl"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@post("/api/saves", responses=ERRORS, request_max_body_size=2 * MOST_BYTES_OF_A_SAVE)
async def open_save(
    request: AnyRequest, data: JSONBody[SaveRequest], services: NamedDependency[Services]
) -> OpenRoomReply:
    """Open a room that continues the campaign of a save. The caller sits down and hosts."""
    services.reject_if_busy()
    if not services.limiter.allow("saves", client_address(request.scope)):
        raise Refusal("too_fast")
    code, seat, pass_ = await services.rooms.open_campaign(**msgspec.structs.asdict(data))
    return OpenRoomReply(show_room_code(code), seat, pass_)


def _card(room: PublicRoom, language: str) -> CampaignCard:
    summary = room.summary
    assert summary is not None
    printed = printer(summary.pack, language)
    return CampaignCard(
        room.code,
        printed.title,
        summary.chapter,
        summary.day,
        printed.words.name("location", summary.places[0]) if summary.places else "",
        [chair.name for chair in room.chairs if chair.who == "person" and chair.name is not None],
        room.phase,
    )
