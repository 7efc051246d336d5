"""The journal of a room: one line for everything that has ever changed it, as plain data.

`replay` says what each line does. Lines are kept for as long as the room is: a field may be added with a default, but
none may change its meaning or its stored name, which is why some are stored under older names than they have here.
"""

from typing import Any, Literal

import msgspec

from afallon.kernel import record as records
from afallon.server.rooms.tags import snake_case


class JournalLine(msgspec.Struct, frozen=True, tag_field="line", tag=snake_case, omit_defaults=True):
    """Something that has happened in a room."""


class MatchLine(JournalLine, frozen=True, kw_only=True):
    """Something by which a match goes on. It is stored with how the match stands after it, so that other rules can
    never take it for another game, however little of it was played."""

    digest: str = ""
    """Of all events of the match; empty if it was stored before digests were, or if no rules could play it."""

    over: bool = False
    """Whether the match has an outcome by this."""


class Created(JournalLine, frozen=True):
    """The first line of every journal. A room that was opened for a lesson says so."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    is_lesson: bool = False


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
    reason: Literal["left", "kicked"] = "left"


class WatcherMuted(JournalLine, frozen=True, rename={"pass_hash": "holder"}):
    pass_hash: str
    muted: bool


class BotSeated(JournalLine, frozen=True):
    seat: int
    bot: str
    name: str
    shield: int


class ChairAdded(JournalLine, frozen=True):
    """A chair for somebody who joins a campaign; it has a part in it once the group goes on with it."""


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


class LockSet(JournalLine, frozen=True):
    """The room was closed to newcomers, or opened again."""

    locked: bool


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


class Started(MatchLine, frozen=True):
    """A match began. The seed is a secret until the outcome.

    `options` are those of its set-up, in full; tests may give a deal here, which no command can ask for. `version` is
    that of the rules: 0 if it was stored before versions were. `lines` are the record of a campaign that came from
    elsewhere.
    """

    seed: str
    options: dict[str, Any]
    version: int = 0
    lines: tuple[records.Line, ...] = ()


class Regrouped(JournalLine, frozen=True):
    """A campaign goes on with another group, in a match that begins with the next line.

    `chairs` are those of the group in the order of its seats, by their numbers until now. People on other chairs keep
    them, behind those of the group; bots and empty chairs are gone. `options` are what the new set-up has chosen.
    """

    chairs: tuple[int, ...]
    options: dict[str, Any]


class CardSeen(JournalLine, frozen=True):
    """The person on this chair has looked at their card."""

    seat: int


class DawnBroke(JournalLine, frozen=True):
    """The night is over, although not everybody has looked at their card."""


class Answered(MatchLine, frozen=True):
    """An answer, as the options read it, and who gave it: the `person` on that chair, its `bot`, or a `stand_in`."""

    seat: int
    decision: int
    value: Any
    by: str = "person"


class Checked(JournalLine, frozen=True):
    """What the match's record has gained since the last check, chance included, and a digest of all its events."""

    lines: tuple[records.Line, ...]
    digest: str
    over: bool = False
    """Whether the match has an outcome."""


class Bookmarked(JournalLine, frozen=True):
    """A bookmark was made of everything up to here, all of which has been checked. It lies beside the journal."""

    digest: str


class RulesChanged(JournalLine, frozen=True):
    """From here on the match is played under other rules.

    `lines` are its record as a migration made it; there are none if it agrees with the new rules as it was stored.
    """

    version: int
    options: dict[str, Any]
    lines: tuple[records.Line, ...] | None = None


class MatchClosed(JournalLine, frozen=True):
    """The match ended without an outcome, because the rules have changed and cannot play it. Its record is kept."""


class UndoWished(JournalLine, frozen=True):
    """A seat would take back the last answer. The wish is forgotten when somebody answers."""

    seat: int


class UndoDeclined(JournalLine, frozen=True):
    """A seat lets the last answer stand: nobody's wish counts any longer."""

    seat: int


class TakenBack(MatchLine, frozen=True):
    """The match went back to where only so many of its answers had been given, those of chance included."""

    keep: int


class PauseSet(JournalLine, frozen=True):
    paused: bool


class PaceSet(JournalLine, frozen=True):
    """The host has set a clock, in seconds (0 is none), or wishes that bots hurry."""

    propose: int = 0
    vote: int = 0
    hurried: bool = False


class Abandoned(JournalLine, frozen=True):
    """The match ended without an outcome."""


# Talk


class Said(JournalLine, frozen=True):
    seat: int | None
    name: str
    text: str
    key: str | None = None
    """Of the client that said it, which may not know that it was heard."""


NoticeKind = Literal["kicked", "removed", "handed_over", "taken_over"]


class Announced(JournalLine, frozen=True):
    """Everybody was told what has been done about somebody: no host acts unseen."""

    what: NoticeKind
    name: str


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
    | WatcherMuted
    | BotSeated
    | ChairAdded
    | BotRemoved
    | PersonLeft
    | HandedOver
    | Moved
    | Renamed
    | HostNamed
    | MuteSet
    | LockSet
    | StandInBegan
    | StandInEnded
    | SetUpChanged
    | Started
    | Regrouped
    | CardSeen
    | DawnBroke
    | Answered
    | Checked
    | Bookmarked
    | RulesChanged
    | MatchClosed
    | UndoWished
    | UndoDeclined
    | TakenBack
    | PauseSet
    | PaceSet
    | Abandoned
    | Said
    | Announced
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
