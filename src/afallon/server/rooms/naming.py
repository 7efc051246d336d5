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
# Letters, marks and signs that leave nothing on the page, whatever their category says.
_BLANK = frozenset(
    map(
        chr,
        (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)),
    )
)
_MOST_MARKS = 2
"""How many marks may stand on one letter."""

_TWINS = str.maketrans(
    "авекмнорстухіјѕԁԛԝґгѵαβεηικνορτυχγωılø01|",
    "abekmhopctyxijsdqwrrvabenikvoptuxywiiooii",
)
"""Letters that look like others, and those; after the case and the marks have been taken away."""


def read_name(text: str) -> str:
    """A name of 1 to 24 visible characters, with single spaces. It has a letter, a digit or a sign that can be seen."""
    name = _tidy(text)
    is_seen = any(unicodedata.category(character)[0] in "LNS" for character in name)
    if not 1 <= len(name) <= LONGEST_NAME or not is_seen:
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
    """Nobody may pass for another: a name is taken only once, and one that looks like it is taken as well. `own` is the
    hash of the pass of whoever asks."""
    taken = {looks(holder.name) for pass_hash, holder in room.holders.items() if pass_hash != own}
    taken |= {looks(chair.name) for chair in room.chairs if chair.name is not None and chair.pass_hash is None}
    if looks(name) in taken:
        raise Refusal("name_taken", name=name)


def looks(name: str) -> str:
    """What a name looks like, from afar: the same for two that might be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(character for character in plain if unicodedata.category(character)[0] in "LNS")
    return letters.translate(_TWINS) or name


def free_bot_name(room: Room, language: str, also_taken: frozenset[str] = frozenset()) -> str:
    """A name for a bot that no chair has yet, in the language of whoever asked for the bot. There are enough."""
    names = [name.strip() for name in say(language, "bot-names").split(",")]
    turn = sum(map(ord, room.code)) % len(names)
    taken = {looks(chair.name or "") for chair in room.chairs} | {looks(name) for name in also_taken}
    return next(name for name in [*names[turn:], *names[:turn]] if looks(name) not in taken)


def free_shield(room: Room, also_taken: frozenset[int] = frozenset()) -> int:
    """A coat of arms that nobody here has."""
    taken = {chair.shield for chair in room.chairs} | also_taken
    return next((shield for shield in range(SHIELDS) if shield not in taken), 0)


def _tidy(text: str) -> str:
    visible = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept, marks = [], 0
    for character in visible:
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        if category not in _UNSEEN and character not in _BLANK and marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())
