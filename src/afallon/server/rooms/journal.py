"""The journal of a room: one line for everything that has ever changed it, as plain data.

`replay` says what each line does. Lines are kept for as long as the room is: a field may be added with a default, but
none may change its meaning or its stored name, which is why some are stored under older names than they have here.
"""

from typing import Any, Literal

import msgspec

from afallon.server.rooms.tags import snake_case


class JournalLine(msgspec.Struct, frozen=True, tag_field="line", tag=snake_case, omit_defaults=True):
    """Something that has happened in a room."""


class Created(JournalLine, frozen=True):
    """The first line of every journal."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]


# Who sits where


class Joined(JournalLine, frozen=True, rename={"pass_hash": "holder", "invite_hash": "invite"}):
    """Somebody sat down: on an empty chair, or by an invitation on a chair that was handed over."""

    seat: int
    name: str
    shield: int
    language: str
    pass_hash: str
    invite_hash: str | None = None


class Watched(JournalLine, frozen=True, rename={"pass_hash": "holder"}):
    """Somebody became a spectator with a name."""

    pass_hash: str
    name: str
    language: str


class WatcherLeft(JournalLine, frozen=True, rename={"pass_hash": "holder"}):
    pass_hash: str


class BotSeated(JournalLine, frozen=True):
    seat: int
    bot: str
    name: str
    shield: int


class BotRemoved(JournalLine, frozen=True):
    seat: int


class PersonLeft(JournalLine, frozen=True):
    """Somebody is no longer at the table. In a match a bot plays on under the same name, so that nobody gets lost."""

    seat: int
    reason: Literal["left", "kicked"]


class HandedOver(JournalLine, frozen=True, rename={"invite_hash": "invite"}):
    """The pass of a chair is void; whoever has the invitation may sit down there."""

    seat: int
    invite_hash: str


class Moved(JournalLine, frozen=True):
    seat: int
    to: int


class Renamed(JournalLine, frozen=True, rename={"pass_hash": "holder"}):
    pass_hash: str
    name: str
    shield: int
    language: str


class HostNamed(JournalLine, frozen=True):
    """Somebody else hosts, or nobody does."""

    seat: int | None


class MuteSet(JournalLine, frozen=True):
    seat: int
    muted: bool


class StandInBegan(JournalLine, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int


class StandInEnded(JournalLine, frozen=True):
    seat: int


# Matches


class SetUpChanged(JournalLine, frozen=True):
    """Another set-up. People whose chairs were taken away moved to others, and took those of bots if need be."""

    seats: int
    options: dict[str, Any]
    moves: tuple[tuple[int, int], ...] = ()


class Started(JournalLine, frozen=True):
    """A match began. The seed is a secret until the outcome.

    `options` are the room's, in full; tests may give a deal here, which no command can ask for.
    """

    seed: str
    options: dict[str, Any]


class CardSeen(JournalLine, frozen=True):
    """The person on this chair has looked at their card."""

    seat: int


class DawnBroke(JournalLine, frozen=True):
    """The night is over, although not everybody has looked at their card."""


class Answered(JournalLine, frozen=True):
    """An answer, as the options read it, and who gave it: the `person` on that chair, its `bot`, or a `stand_in`."""

    seat: int
    decision: int
    value: Any
    by: str = "person"


class PauseSet(JournalLine, frozen=True):
    paused: bool


class Abandoned(JournalLine, frozen=True):
    """The match ended without an outcome."""


# Talk


class Said(JournalLine, frozen=True):
    seat: int | None
    name: str
    text: str


class Claimed(JournalLine, frozen=True):
    """A quick claim was made."""

    seat: int
    name: str
    claim: str
    about: int | None = None
    character: str | None = None


Line = (
    Created
    | Joined
    | Watched
    | WatcherLeft
    | BotSeated
    | BotRemoved
    | PersonLeft
    | HandedOver
    | Moved
    | Renamed
    | HostNamed
    | MuteSet
    | StandInBegan
    | StandInEnded
    | SetUpChanged
    | Started
    | CardSeen
    | DawnBroke
    | Answered
    | PauseSet
    | Abandoned
    | Said
    | Claimed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


def write_line(line: Line) -> bytes:
    """The line as it is stored."""
    return _encoder.encode(line)


def read_line(stored: bytes) -> Line:
    """The line that was stored."""
    line: Line = _decoder.decode(stored)
    return line
