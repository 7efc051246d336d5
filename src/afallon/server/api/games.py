"""What there is to play; set-ups and their codes."""

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
    """A language that people are spoken to in, and what it calls itself."""

    tag: str
    name: str


class About(msgspec.Struct, frozen=True):
    """What this server is."""

    version: str
    games: list[str]
    languages: list[Language]
    local: bool
    """Whether the caller sits at the server's own machine."""


class SetupRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up: a game, how many seats, and its options."""

    game: str
    seats: int
    options: dict[str, Any] = {}


class SetupReply(msgspec.Struct, frozen=True):
    """Everything there is to say of a set-up."""

    problems: tuple[Problem, ...]
    deck: tuple[str, ...] | None
    """The cards that are dealt from; null when it cannot be played."""

    sizes: tuple[int, ...]
    """Of Avalon: how many go on each quest."""

    fails_to_sink: tuple[int, ...]
    """Of Avalon: how many fails sink each quest."""

    rows: tuple[str, ...]
    """Of Voyage: the map as everybody sees it at the beginning."""

    code: str | None
    """The set-up as a short text; null when it cannot be played."""

    script: tuple[NarratorLine, ...]
    """Of Avalon: what a narrator says in the night."""


@get("/api/about", responses=ERRORS)
async def about(request: AnyRequest) -> About:
    """What this server is, and whether the caller sits at its machine."""
    languages = [Language(tag, say(tag, "language-name")) for tag in LANGUAGES]
    return About(__version__, offered_games(), languages, is_local(request.scope))


@get("/api/games/{game:str}", responses=ERRORS)
async def choices(game: FromPath[str]) -> AvalonChoices | VoyageChoices | GrailChoices:
    """What can be chosen for a game."""
    kit = find_kit(game)
    if not kit.is_offered():
        raise Refusal("no_such_game")
    offered: AvalonChoices | VoyageChoices | GrailChoices = kit.choices()
    return offered


@post("/api/setups", status_code=200, responses=ERRORS)
async def check_set_up(data: JSONBody[SetupRequest]) -> SetupReply:
    """Check a set-up while it is being chosen: conflicts, warnings, the deck, the board or the map, and its code."""
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
    """The set-up that a code stands for."""
    return SetupRequest(*read_setup_code(code))
