"""Grail as the server offers it: campaigns with the packs that this server has, each by its name."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from afallon.grail import sessions, setup
from afallon.grail.content import Pack, PackError, load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.content.shelf import installed_packs
from afallon.grail.game import GAME
from afallon.kernel import Problem, Table
from afallon.kernel.letters import BadCode
from afallon.languages import LANGUAGES
from afallon.players import PLAYERS
from afallon.sentences.grail.pack_words import PackWords
from afallon.server.errors import log_failure
from afallon.server.kit import Campaign, CampaignSummary, CheckedSetup, ReadVerse, ServerKit

_CHOSEN: Final = frozenset({"pack", "mode", "rules", "free_choice", "outfits", "characters", "chronicler"})
"""The options that people choose. The others say how a campaign stood, and come from a save alone."""


class GrailTile(msgspec.Struct, frozen=True):
    """A character that can be played."""

    id: str
    number: int
    colour: str
    any_board: bool
    """Whether it has a colour of its own and may take any board."""

    names: dict[str, str]
    """By language."""


class GrailPack(msgspec.Struct, frozen=True):
    """A campaign that can be played here."""

    name: str
    """What it is asked for by."""

    hash: str
    """Of its rules: with it the catalogue of the pack is found."""

    titles: dict[str, str]
    """By language."""

    languages: tuple[str, ...]
    """Those that its story is written in."""

    chapters: int
    characters: list[GrailTile]
    boards: list[str]
    """The colours of the boards, for free mode."""


class GrailMode(msgspec.Struct, frozen=True):
    """How hard a campaign is; each of the rules can be switched off and on."""

    name: str
    rules: tuple[str, ...]


class GrailChoices(msgspec.Struct, frozen=True):
    """What can be chosen for Grail. `seats` are the fewest and the most; bots are best first."""

    seats: tuple[int, int]
    packs: list[GrailPack]
    modes: list[GrailMode]
    bots: list[str]


def offered_packs() -> dict[str, Pack]:
    """The packs that can be played here, by name. One that has mistakes is left out, with a word in the log."""
    return {name: pack for name in installed_packs() if (pack := _load(name)) is not None}


@cache
def _load(name: str) -> Pack | None:
    """A pack as it is when it is first asked for: a server that is to see a change of it has to be started again."""
    try:
        return load_pack(installed_packs()[name])
    except PackError as error:
        log_failure(error)
        return None


def _choices() -> GrailChoices:
    return GrailChoices(
        (setup.SEATS[0], setup.SEATS[-1]),
        [_describe(name, pack) for name, pack in offered_packs().items()],
        [GrailMode(name, rules) for name, rules in MODE_RULES.items()],
        list(PLAYERS),
    )


def _describe(name: str, pack: Pack) -> GrailPack:
    words = {language: PackWords(name, language, pack.card.languages) for language in LANGUAGES}

    def named(of: str, what: str) -> dict[str, str]:
        return {language: spoken.name(of, what) for language, spoken in words.items()}

    tiles = sorted(pack.characters.values(), key=lambda tile: tile.number)
    return GrailPack(
        name,
        pack.hash,
        titles=named("pack", pack.card.id),
        languages=pack.card.languages,
        chapters=len(pack.chapters),
        characters=[
            GrailTile(tile.id, tile.number, tile.colour, tile.any_board, named("character", tile.id)) for tile in tiles
        ],
        boards=list(pack.boards),
    )


def _check(seats: int, options: dict[str, Any]) -> CheckedSetup:
    """Check what people have chosen. A pack is known by its name: no path that somebody sends is ever looked at."""
    for option in options.keys() - _CHOSEN:
        return CheckedSetup((Problem("unreadable_option", "GR-CHAR-02", details={"error": option}),))
    if options.get("pack") not in offered_packs():
        return CheckedSetup((Problem("no_such_pack", "GR-COMP-27", details={"pack": str(options.get("pack"))}),))
    return _check_plain(seats, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _check_plain(seats: int, plain_options: bytes) -> CheckedSetup:
    accepted, problems = setup.check(seats, msgspec.json.decode(plain_options))
    if accepted is None:
        return CheckedSetup(problems)
    return CheckedSetup(problems, _chosen(GAME.options(accepted)), deck=())


def _read_code(code: str) -> tuple[int, dict[str, Any]]:
    raise BadCode  # a campaign is no set-up that one tells by heart


def _lacks(options: dict[str, Any]) -> str | None:
    """The pack of a campaign, if this server does not have it as it was."""
    pack = offered_packs().get(options["pack"])
    return None if pack is not None and pack.hash == options["pack_hash"] else str(options["pack"])


def _take_in(options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """A save may know its pack by another name or by a path: what counts is what is in it."""
    for name, pack in offered_packs().items():
        if pack.hash == options.get("pack_hash"):
            full = {**options, "pack": name}
            return full, _chosen(full)
    return None


def _chosen(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name in _CHOSEN}


def _go_on(
    table: Table[Any], before: Sequence[int | None], characters: Sequence[str] | None, chronicler: int | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    group = sessions.likely_group(table, before) if characters is None else characters
    options = sessions.next_session(table, group, chronicler=chronicler)
    return options, _chosen(options)


def _summary(table: Table[Any]) -> CampaignSummary:
    state = table.state
    return CampaignSummary(
        pack=table.setup.folder,
        pack_hash=table.setup.pack.hash,
        chapter=state.chapter,
        day=state.day,
        stage=state.stage,
        places=[character.location for character in state.characters],
        may_regroup=sessions.moment_of(table) is not None,
    )


def _story(table: Table[Any]) -> list[ReadVerse]:
    return [ReadVerse(told.verse, told.day, told.location) for told in table.view(None).story]


GRAIL: Final = ServerKit(
    name="grail",
    choices=_choices,
    check=_check,
    read_code=_read_code,
    secret_options=frozenset(),
    claims=frozenset(),
    is_offered=lambda: bool(offered_packs()),
    has_night=False,
    campaign=Campaign(
        most_seats=setup.SEATS[-1],
        lacks=_lacks,
        take_in=_take_in,
        go_on=_go_on,
        may_undo=lambda table: bool(table.view(None).undoable),
        summary=_summary,
        story=_story,
    ),
)
