"""Sitting down, moving, leaving; bots in empty chairs; and what the host may do about people."""

from typing import Annotated

import msgspec

from afallon.players import BEST, PLAYERS
from afallon.server.credentials import SecretSource, hash_secret
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.command import (
    Caller,
    Command,
    Verdict,
    need_chair,
    need_open_table,
    need_person,
    need_table,
    need_unlocked,
)
from afallon.server.rooms.journal import (
    Announced,
    BotRemoved,
    BotSeated,
    ChairAdded,
    HandedOver,
    HostNamed,
    Joined,
    Line,
    Moved,
    MuteSet,
    PersonLeft,
    Renamed,
    StandInBegan,
    StandInEnded,
    Watched,
    WatcherLeft,
)
from afallon.server.rooms.naming import (
    SHIELDS,
    check_name_is_free,
    free_bot_name,
    free_shield,
    read_language,
    read_name,
)
from afallon.server.rooms.room import Room, Who

MOST_WATCHERS = 50
Shield = Annotated[int, msgspec.Meta(ge=0, lt=SHIELDS)]


class Join(Command, frozen=True):
    """Take an empty chair, or the chair of an invitation. Comes over HTTP alone, with the hash of the new pass.

    Whoever asks a second time has the chair already. Whoever joins a campaign may also take the chair of a bot, or
    gets a chair more.
    """

    name: str
    shield: int
    language: str
    seat: int | None
    invite: str | None
    pass_hash: str

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        name, language = read_name(self.name), read_language(self.language)
        if (seat := _seat_of(room, self.pass_hash)) is not None:
            return Verdict([], {"seat": seat})
        if self.invite is not None:
            invite_hash = hash_secret(self.invite)
            if invite_hash not in room.invites:
                raise Refusal("invite_used")
            seat = room.invites[invite_hash]
            if name.casefold() != (room.chairs[seat].name or "").casefold():
                check_name_is_free(room, name)
            joined = Joined(seat, name, self.shield, language, self.pass_hash, invite_hash)
            return Verdict([joined, Announced("taken_over", name)], {"seat": seat})
        need_unlocked(room)
        need_open_table(room)
        check_name_is_free(room, name)
        seat = _first_free(room) if self.seat is None else self.seat
        lines: list[Line] = [*_chair_more(room, seat)]
        if not lines and need_chair(room, seat).who not in _free_for_people(room):
            raise Refusal("chair_taken")
        return Verdict([*lines, Joined(seat, name, self.shield, language, self.pass_hash)], {"seat": seat})


class Watch(Command, frozen=True):
    """Become a spectator with a name. Comes over HTTP alone, with the hash of the new pass."""

    name: str
    language: str
    pass_hash: str

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        name, language = read_name(self.name), read_language(self.language)
        if self.pass_hash in room.holders:
            return Verdict()
        need_unlocked(room)
        check_name_is_free(room, name)
        if sum(holder.seat is None for holder in room.holders.values()) >= MOST_WATCHERS:
            raise Refusal("too_many_watchers")
        return Verdict([Watched(self.pass_hash, name, language)])


class AddBot(Command, frozen=True):
    """The host puts a bot on an empty chair, before the start; in a campaign at any time, also on a chair more."""

    seat: int
    bot: str = BEST
    """Which one; the best, if left out."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_open_table(room)
        if self.bot not in PLAYERS:
            raise Refusal("unknown_bot")
        lines: list[Line] = [*_chair_more(room, self.seat)]
        if not lines and need_chair(room, self.seat).who != "empty":
            raise Refusal("chair_taken")
        name = free_bot_name(room, caller.language)
        return Verdict([*lines, BotSeated(self.seat, self.bot, name, free_shield(room))])


class RemoveBot(Command, frozen=True):
    """The host takes a bot away, before the start; in a campaign at any time."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_open_table(room)
        if need_chair(room, self.seat).who != "bot":
            raise Refusal("not_a_bot")
        return Verdict([BotRemoved(self.seat)])


class Move(Command, frozen=True):
    """A person moves to an empty chair, before the start; in a campaign at any time."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        need_open_table(room)
        if need_chair(room, self.seat).who != "empty":
            raise Refusal("chair_taken")
        return Verdict([Moved(seat, self.seat)])


class Rename(Command, frozen=True):
    """Somebody has another name, coat of arms or language."""

    name: str
    shield: Shield
    """A number from 0 to 15 that picks a coat of arms."""

    language: str

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_holder()
        assert caller.pass_hash is not None
        name, language = read_name(self.name), read_language(self.language)
        check_name_is_free(room, name, own=caller.pass_hash)
        return Verdict([Renamed(caller.pass_hash, name, self.shield, language)])


class Leave(Command, frozen=True):
    """A person goes: the chair becomes empty, in a game that is no campaign a bot's under the same name.

    A spectator gives up the name.
    """

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        holder = caller.need_holder()
        assert caller.pass_hash is not None
        if holder.seat is None:
            return Verdict([WatcherLeft(caller.pass_hash)])
        return Verdict(_without(room, holder.seat, "left"))


class Kick(Command, frozen=True):
    """The host empties a chair (in a game that is no campaign a bot takes it). Its pass is void, and all are told."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        if self.seat == caller.need_host(room):
            raise Refusal("not_oneself")
        chair = need_person(room, self.seat)
        return Verdict([*_without(room, self.seat, "kicked"), Announced("kicked", chair.name or "")])


