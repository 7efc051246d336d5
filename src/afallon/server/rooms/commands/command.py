"""The base of all commands: a person's request to a room, with its own rules about who may make it and when."""

from collections.abc import Sequence
from typing import Any

import msgspec

from afallon.kernel import Table
from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.kit import Campaign
from afallon.server.rooms.journal import Line
from afallon.server.rooms.room import Chair, Holder, Room
from afallon.server.rooms.tags import snake_case


class Verdict(msgspec.Struct, frozen=True):
    """The outcome of a command: the lines to write, and the reply to the caller."""

    lines: Sequence[Line] = ()
    reply: dict[str, Any] = {}


class Caller(msgspec.Struct, frozen=True):
    """The sender of a command: the hash of their pass, and its holder. A nameless spectator has neither."""

    pass_hash: str | None = None
    holder: Holder | None = None

    @property
    def seat(self) -> int | None:
        return None if self.holder is None else self.holder.seat

    @property
    def language(self) -> str:
        return "en" if self.holder is None else self.holder.language

    def need_holder(self) -> Holder:
        if self.holder is None:
            raise Refusal("pass_needed")
        return self.holder

    def need_seat(self) -> int:
        if self.seat is None:
            raise Refusal("not_seated")
        return self.seat

    def need_host(self, room: Room) -> int:
        if self.seat is None or self.seat != room.host:
            raise Refusal("not_host")
        return self.seat


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=snake_case):
    """A command on the wire."""

    id: int | None = None
    """A number of the client's choice, which the reply repeats."""

    pad: str = ""
    """Padding: it hides the length of the rest."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        """Return the outcome of the command in this room, without changing it; raises `Refusal`."""
        raise NotImplementedError


def need_chair(room: Room, seat: int) -> Chair:
    if not 0 <= seat < len(room.chairs):
        raise Refusal("no_such_chair")
    return room.chairs[seat]


def need_person(room: Room, seat: int) -> Chair:
    chair = need_chair(room, seat)
    if chair.who != "person":
        raise Refusal("not_a_person")
    return chair


def need_table(room: Room) -> Table[Any]:
    if room.table is None:
        raise Refusal("no_game")
    return room.table


def need_no_table(room: Room) -> None:
    if room.table is not None:
        raise Refusal("game_running")


def need_open_table(room: Room) -> None:
    """Raise `Refusal` during a game. In a campaign, which has no secrets, people and bots may always come and go."""
    if room.kit.campaign is None:
        need_no_table(room)


def need_unlocked(room: Room) -> None:
    """Raise `Refusal` while the room is closed to newcomers."""
    if room.locked:
        raise Refusal("room_locked")


def need_campaign(room: Room) -> Campaign:
    if room.kit.campaign is None:
        raise Refusal("no_campaign")
    return room.kit.campaign
