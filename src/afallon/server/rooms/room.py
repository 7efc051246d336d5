"""The state of a room, built from its journal, and queries on it."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from afallon.kernel import Table
from afallon.server.kit import ReadVerse, ServerKit
from afallon.server.kits import find_kit
from afallon.server.rooms.match import Match

Who = Literal["empty", "person", "bot"]
Phase = Literal["lobby", "playing", "over", "abandoned"]


_KEYS_KEPT: Final = 200


class Chair(msgspec.Struct):
    """One seat of the room. A bot may stand in for its person."""

    who: Who = "empty"
    name: str | None = None
    shield: int | None = None
    bot: str | None = None
    pass_hash: str | None = None
    """The hash of the pass for this chair."""

    muted: bool = False
    stand_in: bool = False

    @property
    def played_by_bot(self) -> str | None:
        """The bot that answers for this chair, if any."""
        return self.bot if self.who == "bot" or self.stand_in else None


class Holder(msgspec.Struct):
    """A person with a pass: on a chair, or a spectator (`seat` is `None`)."""

    seat: int | None
    name: str
    language: str
    muted: bool = False
    """Whether a spectator is muted; for a person at the table, see `Chair.muted`."""

    talked: int = 0
    """The number of their messages and claims."""


class Talk(msgspec.Struct, frozen=True):
    """One entry of the talk: a text, a quick claim, or a notice about the person with this name."""

    number: int
    seat: int | None
    name: str
    text: str | None = None
    claim: str | None = None
    about: int | None = None
    character: str | None = None
    notice: str | None = None


class Pace(msgspec.Struct, frozen=True):
    """The pace that people would like. It only reminds: no rule depends on it."""

    propose: int = 0
    """Seconds to talk and to propose; 0 is no limit."""

    vote: int = 0
    """Seconds to talk about a proposal and to vote; 0 is no limit."""

    hurried: bool = False
    """Whether bots answer almost at once, for one person alone with them."""


class Room:
    """A room: a code, a set-up, chairs, a host and talk. Only its journal lines change it.

    The exception is `here`, the number of connections of each pass, which is not in the journal.
    """

    def __init__(self, code: str, game: str, seats: int, options: dict[str, Any], *, is_lesson: bool = False) -> None:
        self.code = code
        self.game = game
        """The name of the game."""

        self.seats = seats
        self.options = options
        self.is_lesson = is_lesson
        """Whether it was opened for a lesson."""

        self.chairs = [Chair() for _ in range(seats)]
        self.host: int | None = None
        self.holders: dict[str, Holder] = {}
        """By the hash of their pass."""

        self.void_passes: dict[str, str] = {}
        """By the hash of a void pass: the reason, `left`, `kicked` or `handed_over`."""

        self.invites: dict[str, int] = {}
        """By the hash of an invitation: the chair that it opens."""

        self.matches: list[Match] = []
        self.talk: list[Talk] = []
        self.talk_keys: deque[str] = deque(maxlen=_KEYS_KEPT)
        """The idempotency keys of the latest messages."""

        self.locked = False
        """Whether the room is closed to newcomers."""

        self.paused = False
        self.pace = Pace()
        self.undo_wishes: set[int] = set()
        """The seats that wish to take back the last answer."""

        self.story: list[ReadVerse] = []
        """In a campaign: the verses read before this group took over."""

        self.journal_length = 1
        """The number of lines in the journal; the first creates the room."""

        self.bookmarked = 1
        """The number of the line with the latest bookmark."""

        self.matches_to_read = 0
        """The number of matches in the journal that the room was read from."""

        self.here: Counter[str | None] = Counter()
        self.is_read = True
        """False while the journal is being replayed."""

        self.is_skimmed = False
        """True while lines before a bookmark are being read: their matches are not played."""

    @property
    def kit(self) -> ServerKit:
        return find_kit(self.game)

    @property
    def match(self) -> Match | None:
        """The current match, or else the last one."""
        return self.matches[-1] if self.matches else None

    @property
    def match_number(self) -> int:
        """The number of that match; 0 before the first."""
        return len(self.matches)

    @property
    def lesson_now(self) -> str | None:
        """The game whose lesson is being played: only the first match of a room that was opened for a lesson is one."""
        return self.game if self.is_lesson and self.match_number == 1 else None

    @property
    def phase(self) -> Phase:
        return self.matches[-1].phase if self.matches else "lobby"

    @property
    def table(self) -> Table[Any] | None:
        """The table of the current match, while it is being played."""
        return self.matches[-1].table if self.phase == "playing" else None

    @property
    def is_night(self) -> bool:
        """Whether people are still looking at their cards, and bots wait for them."""
        return self.table is not None and self.kit.has_night and not self.matches[-1].dawn

    @property
    def has_free_chair(self) -> bool:
        """Whether a newcomer can sit down now: before a game, and at any time in a campaign."""
        campaign, sitting = self.kit.campaign, {chair.who for chair in self.chairs}
        if self.locked:
            return False
        if campaign is None:
            return "empty" in sitting and self.phase != "playing"
        return bool(sitting & {"empty", "bot"}) or len(self.chairs) < campaign.most_seats

    def yet_to_look(self) -> list[int]:
        """Return the people who have not looked at their card of this match, without those who have a stand-in."""
        seen = self.matches[-1].seen if self.matches else set()
        return [seat for seat in self.people() if seat not in seen and not self.chairs[seat].stand_in]

    def plays(self, seat: int) -> bool:
        """Return whether this chair has a seat in the match. Others wait until a campaign continues with them."""
        return seat < self.seats

    def people(self) -> Iterator[int]:
        """Yield the chairs that people hold."""
        return (seat for seat, chair in enumerate(self.chairs) if chair.who == "person")

    @property
    def is_hurried(self) -> bool:
        """Whether bots hurry: only while one person is alone with them."""
        return self.pace.hurried and len(list(self.people())) == 1

    def is_here(self, seat: int) -> bool:
        """Return whether a client is connected to this chair; always true for a bot."""
        chair = self.chairs[seat]
        return chair.who == "bot" or (chair.pass_hash is not None and self.here[chair.pass_hash] > 0)

    def waits_for(self) -> list[int]:
        """Return the seats that must answer a question; none while the room is paused."""
        if self.table is None or self.paused:
            return []
        return sorted(seat for seat, decision in self.table.open.items() if not decision.optional)