class Host(Command, frozen=True):
    """The host lets somebody else host."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_person(room, self.seat)
        return Verdict([HostNamed(self.seat)])


class HandOver(Command, frozen=True):
    """The host replaces the lost phone of somebody who is away: the old pass is void, and `accepted` carries a link.

    Only for somebody who is away, or else a host could look at any card; and everybody is told.
    """

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        chair = need_person(room, self.seat)
        if room.is_here(self.seat):
            raise Refusal("still_here")
        invite = secrets.new_invite()
        lines: list[Line] = [HandedOver(self.seat, hash_secret(invite)), Announced("handed_over", chair.name or "")]
        return Verdict(lines, {"invite": invite})


class Mute(Command, frozen=True):
    """The host settles whether what this seat says is refused (`muted`)."""

    seat: int
    muted: bool

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_person(room, self.seat)
        return Verdict([MuteSet(self.seat, self.muted)])


class StandIn(Command, frozen=True):
    """The host lets a bot play for somebody who is away, until they return."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        return stand_in_for(room, self.seat)


class GiveBack(Command, frozen=True):
    """A person takes a chair back that a bot plays. Connecting does this by itself."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        return Verdict([StandInEnded(seat)] if room.chairs[seat].stand_in else [])


def stand_in_for(room: Room, seat: int) -> Verdict:
    """A bot plays for the person on this chair until they are back."""
    need_table(room)
    chair = need_person(room, seat)
    if room.is_here(seat):
        raise Refusal("still_here")
    return Verdict([] if chair.stand_in else [StandInBegan(seat)])


def fill_with_bots(room: Room, bot: str, language: str) -> list[Line]:
    """A bot for every empty chair."""
    seated: list[BotSeated] = []
    for seat, chair in enumerate(room.chairs):
        if chair.who == "empty":
            name = free_bot_name(room, language, frozenset(line.name for line in seated))
            seated.append(BotSeated(seat, bot, name, free_shield(room, frozenset(line.shield for line in seated))))
    return list(seated)


def next_host(room: Room, leaving: int) -> int | None:
    """Who hosts when this seat no longer can: somebody who is here, if anybody is."""
    others = [seat for seat in room.people() if seat != leaving]
    return next((seat for seat in others if room.is_here(seat)), others[0] if others else None)


def relieve_host(room: Room) -> Verdict:
    """A host who is away makes room for somebody else."""
    if room.host is None or room.is_here(room.host):
        return Verdict()
    return Verdict([HostNamed(next_host(room, room.host))])


def _without(room: Room, seat: int, reason: str) -> list[Line]:
    lines: list[Line] = [PersonLeft(seat, "kicked" if reason == "kicked" else "left")]
    if room.host == seat:
        lines.append(HostNamed(next_host(room, seat)))
    return lines


def _seat_of(room: Room, pass_hash: str) -> int | None:
    """The chair that this pass has already, if it has one; refused if it was taken from it."""
    if pass_hash in room.void_passes:
        raise Refusal(room.void_passes[pass_hash])
    holder = room.holders.get(pass_hash)
    return None if holder is None else holder.seat


def _first_free(room: Room) -> int:
    """The chair of whoever does not choose one: the first that is empty, or a chair more, or that of a bot."""
    found = {who: seat for seat, who in reversed([*enumerate(chair.who for chair in room.chairs)])}
    if "empty" in found:
        return found["empty"]
    if room.kit.campaign is not None and len(room.chairs) < room.kit.campaign.most_seats:
        return len(room.chairs)
    if "bot" in _free_for_people(room) and "bot" in found:
        return found["bot"]
    raise Refusal("room_full")


def _free_for_people(room: Room) -> tuple[Who, ...]:
    return ("empty",) if room.kit.campaign is None else ("empty", "bot")


def _chair_more(room: Room, seat: int) -> list[ChairAdded]:
    """The chair behind the last one can be had in a campaign, as long as so many can play."""
    campaign = room.kit.campaign
    is_next = campaign is not None and seat == len(room.chairs) < campaign.most_seats
    return [ChairAdded()] if is_next else []
