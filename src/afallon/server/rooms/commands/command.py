"""What a command is: something a person asks of a room, with its own rules about who may ask for it and when."""

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
    """What a command comes to: the lines to write, and what to tell whoever asked."""

    lines: Sequence[Line] = ()
    reply: dict[str, Any] = {}


class Caller(msgspec.Struct, frozen=True):
    """Whoever asks: the hash of their pass, and what the pass stands for. A nameless spectator has neither."""

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
    """A number of the client's own, which the reply repeats."""

    pad: str = ""
    """Nothing: it hides how long the rest is."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        """What the command comes to in this room; raises `Refusal`. Changes nothing itself."""
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
    """Whether people and bots may come and go: in a campaign always, since it has no secrets; else between games."""
    if room.kit.campaign is None:
        need_no_table(room)


def need_unlocked(room: Room) -> None:
    """Whether newcomers are let in."""
    if room.locked:
        raise Refusal("room_locked")


def need_campaign(room: Room) -> Campaign:
    if room.kit.campaign is None:
        raise Refusal("no_campaign")
    return room.kit.campaign
