"""The room as it stands: what its journal adds up to."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from afallon.kernel import Record, Table
from afallon.kernel.record import Note
from afallon.server.kit import ServerKit
from afallon.server.kits import find_kit

if TYPE_CHECKING:
    from afallon.server.rooms.journal import Created, Line

Who = Literal["empty", "person", "bot"]
Phase = Literal["lobby", "playing", "over", "abandoned"]


class Chair(msgspec.Struct):
    """One seat of the room. A stand-in plays a person's chair while the person is away."""

    who: Who = "empty"
    name: str | None = None
    shield: int | None = None
    bot: str | None = None
    holder: str | None = None
    """The hash of the pass that belongs to this chair."""

    muted: bool = False
    stand_in: bool = False

    @property
    def played_by_bot(self) -> str | None:
        """The bot that answers for this chair, if one does."""
        return self.bot if self.who == "bot" or self.stand_in else None


class Holder(msgspec.Struct):
    """Somebody with a pass: on a chair, or (`seat` is `None`) watching."""

    seat: int | None
    name: str
    language: str


class Talk(msgspec.Struct, frozen=True):
    """One thing that was said: words, or a quick claim."""

    number: int
    seat: int | None
    name: str
    text: str | None = None
    claim: str | None = None
    about: int | None = None
    character: str | None = None


class Match(msgspec.Struct):
    """One game played in the room, and who reads which seat's stream of it."""

    number: int
    table: Table[Any]
    seed: str
    readers: dict[str, int]
    """By the hash of a pass: the seat whose events its holder gets. Everybody else is a spectator of this game."""

    abandoned: bool = False
    seen: set[int] = msgspec.field(default_factory=set)
    """The seats whose people have looked at their card."""

    dawn: bool = False
    """Whether the night is over: nobody is waited for any more to look at their card."""

    @property
    def over(self) -> bool:
        return self.abandoned or self.table.outcome is not None

    def record(self) -> Record:
        """The record, with the seed: to be asked for after the outcome only."""
        record = self.table.record()
        return Record(record.header, (*record.lines, Note("seed", {"seed": self.seed})))


class Room:
    """A place with a code, a set-up, chairs, a host and talk. Changed by applying journal lines, and by nothing else.

    `here` alone is not in the journal: how many connections each pass has now.
    """

    def __init__(self, created: "Created") -> None:
        self.code = created.code
        self.game = created.game
        self.seats = created.seats
        self.options = created.options
        self.chairs = [Chair() for _ in range(created.seats)]
        self.host: int | None = None
        self.holders: dict[str, Holder] = {}
        self.void: dict[str, str] = {}
        """Passes that are no longer good, and why: `left`, `kicked` or `handed_over`."""

        self.invites: dict[str, int] = {}
        self.matches: list[Match] = []
        self.talk: list[Talk] = []
        self.paused = False
        self.lines = 1
        """How many lines the journal has."""

        self.here: Counter[str | None] = Counter()

    @classmethod
    def from_journal(cls, lines: Iterable["Line"]) -> "Room":
        """The room that these lines make."""
        reading = iter(lines)
        room = cls(next(reading))  # type: ignore[arg-type]  # a journal begins with its creation
        for line in reading:
            room.apply(line)
        return room

    def apply(self, line: "Line") -> None:
        """Let one journal line happen. When with it the last person has looked at their card, it dawns."""
        line.apply(self)
        self.lines += 1
        if self.is_night and not self.yet_to_look():
            self.matches[-1].dawn = True

    # Questions about the room

    @property
    def kit(self) -> ServerKit:
        return find_kit(self.game)

    @property
    def match(self) -> Match | None:
        """The game that is being played, or was last."""
        return self.matches[-1] if self.matches else None

    @property
    def phase(self) -> Phase:
        if not self.matches:
            return "lobby"
        match = self.matches[-1]
        if match.abandoned:
            return "abandoned"
        return "playing" if match.table.outcome is None else "over"

    @property
    def table(self) -> Table[Any] | None:
        """The table, while a game is being played."""
        return self.matches[-1].table if self.phase == "playing" else None

    @property
    def is_night(self) -> bool:
        """Whether people still look at their cards, and bots wait for them."""
        return self.table is not None and not self.matches[-1].dawn

    def yet_to_look(self) -> list[int]:
        """The people who have not looked at their card of this game; whoever a bot stands in for is not waited for."""
        seen = self.matches[-1].seen if self.matches else set()
        return [seat for seat in self.people() if seat not in seen and not self.chairs[seat].stand_in]

    def people(self) -> Iterator[int]:
        """The chairs that people hold."""
        return (seat for seat, chair in enumerate(self.chairs) if chair.who == "person")

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected to this chair; a bot always is."""
        chair = self.chairs[seat]
        return chair.who == "bot" or (chair.holder is not None and self.here[chair.holder] > 0)

    def waits_for(self) -> list[int]:
        """The seats that have a question to answer, while answers are taken."""
        return [] if self.table is None or self.paused else sorted(self.table.open)
