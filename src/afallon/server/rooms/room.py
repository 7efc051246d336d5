"""The room as it stands: what its journal adds up to, and questions about it."""

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
    """One seat of the room. While its person is away, a bot may stand in."""

    who: Who = "empty"
    name: str | None = None
    shield: int | None = None
    bot: str | None = None
    pass_hash: str | None = None
    """The hash of the pass that belongs to this chair."""

    muted: bool = False
    stand_in: bool = False

    @property
    def played_by_bot(self) -> str | None:
        """The bot that answers for this chair, if one does."""
        return self.bot if self.who == "bot" or self.stand_in else None


class Holder(msgspec.Struct):
    """Somebody who holds a pass: on a chair, or (`seat` is `None`) watching."""

    seat: int | None
    name: str
    language: str
    muted: bool = False
    """Of somebody who watches; of whoever sits at the table, the chair says it."""

    talked: int = 0
    """How often they have said something."""


class Talk(msgspec.Struct, frozen=True):
    """One thing that was said: words, or a quick claim; or a notice about whoever is named."""

    number: int
    seat: int | None
    name: str
    text: str | None = None
    claim: str | None = None
    about: int | None = None
    character: str | None = None
    notice: str | None = None


class Pace(msgspec.Struct, frozen=True):
    """How fast people would like to play. It reminds; no rule depends on it."""

    propose: int = 0
    """Seconds to talk and to propose; 0 is as long as it takes."""

    vote: int = 0
    """Seconds to talk about a proposal and to vote."""

    hurried: bool = False
    """Whether bots hardly think, for one person alone with them."""


class Room:
    """A place with a code, a set-up, chairs, a host and talk. It changes by its journal lines, and by nothing else.

    Only `here` is not in the journal: how many connections each pass has at the moment.
    """

    def __init__(self, code: str, game: str, seats: int, options: dict[str, Any], *, is_lesson: bool = False) -> None:
        self.code = code
        self.game = game
        """The name of the game that is played here."""

        self.seats = seats
        self.options = options
        self.is_lesson = is_lesson
        """Whether it was opened for a lesson."""

        self.chairs = [Chair() for _ in range(seats)]
        self.host: int | None = None
        self.holders: dict[str, Holder] = {}
        """By the hash of a pass."""

        self.void_passes: dict[str, str] = {}
        """By the hash of a pass that is no longer valid, the reason: `left`, `kicked` or `handed_over`."""

        self.invites: dict[str, int] = {}
        """By the hash of an invitation: the chair it leads to."""

        self.matches: list[Match] = []
        self.talk: list[Talk] = []
        self.talk_keys: deque[str] = deque(maxlen=_KEYS_KEPT)
        """The keys of what was said lately."""

        self.locked = False
        """Whether the room is closed to newcomers."""

        self.paused = False
        self.pace = Pace()
        self.undo_wishes: set[int] = set()
        """The seats that would take back the last answer."""

        self.story: list[ReadVerse] = []
        """Of a campaign: what was read before this group took over."""

        self.journal_length = 1
        """How many lines the journal has; the first creates the room."""

        self.bookmarked = 1
        """The number of the line with the latest bookmark."""

        self.matches_to_read = 0
        """How many matches the journal has from which the room is read."""

        self.here: Counter[str | None] = Counter()
        self.is_read = True
        """False while its journal is being read: what is told then has happened before."""

        self.is_skimmed = False
        """True while lines are read from before a bookmark: nothing is played then."""

    @property
    def kit(self) -> ServerKit:
        return find_kit(self.game)

    @property
    def match(self) -> Match | None:
        """The match that is being played, or else the last one."""
        return self.matches[-1] if self.matches else None

    @property
    def match_number(self) -> int:
        """The number of that match; 0 before the first."""
        return len(self.matches)

    @property
    def lesson_now(self) -> str | None:
        """The game whose lesson the match is: the first one of a room that was opened for it, and no other."""
        return self.game if self.is_lesson and self.match_number == 1 else None

    @property
    def phase(self) -> Phase:
        return self.matches[-1].phase if self.matches else "lobby"

    @property
    def table(self) -> Table[Any] | None:
        """The table, while a match is being played."""
        return self.matches[-1].table if self.phase == "playing" else None

    @property
    def is_night(self) -> bool:
        """Whether people are still looking at their cards, and bots wait for them."""
        return self.table is not None and self.kit.has_night and not self.matches[-1].dawn

    @property
    def has_free_chair(self) -> bool:
        """Whether somebody who comes now can sit down: before a game, and at any time in a campaign."""
        campaign, sitting = self.kit.campaign, {chair.who for chair in self.chairs}
        if self.locked:
            return False
        if campaign is None:
            return "empty" in sitting and self.phase != "playing"
        return bool(sitting & {"empty", "bot"}) or len(self.chairs) < campaign.most_seats

    def yet_to_look(self) -> list[int]:
        """The people who have not looked at their card of this match, without those for whom a bot stands in."""
        seen = self.matches[-1].seen if self.matches else set()
        return [seat for seat in self.people() if seat not in seen and not self.chairs[seat].stand_in]

    def plays(self, seat: int) -> bool:
        """Whether this chair has a seat of the match; people on others wait until a campaign goes on with them."""
        return seat < self.seats

    def people(self) -> Iterator[int]:
        """The chairs that people hold."""
        return (seat for seat, chair in enumerate(self.chairs) if chair.who == "person")

    @property
    def is_hurried(self) -> bool:
        """Whether bots hurry: as long as nobody else would be hurried with them."""
        return self.pace.hurried and len(list(self.people())) == 1

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected to this chair; a bot always is."""
        chair = self.chairs[seat]
        return chair.who == "bot" or (chair.pass_hash is not None and self.here[chair.pass_hash] > 0)

    def waits_for(self) -> list[int]:
        """The seats that must answer a question, while answers are taken."""
        if self.table is None or self.paused:
            return []
        return sorted(seat for seat, decision in self.table.open.items() if not decision.optional)
