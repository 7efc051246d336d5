"""The journal of a room: one line for everything that has changed it. Applied in order, the lines are the room.

Lines are kept for as long as the room is: a field may be added with a default, but none may change its meaning.
"""

from typing import Any, Literal

import msgspec

import afallon
from afallon.kernel import Answer, SeededChance, Table, set_up
from afallon.server.rooms.room import Chair, Holder, Match, Room, Talk

DEFAULT_BOT = "careful"


def _line_name(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")


class JournalLine(msgspec.Struct, frozen=True, tag_field="line", tag=_line_name, omit_defaults=True):
    """Something that has happened in a room."""

    def apply(self, room: Room) -> None:
        raise NotImplementedError


class Created(JournalLine, frozen=True):
    """The first line of every journal."""

    code: str
    game: str
    seats: int
    options: dict[str, Any]


# Who sits where


class Joined(JournalLine, frozen=True):
    """Somebody sat down: on an empty chair, or by an invitation on a chair that was handed over."""

    seat: int
    name: str
    shield: int
    language: str
    holder: str
    invite: str | None = None

    def apply(self, room: Room) -> None:
        chair = room.chairs[self.seat]
        muted = chair.muted and self.invite is not None
        room.chairs[self.seat] = Chair("person", self.name, self.shield, holder=self.holder, muted=muted)
        room.holders[self.holder] = Holder(self.seat, self.name, self.language)
        if self.invite is not None:
            room.invites.pop(self.invite, None)
        if room.table is not None:
            room.matches[-1].readers[self.holder] = self.seat
        if room.host is None:
            room.host = self.seat


class Watched(JournalLine, frozen=True):
    holder: str
    name: str
    language: str

    def apply(self, room: Room) -> None:
        room.holders[self.holder] = Holder(None, self.name, self.language)


class BotSeated(JournalLine, frozen=True):
    seat: int
    bot: str
    name: str
    shield: int

    def apply(self, room: Room) -> None:
        room.chairs[self.seat] = Chair("bot", self.name, self.shield, self.bot)


class BotRemoved(JournalLine, frozen=True):
    seat: int

    def apply(self, room: Room) -> None:
        room.chairs[self.seat] = Chair()


class WatcherLeft(JournalLine, frozen=True):
    holder: str

    def apply(self, room: Room) -> None:
        _make_void(room, self.holder, "left")


class PersonLeft(JournalLine, frozen=True):
    """Somebody is no longer at the table. In a game a bot plays on under the same name, so that nobody gets lost."""

    seat: int
    reason: Literal["left", "kicked"]

    def apply(self, room: Room) -> None:
        chair = room.chairs[self.seat]
        if chair.holder is not None:
            _make_void(room, chair.holder, self.reason)
        playing = room.table is not None
        room.chairs[self.seat] = Chair("bot", chair.name, chair.shield, DEFAULT_BOT) if playing else Chair()
        _forget_invites(room, self.seat)


class HandedOver(JournalLine, frozen=True):
    """The pass of a chair is void; whoever has the invitation may sit down there."""

    seat: int
    invite: str

    def apply(self, room: Room) -> None:
        chair = room.chairs[self.seat]
        if chair.holder is not None:
            _make_void(room, chair.holder, "handed_over")
            chair.holder = None
        _forget_invites(room, self.seat)
        room.invites[self.invite] = self.seat


class Moved(JournalLine, frozen=True):
    seat: int
    to: int

    def apply(self, room: Room) -> None:
        _move(room, self.seat, self.to)


class Renamed(JournalLine, frozen=True):
    holder: str
    name: str
    shield: int
    language: str

    def apply(self, room: Room) -> None:
        seat = room.holders[self.holder].seat
        room.holders[self.holder] = Holder(seat, self.name, self.language)
        if seat is not None:
            room.chairs[seat].name, room.chairs[seat].shield = self.name, self.shield


class HostNamed(JournalLine, frozen=True):
    seat: int | None

    def apply(self, room: Room) -> None:
        room.host = self.seat


class MuteSet(JournalLine, frozen=True):
    seat: int
    muted: bool

    def apply(self, room: Room) -> None:
        room.chairs[self.seat].muted = self.muted


class StandInBegan(JournalLine, frozen=True):
    seat: int

    def apply(self, room: Room) -> None:
        room.chairs[self.seat].stand_in, room.chairs[self.seat].bot = True, DEFAULT_BOT


class StandInEnded(JournalLine, frozen=True):
    seat: int

    def apply(self, room: Room) -> None:
        room.chairs[self.seat].stand_in, room.chairs[self.seat].bot = False, None


# The game


class SetUpChanged(JournalLine, frozen=True):
    """Another set-up. Where chairs were taken away, people moved to others, over bots if need be."""

    seats: int
    options: dict[str, Any]
    moves: tuple[tuple[int, int], ...] = ()

    def apply(self, room: Room) -> None:
        for seat, to in self.moves:
            _move(room, seat, to)
        room.seats, room.options = self.seats, self.options
        room.chairs = [*room.chairs, *(Chair() for _ in range(self.seats))][: self.seats]


class Started(JournalLine, frozen=True):
    """A game began. The seed is a secret until the outcome.

    `options` are the room's, written out in full; tests may give a deal here that no command can ask for.
    """

    seed: str
    options: dict[str, Any]

    def apply(self, room: Room) -> None:
        rules = afallon.find_game(room.game)
        setup = set_up(rules, room.seats, self.options)
        table: Table[Any] = Table(rules, setup, seats=room.seats, chance=SeededChance(int(self.seed, 16)))
        for seat, chair in enumerate(room.chairs):
            table.note("seated", seat=seat, name=chair.name, who=chair.who, bot=chair.bot)
        readers = {chair.holder: seat for seat, chair in enumerate(room.chairs) if chair.holder is not None}
        room.matches.append(Match(len(room.matches) + 1, table, self.seed, readers))
        room.paused = False


class CardSeen(JournalLine, frozen=True):
    """The person of this seat has looked at their card."""

    seat: int

    def apply(self, room: Room) -> None:
        room.matches[-1].seen.add(self.seat)


class DawnBroke(JournalLine, frozen=True):
    """The night is over, although not everybody has looked at their card."""

    def apply(self, room: Room) -> None:
        room.matches[-1].dawn = True


class Answered(JournalLine, frozen=True):
    """An answer, as the options read it. Who gave it, when it was not the person of that chair: `bot` or `stand_in`.

    A person who answers has seen their card; but what the night asks comes before the night has told everything.
    """

    seat: int
    decision: int
    value: Any
    by: str = "person"

    def apply(self, room: Room) -> None:
        table = room.matches[-1].table
        if self.by != "person":
            table.note("answered_by", seat=self.seat, decision=self.decision, by=self.by)
        elif not room.kit.asks_in_the_night(table):
            room.matches[-1].seen.add(self.seat)
        table.submit(Answer(self.decision, self.seat, self.value))
        if table.outcome is not None:
            _stop_standing_in(room)


class PauseSet(JournalLine, frozen=True):
    paused: bool

    def apply(self, room: Room) -> None:
        room.paused = self.paused


class Abandoned(JournalLine, frozen=True):
    def apply(self, room: Room) -> None:
        room.matches[-1].abandoned = True
        room.paused = False
        _stop_standing_in(room)


# Talk


class Said(JournalLine, frozen=True):
    seat: int | None
    name: str
    text: str

    def apply(self, room: Room) -> None:
        _add_talk(room, Talk(len(room.talk) + 1, self.seat, self.name, text=self.text))


class Claimed(JournalLine, frozen=True):
    seat: int
    name: str
    claim: str
    about: int | None = None
    character: str | None = None

    def apply(self, room: Room) -> None:
        about, character = self.about, self.character
        _add_talk(
            room, Talk(len(room.talk) + 1, self.seat, self.name, claim=self.claim, about=about, character=character)
        )


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
    """The way back."""
    line: Line = _decoder.decode(stored)
    return line


def _make_void(room: Room, holder: str, reason: str) -> None:
    room.holders.pop(holder, None)
    room.void[holder] = reason
    if room.table is not None:
        room.matches[-1].readers.pop(holder, None)


def _forget_invites(room: Room, seat: int) -> None:
    room.invites = {invite: chair for invite, chair in room.invites.items() if chair != seat}


def _move(room: Room, seat: int, to: int) -> None:
    room.chairs[to], room.chairs[seat] = room.chairs[seat], Chair()
    holder = room.chairs[to].holder
    if holder is not None:
        room.holders[holder].seat = to
    room.invites = {invite: to if chair == seat else chair for invite, chair in room.invites.items()}
    if room.host == seat:
        room.host = to


def _stop_standing_in(room: Room) -> None:
    """After a game nobody needs a stand-in any more."""
    for chair in room.chairs:
        if chair.stand_in:
            chair.stand_in, chair.bot = False, None


def _add_talk(room: Room, talk: Talk) -> None:
    room.talk.append(talk)
    if room.match is not None:
        said = msgspec.to_builtins(talk)
        room.match.table.note("talk", **{name: value for name, value in said.items() if value is not None})
