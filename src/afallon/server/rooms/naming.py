"""Names and texts of people, made safe to show, and names of bots."""

import unicodedata

from afallon.server.errors import Refusal
from afallon.server.rooms.room import Room
from afallon.text import LANGUAGES, say

SHIELDS = 16
LONGEST_NAME = 24
LONGEST_TEXT = 500

# Control, format (including text direction), private use, unassigned and lone surrogates.
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cn", "Cs"})
# Letters, marks and signs that show nothing on the page, despite their category.
_BLANK = frozenset(
    map(
        chr,
        (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)),
    )
)
_MOST_MARKS = 2
"""Maximum number of combining marks on one letter."""

_TWINS = str.maketrans(
    "авекмнорстухіјѕԁԛԝґгѵαβεηικνορτυχγωılø01|",
    "abekmhopctyxijsdqwrrvabenikvoptuxywiiooii",
)
"""Look-alike letters and their counterparts, after removal of case and marks."""


def read_name(text: str) -> str:
    """Return a name of 1 to 24 visible characters, with single spaces. It needs a letter, a digit or a visible sign."""
    name = _tidy(text)
    is_seen = any(unicodedata.category(character)[0] in "LNS" for character in name)
    if not 1 <= len(name) <= LONGEST_NAME or not is_seen:
        raise Refusal("bad_name", most=LONGEST_NAME)
    return name


def read_text(text: str) -> str:
    """Return a text of 1 to 500 characters without the invisible ones. It is plain text, never markup."""
    said = _tidy(text)
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise Refusal("bad_text", most=LONGEST_TEXT)
    return said


def read_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", language=language[:10])
    return language


def check_name_is_free(room: Room, name: str, own: str | None = None) -> None:
    """Raise `Refusal` if a name is taken or looks like a taken one, so that nobody can pass for another person.

    `own` is the hash of the caller's pass: the caller's own name counts as free.
    """
    taken = {looks(holder.name) for pass_hash, holder in room.holders.items() if pass_hash != own}
    taken |= {looks(chair.name) for chair in room.chairs if chair.name is not None and chair.pass_hash is None}
    if looks(name) in taken:
        raise Refusal("name_taken", name=name)


def looks(name: str) -> str:
    """Return a skeleton of a name that is the same for names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(character for character in plain if unicodedata.category(character)[0] in "LNS")
    return letters.translate(_TWINS) or name


def free_bot_name(room: Room, language: str, also_taken: frozenset[str] = frozenset()) -> str:
    """Return a name for a bot that no chair has yet, in this language. There are more names than chairs."""
    names = [name.strip() for name in say(language, "bot-names").split(",")]
    turn = sum(map(ord, room.code)) % len(names)
    taken = {looks(chair.name or "") for chair in room.chairs} | {looks(name) for name in also_taken}
    return next(name for name in [*names[turn:], *names[:turn]] if looks(name) not in taken)


def free_shield(room: Room, also_taken: frozenset[int] = frozenset()) -> int:
    """Return the first coat of arms that nobody here has."""
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
