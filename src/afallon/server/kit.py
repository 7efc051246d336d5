"""Game kits: everything that the server needs to know about one game."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from afallon.kernel import Problem, Table
from afallon.sentences.said import Speaker


class NarratorLine(msgspec.Struct, frozen=True):
    """A line of the narrator's script: the key of a message, and the character that it mentions, if any."""

    key: str
    character: str | None = None


class CheckedSetup(msgspec.Struct, frozen=True):
    """The result of checking a set-up. `options` (in full) and `deck` are present if it can be played.

    `code` is present as well if the game has set-up codes. The other fields are for Avalon (quests, script) or Voyage.
    """

    problems: tuple[Problem, ...]
    options: dict[str, Any] | None = None
    deck: tuple[str, ...] | None = None
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    """The map as all players see it at the beginning."""

    code: str | None = None
    script: tuple[NarratorLine, ...] = ()
    """The lines of the night's narrator, in order."""


class CampaignSummary(msgspec.Struct, frozen=True):
    """The progress of a campaign."""

    pack: str
    """The name of its pack on this server."""

    catalogue: str
    """The fingerprint of its catalogue, which is part of the catalogue's address."""

    chapter: int
    day: int
    stage: str
    """`dawn`, `day` or `dusk`."""

    places: list[int]
    """The location number of each seat's character."""

    may_regroup: bool
    """Whether another group can continue the campaign from here."""


class ReadVerse(msgspec.Struct, frozen=True):
    """A verse that the group has read, with day, location and paragraphs."""

    verse: str
    day: int
    location: int | None
    paragraphs: tuple[str, ...]


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a kit for a game that lasts many evenings and hides nothing but chance."""

    most_seats: int
    missing_pack: Callable[[dict[str, Any]], str | None]
    """Return the name of the pack that these full options need, if this server lacks it or has another edition."""

    take_in: Callable[[dict[str, Any]], tuple[dict[str, Any], dict[str, Any]] | None]
    """Match the full options of a save with the packs of this server. Return the full options as this server knows them
    and those that people choose, or `None` if the pack is missing."""

    go_on: Callable[
        [Table[Any], Sequence[int | None], Sequence[str] | None, int | None], tuple[dict[str, Any], dict[str, Any]]
    ]
    """Return the options for another group's session: all of them, and those that people choose. The arguments are the
    table, each new seat's previous seat, their characters (`None` leaves them to the rules) and the chronicler. Raises
    `SetupError` if the group cannot change now."""

    may_undo: Callable[[Table[Any]], bool]
    """Whether the last answer may be taken back."""

    summary: Callable[[Table[Any]], CampaignSummary]
    story: Callable[[Table[Any]], list[ReadVerse]]
    """The verses read so far, in order."""


class ServerKit(msgspec.Struct, frozen=True):
    """Everything that the server needs to know about one game."""

    name: str
    choices: Callable[[], Any]
    """Return the choices of a set-up, as they are sent."""

    check: Callable[[int, dict[str, Any]], CheckedSetup]
    """Check a set-up, given the number of seats and the options."""

    read_code: Callable[[str], tuple[int, dict[str, Any]]]
    """Return the seats and options that a set-up code stands for; raises `BadCode`."""

    secret_options: frozenset[str]
    """Options that fix who holds which card. They are for tests and records; nobody may choose them at a table."""

    claims: frozenset[str]
    """The kinds of quick claim that this game allows."""

    characters: frozenset[str] = frozenset()
    """The characters that a quick claim may name."""

    speaker: Callable[[Table[Any], str, tuple[str, ...]], Speaker] | None = None
    """Make a speaker that renders log lines and questions, for clients without the game's messages. Takes the table,
    the language and the names of the players by seat."""

    asks_in_the_night: Callable[[Table[Any]], bool] = lambda table: False
    """Whether the open questions of this table belong to the night, which has not told people everything until then."""

    is_offered: Callable[[], bool] = lambda: True
    """Whether the game can be played on this server."""

    has_night: bool = True
    """Whether people look at a card of their own before play begins."""

    campaign: Campaign | None = None
    """Present if the game has campaigns."""
