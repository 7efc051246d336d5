"""What the server needs to know of a game: what can be chosen, whether a set-up can be played, and its code."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from afallon.kernel import Problem, Table
from afallon.sentences.said import Speaker


class NarratorLine(msgspec.Struct, frozen=True):
    """One thing a narrator says: the key of a sentence, and the character it speaks of, if any."""

    key: str
    character: str | None = None


class CheckedSetup(msgspec.Struct, frozen=True):
    """What there is to say of a set-up. `options` (in full), `deck` and `code` are there if it can be played.

    The other fields belong to one game or another: a board of quests, or a map.
    """

    problems: tuple[Problem, ...]
    options: dict[str, Any] | None = None
    deck: tuple[str, ...] | None = None
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    """The map as everybody sees it at the beginning."""

    code: str | None = None
    script: tuple[NarratorLine, ...] = ()
    """What a narrator says in the night, line by line."""


class CampaignSummary(msgspec.Struct, frozen=True):
    """Where a campaign stands."""

    pack: str
    """Its name on this server."""

    catalogue: str
    """The mark of its catalogue."""

    chapter: int
    day: int
    stage: str
    """`dawn`, `day` or `dusk`."""

    places: list[int]
    """By seat: the number of the location where its character is."""

    may_regroup: bool
    """Whether another group could go on from here."""


class ReadVerse(msgspec.Struct, frozen=True):
    """A verse that was read, when and where, and which of its paragraphs."""

    verse: str
    day: int
    location: int | None
    paragraphs: tuple[str, ...]


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """What the server needs to know of a game that lasts for many evenings, and hides nothing but chance."""

    most_seats: int
    missing_pack: Callable[[dict[str, Any]], str | None]
    """By the full options of a campaign: the name of what it is played with, if this server does not have it."""

    take_in: Callable[[dict[str, Any]], tuple[dict[str, Any], dict[str, Any]] | None]
    """The full options of a save as this server knows them, and those of them that people choose; nothing if it does
    not have what they name."""

    go_on: Callable[
        [Table[Any], Sequence[int | None], Sequence[str] | None, int | None], tuple[dict[str, Any], dict[str, Any]]
    ]
    """Lets another group go on: by table, the seats that the new ones had before, their characters (chosen for them if
    there are none) and the chronicler. The full options of what follows, and those of them that people choose; raises
    `SetupError` if the group cannot change now."""

    may_undo: Callable[[Table[Any]], bool]
    """Whether the last answer may be taken back."""

    summary: Callable[[Table[Any]], CampaignSummary]
    story: Callable[[Table[Any]], list[ReadVerse]]
    """What has been read, in its order."""


class ServerKit(msgspec.Struct, frozen=True):
    """One game, as the server knows it."""

    name: str
    choices: Callable[[], Any]
    """What can be chosen before a game, as it goes over the wire."""

    check: Callable[[int, dict[str, Any]], CheckedSetup]
    """Checks a set-up: the number of seats, and the options."""

    read_code: Callable[[str], tuple[int, dict[str, Any]]]
    """The set-up that a code stands for; raises `BadCode`."""

    secret_options: frozenset[str]
    """Options that say who holds what. They are for tests and records; nobody may choose them at a table."""

    claims: frozenset[str]
    """What a quick claim may say."""

    characters: frozenset[str] = frozenset()
    """Whom a quick claim may name."""

    speaker: Callable[[Table[Any], str, tuple[str, ...]], Speaker] | None = None
    """Who says in a language what a table tells and asks, where the page has no words of its own for it. The names are
    those of the people who play, by seat."""

    asks_in_the_night: Callable[[Table[Any]], bool] = lambda table: False
    """Whether what this table asks now belongs to the night: until it is answered, people have not seen everything."""

    is_offered: Callable[[], bool] = lambda: True
    """Whether it can be played here."""

    has_night: bool = True
    """Whether people have cards of their own to look at before it begins."""

    campaign: Campaign | None = None
    """For a game that lasts."""
