"""Commands of the host about spectators and newcomers."""

from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.rooms.commands.command import Caller, Command, Verdict
from afallon.server.rooms.journal import Announced, LockSet, WatcherLeft, WatcherMuted
from afallon.server.rooms.room import Room


class MuteWatcher(Command, frozen=True):
    """The host mutes a spectator or lifts the mute: their messages are refused with `muted`."""

    name: str
    """The spectator's name in `watchers`."""

    muted: bool

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        return Verdict([WatcherMuted(_need_watcher(room, self.name), self.muted)])


class RemoveWatcher(Command, frozen=True):
    """The host takes away a spectator's name and pass, and everybody is told. To keep them out, there is `lock`."""

    name: str
    """The spectator's name in `watchers`."""

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        return Verdict([WatcherLeft(_need_watcher(room, self.name), "kicked"), Announced("removed", self.name)])


class Lock(Command, frozen=True):
    """The host closes the room to newcomers (`room_locked`), or opens it again. Passes and invitations still work."""

    locked: bool

    def decide(self, room: Room, caller: Caller, secrets: SecretSource) -> Verdict:
        caller.need_host(room)
        return Verdict([] if room.locked == self.locked else [LockSet(self.locked)])


def _need_watcher(room: Room, name: str) -> str:
    """Return the hash of the pass of the spectator with this name; raises `Refusal`."""
    for pass_hash, holder in room.holders.items():
        if holder.seat is None and holder.name == name:
            return pass_hash
    raise Refusal("no_such_watcher", name=name[:24])
