"""Lessons over HTTP: the explanations of a guided first game, and a room to play it in."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.rooms import Name, OpenRoomReply
from afallon.server.api.services import AnyRequest, Services
from afallon.server.asgi_scope import client_address
from afallon.server.credentials import show_room_code
from afallon.server.errors import Refusal
from afallon.server.lessons import LessonStep, find_lesson
from afallon.server.rooms.commands.chairs import Shield


class LessonReply(msgspec.Struct, frozen=True):
    """The explanations of a lesson, in order."""

    steps: tuple[LessonStep, ...]


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who wants to learn a game."""

    name: Name
    shield: Shield = 0
    """The number of a coat of arms."""

    language: str = "en"


@get("/api/lessons/{game:str}", responses=ERRORS)
async def lesson(game: FromPath[str]) -> LessonReply:
    """Return the explanations of a game's lesson, with the moments when they are shown."""
    return LessonReply(find_lesson(game).steps)


@post("/api/lessons/{game:str}", responses=ERRORS)
async def open_lesson(
    request: AnyRequest, game: FromPath[str], data: JSONBody[LessonRequest], services: NamedDependency[Services]
) -> OpenRoomReply:
    """Open a room for the lesson of a game and start it. The caller sits on chair 0, bots take the other chairs."""
    if not services.limiter.allow("new_rooms", client_address(request.scope)):
        raise Refusal("too_fast")
    code, seat, pass_ = await services.rooms.open_lesson(game=game, **msgspec.structs.asdict(data))
    return OpenRoomReply(show_room_code(code), seat, pass_)
