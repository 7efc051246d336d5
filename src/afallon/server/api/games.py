"""Games over HTTP: the games on offer, their choices, set-ups and set-up codes."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from afallon import __version__
from afallon.kernel import Problem
from afallon.server.api.error_handlers import ERRORS
from afallon.server.api.services import AnyRequest
from afallon.server.asgi_scope import is_local
from afallon.server.errors import Refusal
from afallon.server.kit import NarratorLine
from afallon.server.kits import check_setup, find_kit, offered_games, read_setup_code
from afallon.server.kits.avalon_choices import AvalonChoices
from afallon.server.kits.grail_choices import GrailChoices
from afallon.server.kits.voyage import VoyageChoices
from afallon.text import LANGUAGES, say


class Language(msgspec.Struct, frozen=True):
    """A language of the texts, and its own name for itself."""

    tag: str
    name: str


class About(msgspec.Struct, frozen=True):
    """A description of this server."""

    version: str
    games: list[str]
    languages: list[Language]
    local: bool
    """Whether the caller is at the server's own machine."""


class SetupRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up: the game, the number of seats, and the options."""

    game: str
    seats: int
    options: dict[str, Any] = {}


class SetupReply(msgspec.Struct, frozen=True):
    """The result of checking a set-up."""

    problems: tuple[Problem, ...]
    deck: tuple[str, ...] | None
    """The cards to deal from; null if the set-up cannot be played."""

    sizes: tuple[int, ...]
    """Avalon: the number of people on each quest."""

    fails_to_sink: tuple[int, ...]
    """Avalon: the number of fails that sink each quest."""

    rows: tuple[str, ...]
    """Voyage: the map as everybody sees it at the beginning."""

    code: str | None
    """The set-up as a short text; null if it cannot be played, or the game has no codes."""

    script: tuple[NarratorLine, ...]
    """Avalon: the lines of the night's narrator."""


@get("/api/about", responses=ERRORS)
async def about(request: AnyRequest) -> About:
    """Describe this server, and say whether the caller is at its machine."""
    languages = [Language(tag, say(tag, "language-name")) for tag in LANGUAGES]
    return About(__version__, offered_games(), languages, is_local(request.scope))


@get("/api/games/{game:str}", responses=ERRORS)
async def choices(game: FromPath[str]) -> AvalonChoices | VoyageChoices | GrailChoices:
    """Return the choices for a set-up of a game."""
    kit = find_kit(game)
    if not kit.is_offered():
        raise Refusal("no_such_game")
    offered: AvalonChoices | VoyageChoices | GrailChoices = kit.choices()
    return offered


@post("/api/setups", status_code=200, responses=ERRORS)
async def check_set_up(data: JSONBody[SetupRequest]) -> SetupReply:
    """Check a set-up while it is being chosen: return conflicts, warnings, deck, board or map, and set-up code."""
    checked = check_setup(data.game, data.seats, data.options)
    return SetupReply(
        checked.problems,
        checked.deck,
        checked.sizes,
        checked.fails_to_sink,
        checked.rows,
        checked.code,
        checked.script,
    )


@get("/api/setups/{code:str}", responses=ERRORS)
async def read_set_up(code: FromPath[str]) -> SetupRequest:
    """Return the set-up that a code stands for."""
    return SetupRequest(*read_setup_code(code))
