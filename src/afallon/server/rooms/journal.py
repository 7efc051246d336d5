"""The journal of a room: one line of plain data for every change.

`replay` applies the lines. They are kept as long as the room: a field may be added with a default, but none may change
its meaning or its stored name. So some fields have newer names here than in storage.
"""

from typing import Any, Literal

import msgspec

from afallon.kernel import record as records
from afallon.server.rooms.tags import snake_case


class JournalLine(msgspec.Struct, frozen=True, tag_field="line", tag=snake_case, omit_defaults=True):
    """A change of a room."""


class MatchLine(JournalLine, frozen=True, kw_only=True):
    """A change of a match, stored with a digest of the match after it.

    The digest keeps other rules from continuing a different game, however little of it was played.
    """

    digest: str = ""
    """Digest of all events of the match. Empty in lines from before digests, or if no rules could play the match."""

    over: bool = False
    """Whether the match has an outcome after this line."""


class Created(JournalLine, frozen=True):
    """The first line of every journal. `is_lesson` marks a room that was opened for a lesson."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]
    is_lesson: bool = False


# Chairs and people


class Joined(JournalLine, frozen=True, rename={"pass_hash": "holder", "invite_hash": "invite"}):
    """A person sat down on a free chair, or by an invitation on a chair that was handed over."""

    seat: int
    name: str
    shield: int
    language: str
    pass_hash: str
    invite_hash: str | None = None


class Watched(JournalLine, frozen=True, rename={"pass_hash": "holder"}):
    """A person became a spectator with a name."""

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
    """A chair for a person who joins a campaign. It takes part once the group continues with it."""


class BotRemoved(JournalLine, frozen=True):
    seat: int


class PersonLeft(JournalLine, frozen=True):
    """A person left the table. In a match other than a campaign, a bot plays on under the same name."""

    seat: int
    reason: Literal["left", "kicked"]


class HandedOver(JournalLine, frozen=True, rename={"invite_hash": "invite"}):
    """The pass of a chair became void. The holder of the invitation may sit down there."""

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
    """Another person hosts, or nobody does."""

    seat: int | None


class LockSet(JournalLine, frozen=True):
    """The room was closed to newcomers, or opened again."""

    locked: bool


class MuteSet(JournalLine, frozen=True):
    seat: int
    muted: bool


class StandInBegan(JournalLine, frozen=True):
    """A bot plays for an absent person."""

    seat: int


class StandInEnded(JournalLine, frozen=True):
    seat: int


# Matches


class SetUpChanged(JournalLine, frozen=True):
    """The set-up changed. People whose chairs were removed moved to others, and took those of bots if necessary."""

    seats: int
    options: dict[str, Any]
    moves: tuple[tuple[int, int], ...] = ()


class Started(MatchLine, frozen=True):
    """A match began. The seed is secret until the outcome.

    `options` are the full options of the set-up; tests may give a deal here, which no command can ask for. `version` is
    the version of the rules, 0 in lines from before versions. `lines` are the record of a campaign that was imported.
    """

    seed: str
    options: dict[str, Any]
    version: int = 0
    lines: tuple[records.Line, ...] = ()


class Regrouped(JournalLine, frozen=True):
    """A campaign continues with another group, in a match that begins with the next line.

    `chairs` are those of the group in the order of its seats, by their numbers until now. People on other chairs keep
    them, behind those of the group; other bots and empty chairs are removed. `options` are those chosen for the set-up.
    """

    chairs: tuple[int, ...]
    options: dict[str, Any]


class CardSeen(JournalLine, frozen=True):
    """The person on this chair has looked at their card."""

    seat: int


class DawnBroke(JournalLine, frozen=True):
    """The night ended before everybody had looked at their card."""


class Answered(MatchLine, frozen=True):
    """An answer, as the options read it, given `by` the `person` on the chair, its `bot`, or a `stand_in`."""

    seat: int
    decision: int
    value: Any
    by: str = "person"


class Checked(JournalLine, frozen=True):
    """The lines of the match's record since the last check, chance included, and a digest of all its events."""

    lines: tuple[records.Line, ...]
    digest: str
    over: bool = False
    """Whether the match has an outcome."""


class Bookmarked(JournalLine, frozen=True):
    """A bookmark was made of everything up to here, with no line left to check. It is stored next to the journal."""

    digest: str


class RulesChanged(JournalLine, frozen=True):
    """From here on the match is played under other rules.

    `lines` are its record as a migration made it; `None` if the stored record agrees with the new rules.
    """

    version: int
    options: dict[str, Any]
    lines: tuple[records.Line, ...] | None = None


class MatchClosed(JournalLine, frozen=True):
    """The match ended without an outcome because the rules have changed and cannot play it. Its record is kept."""


class UndoWished(JournalLine, frozen=True):
    """A seat wishes to take back the last answer. The next answer cancels the wish."""

    seat: int


class UndoDeclined(JournalLine, frozen=True):
    """A seat declined to take back the last answer, which cancels all wishes."""

    seat: int


class TakenBack(MatchLine, frozen=True):
    """The match went back to the point where `keep` answers had been given, those of chance included."""

    keep: int


class PauseSet(JournalLine, frozen=True):
    paused: bool


class PaceSet(JournalLine, frozen=True):
    """The host set a clock, in seconds (0 is none), or let bots hurry."""

    propose: int = 0
    vote: int = 0
    hurried: bool = False


class Abandoned(JournalLine, frozen=True):
    """The host ended the match without an outcome."""


# Talk


class Said(JournalLine, frozen=True):
    seat: int | None
    name: str
    text: str
    key: str | None = None
    """The client's idempotency key: a client that got no reply sends the message again."""


NoticeKind = Literal["kicked", "removed", "handed_over", "taken_over"]


class Announced(JournalLine, frozen=True):
    """Everybody was told about an action that concerns a person: no host acts unseen."""

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
    """Return the line as it is stored."""
    return _encoder.encode(line)


def read_line(stored: bytes) -> Line:
    """Return the line that was stored."""
    line: Line = _decoder.decode(stored)
    return line
