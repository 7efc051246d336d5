"""Names and words that people type, made safe to show; and names for bots."""

import unicodedata

from afallon.server.errors import Refusal
from afallon.server.rooms.room import Room
from afallon.text import LANGUAGES, say

SHIELDS = 16
LONGEST_NAME = 24
LONGEST_TEXT = 500

# Control, format (including what changes the direction of text), private use, unassigned and lone surrogates.
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cn", "Cs"})


def read_name(text: str) -> str:
    """A name of 1 to 24 visible characters, with single spaces."""
    name = _tidy(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("bad_name", most=LONGEST_NAME)
    return name


def read_text(text: str) -> str:
    """What somebody says, without invisible characters; text stays text."""
    said = _tidy(text)
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise Refusal("bad_text", most=LONGEST_TEXT)
    return said


def read_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", language=language[:10])
    return language


def check_name_is_free(room: Room, name: str, own: str | None = None) -> None:
    """Nobody may pass for another: a name is taken only once. `own` is the hash of the pass of whoever asks."""
    taken = {holder.name.casefold() for pass_hash, holder in room.holders.items() if pass_hash != own}
    taken |= {chair.name.casefold() for chair in room.chairs if chair.name is not None and chair.pass_hash is None}
    if name.casefold() in taken:
        raise Refusal("name_taken", name=name)


def free_bot_name(room: Room, language: str, also_taken: frozenset[str] = frozenset()) -> str:
    """A name for a bot that no chair has yet, in the language of whoever asked for the bot. There are enough."""
    names = [name.strip() for name in say(language, "bot-names").split(",")]
    turn = sum(map(ord, room.code)) % len(names)
    taken = {(chair.name or "").casefold() for chair in room.chairs} | {name.casefold() for name in also_taken}
    return next(name for name in [*names[turn:], *names[:turn]] if name.casefold() not in taken)


def free_shield(room: Room, also_taken: frozenset[int] = frozenset()) -> int:
    """A coat of arms that nobody here has."""
    taken = {chair.shield for chair in room.chairs} | also_taken
    return next((shield for shield in range(SHIELDS) if shield not in taken), 0)


def _tidy(text: str) -> str:
    visible = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in visible if unicodedata.category(c) not in _UNSEEN).split())
