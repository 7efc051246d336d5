"""All commands of a room. `WireCommand` has those that clients may send."""

from afallon.server.rooms.commands.campaigns import Regroup, Stand, Undo
from afallon.server.rooms.commands.chairs import (
    AddBot,
    GiveBack,
    HandOver,
    Host,
    Join,
    Kick,
    Leave,
    Move,
    Mute,
    RemoveBot,
    Rename,
    StandIn,
    Watch,
)
from afallon.server.rooms.commands.command import Caller, Command, Verdict
from afallon.server.rooms.commands.playing import (
    Abandon,
    Answer,
    Dawn,
    HaveSeen,
    Pause,
    Rematch,
    Resume,
    SetPace,
    SetUp,
    Start,
)
from afallon.server.rooms.commands.talking import Claim, Say
from afallon.server.rooms.commands.watchers import Lock, MuteWatcher, RemoveWatcher

WireCommand = (
    Answer
    | Say
    | Claim
    | Start
    | SetUp
    | AddBot
    | RemoveBot
    | Move
    | Rename
    | Kick
    | Host
    | StandIn
    | GiveBack
    | HandOver
    | Mute
    | MuteWatcher
    | RemoveWatcher
    | Lock
    | HaveSeen
    | Dawn
    | Pause
    | Resume
    | SetPace
    | Abandon
    | Rematch
    | Regroup
    | Undo
    | Stand
    | Leave
)

__all__ = ["Caller", "Command", "Join", "Verdict", "Watch", "WireCommand"]
