"""The choices of a Grail set-up: the packs of this server, with everything that a page needs to offer them."""

import logging
from functools import cache
from hashlib import blake2b

import msgspec

from afallon import __version__
from afallon.grail import setup
from afallon.grail.content import Pack, PackError, load_pack
from afallon.grail.content.glossary import MODE_RULES
from afallon.grail.content.shelf import installed_packs
from afallon.grail.content.texts import read_texts, text_files
from afallon.players import PLAYERS
from afallon.sentences.grail.pack_words import PackWords
from afallon.text import LANGUAGES, sources

log = logging.getLogger("afallon.server")


class GrailTile(msgspec.Struct, frozen=True):
    """A playable character."""

    id: str
    number: int
    colour: str
    any_board: bool
    """Whether it has a colour of its own and may take any board."""

    names: dict[str, str]
    """Its name by language."""


class GrailPack(msgspec.Struct, frozen=True):
    """A campaign that can be played here."""

    name: str
    """The name that requests use for it."""

    catalogue: str
    """The fingerprint of its catalogue, which is part of the catalogue's address: it changes with any text."""

    titles: dict[str, str]
    """Its title by language."""

    languages: tuple[str, ...]
    """The languages that its story is written in."""

    chapters: int
    characters: list[GrailTile]
    boards: list[str]
    """The colours of the boards, for free mode."""


class GrailMode(msgspec.Struct, frozen=True):
    """A level of difficulty; each of its rules can be switched off and on."""

    name: str
    rules: tuple[str, ...]


class GrailChoices(msgspec.Struct, frozen=True):
    """The choices of a Grail set-up. `seats` are the fewest and the most; bots are best first."""

    seats: tuple[int, int]
    packs: list[GrailPack]
    modes: list[GrailMode]
    bots: list[str]


def offered_packs() -> dict[str, Pack]:
    """Return the playable packs by name. A pack with mistakes is left out and logged."""
    return {name: pack for name in installed_packs() if (pack := _load(name)) is not None}


@cache
def _load(name: str) -> Pack | None:
    """Return a pack as it was when first requested: a changed pack needs a restart of the server."""
    try:
        return load_pack(installed_packs()[name])
    except PackError as error:
        log.error("the pack %s is not offered: `afallon pack check` finds %d mistakes", name, len(error.problems))
        return None


@cache
def catalogue_mark(name: str) -> str:
    """Return a fingerprint of the sources of a pack's catalogue: its rules and texts, our texts, and this version."""
    pack, folder = _load(name), installed_packs()[name]
    ours = [text for language in LANGUAGES for file, text in sources(language).items() if file.startswith("grail")]
    texts = [text for language in LANGUAGES for text in read_texts(text_files(folder, language))]
    made_of = [__version__, "" if pack is None else pack.hash, *texts, *ours]
    return blake2b(msgspec.json.encode(made_of), digest_size=8).hexdigest()


def grail_choices() -> GrailChoices:
    """Return all choices."""
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
        catalogue_mark(name),
        titles=named("pack", pack.card.id),
        languages=pack.card.languages,
        chapters=len(pack.chapters),
        characters=[
            GrailTile(tile.id, tile.number, tile.colour, tile.any_board, named("character", tile.id)) for tile in tiles
        ],
        boards=list(pack.boards),
    )
