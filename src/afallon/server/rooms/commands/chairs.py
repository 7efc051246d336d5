"""Commands about chairs: sit down, move, leave, seat bots, and the host's powers over people."""

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
    """Take a free chair, or the chair of an invitation. Comes over HTTP alone, with the hash of the new pass.

    A repeated request gets the same chair. In a campaign, a newcomer may also take a bot's chair or an additional one.
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
    """The host seats a bot while no game is running; in a campaign at any time, also on a new chair."""

    seat: int
    bot: str = BEST
    """The kind of bot; the best one if left out."""

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
    """The host removes a bot while no game is running; in a campaign at any time."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_open_table(room)
        if need_chair(room, self.seat).who != "bot":
            raise Refusal("not_a_bot")
        return Verdict([BotRemoved(self.seat)])


class Move(Command, frozen=True):
    """A person moves to an empty chair while no game is running; in a campaign at any time."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        need_open_table(room)
        if need_chair(room, self.seat).who != "empty":
            raise Refusal("chair_taken")
        return Verdict([Moved(seat, self.seat)])


class Rename(Command, frozen=True):
    """A person or a spectator changes their name, coat of arms or language."""

    name: str
    shield: Shield
    """The number of a coat of arms, from 0 to 15."""

    language: str

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_holder()
        assert caller.pass_hash is not None
        name, language = read_name(self.name), read_language(self.language)
        check_name_is_free(room, name, own=caller.pass_hash)
        return Verdict([Renamed(caller.pass_hash, name, self.shield, language)])


class Leave(Command, frozen=True):
    """A person leaves their chair. In a running game other than a campaign, a bot plays on under their name.

    Otherwise the chair becomes empty. A spectator gives up the name.
    """

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        holder = caller.need_holder()
        assert caller.pass_hash is not None
        if holder.seat is None:
            return Verdict([WatcherLeft(caller.pass_hash)])
        return Verdict(_without(room, holder.seat, "left"))


class Kick(Command, frozen=True):
    """The host removes a person. The chair is left as by `leave`, the pass is void, and everybody is told."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        if self.seat == caller.need_host(room):
            raise Refusal("not_oneself")
        chair = need_person(room, self.seat)
        return Verdict([*_without(room, self.seat, "kicked"), Announced("kicked", chair.name or "")])


class Host(Command, frozen=True):
    """The host makes another person the host."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_person(room, self.seat)
        return Verdict([HostNamed(self.seat)])


class HandOver(Command, frozen=True):
    """The host replaces the lost device of an absent person: the old pass is void, and `accepted` carries a link.

    Only for an absent person, or a host could look at any card; and everybody is told.
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
    """The host mutes a seat or lifts the mute: its messages, claims and gestures are refused with `muted`."""

    seat: int
    muted: bool

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        need_person(room, self.seat)
        return Verdict([MuteSet(self.seat, self.muted)])


class StandIn(Command, frozen=True):
    """The host lets a bot play for an absent person, until they return."""

    seat: int

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        return stand_in_for(room, self.seat)


class GiveBack(Command, frozen=True):
    """A person takes their chair back from a stand-in. Connecting does this automatically."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        seat = caller.need_seat()
        return Verdict([StandInEnded(seat)] if room.chairs[seat].stand_in else [])


def stand_in_for(room: Room, seat: int) -> Verdict:
    """Let a bot play for the absent person on this chair, until they return; raises `Refusal`."""
    need_table(room)
    chair = need_person(room, seat)
    if room.is_here(seat):
        raise Refusal("still_here")
    return Verdict([] if chair.stand_in else [StandInBegan(seat)])


def fill_with_bots(room: Room, bot: str, language: str) -> list[Line]:
    """Return the lines that put a bot on every empty chair."""
    seated: list[BotSeated] = []
    for seat, chair in enumerate(room.chairs):
        if chair.who == "empty":
            name = free_bot_name(room, language, frozenset(line.name for line in seated))
            seated.append(BotSeated(seat, bot, name, free_shield(room, frozenset(line.shield for line in seated))))
    return list(seated)


def next_host(room: Room, leaving: int) -> int | None:
    """Return the host after this seat leaves the role: a person who is here, else any person, else `None`."""
    others = [seat for seat in room.people() if seat != leaving]
    return next((seat for seat in others if room.is_here(seat)), others[0] if others else None)


def relieve_host(room: Room) -> Verdict:
    """Replace a host who is absent."""
    if room.host is None or room.is_here(room.host):
        return Verdict()
    return Verdict([HostNamed(next_host(room, room.host))])


def _without(room: Room, seat: int, reason: str) -> list[Line]:
    lines: list[Line] = [PersonLeft(seat, "kicked" if reason == "kicked" else "left")]
    if room.host == seat:
        lines.append(HostNamed(next_host(room, seat)))
    return lines


def _seat_of(room: Room, pass_hash: str) -> int | None:
    """Return the chair that this pass already has, if any; raises `Refusal` if the pass is void."""
    if pass_hash in room.void_passes:
        raise Refusal(room.void_passes[pass_hash])
    holder = room.holders.get(pass_hash)
    return None if holder is None else holder.seat


def _first_free(room: Room) -> int:
    """Return the chair for a newcomer who chose none: the first empty one, else a new chair, else a bot's."""
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
    """Return the line that adds this chair behind the last one, if it is a campaign with room for another player."""
    campaign = room.kit.campaign
    is_next = campaign is not None and seat == len(room.chairs) < campaign.most_seats
    return [ChairAdded()] if is_next else []
