"""Logs of games that people played online, one JSON object per line, and their replay as tables."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import afallon
from afallon.kernel import AnswerError, SetupError

ROLES: Final = {
    "LOYAL FOLLOWER": "servant",
    "EVIL MINION": "minion",
    "MERLIN": "merlin",
    "PERCIVAL": "percival",
    "MORGANA": "morgana",
    "MORDRED": "mordred",
    "OBERON": "oberon",
    "ASSASSIN": "assassin",
}


class Named(msgspec.Struct, frozen=True):
    name: str


class Proposal(msgspec.Struct, frozen=True):
    """A proposed team, its proposer, and the players who approved it."""

    proposer: str
    team: tuple[str, ...]
    votes: tuple[str, ...]
    state: str


class Mission(msgspec.Struct, frozen=True):
    proposals: tuple[Proposal, ...]
    team: tuple[str, ...] = ()


class Role(msgspec.Struct, frozen=True):
    name: str
    role: str
    assassin: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The players' roles; by quest the cards, true for a success; and the player that the Assassin named."""

    roles: tuple[Role, ...]
    votes: tuple[dict[str, bool], ...] = ()
    assassinated: str | None = None


class Log(msgspec.Struct, frozen=True):
    """One logged game. Players are in the order of their seats; names only identify them."""

    players: tuple[Named, ...]
    missions: tuple[Mission, ...]
    outcome: Outcome


class BadLogs(Exception):
    """These logs cannot be used; the message says why."""


class Unplayable(Exception):
    """The logged game is not allowed by our rules; the message says why."""


def read_logs(path: Path) -> Iterator[Log]:
    """Yield the games in this file, which may be gzipped. Raises `BadLogs` with the position of an error."""
    decode = msgspec.json.Decoder(Log).decode
    number = 0
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            for line in file:
                number += 1
                yield decode(line)
    except OSError as error:
        raise BadLogs(f"{path} cannot be read: {error.strerror or error}") from error
    except msgspec.MsgspecError as error:
        raise BadLogs(f"{path}, line {number}, is no game: {error}") from error


def replay(log: Log) -> afallon.Table[Any]:
    """Replay the logged game as far as the log goes. Raises `Unplayable` if our rules do not allow it."""
    seats = {player.name: seat for seat, player in enumerate(log.players)}
    proposals = [proposal for mission in log.missions for proposal in mission.proposals]
    if not proposals:
        raise Unplayable("nobody proposed a team")
    deal, assassin = deal_of(log)
    try:
        table = afallon.new(
            "avalon", seats=len(seats), deal=deal, assassin=assassin, first_leader=seats[proposals[0].proposer]
        )
        _play(table, log, seats)
    except (AnswerError, SetupError, LookupError) as error:
        raise Unplayable(str(error)) from error
    return table


def deal_of(log: Log) -> tuple[list[str], str | None]:
    """Return the characters by seat, and the one that guesses Merlin if the deal has no Assassin."""
    seats = {player.name: seat for seat, player in enumerate(log.players)}
    deal = [""] * len(seats)
    for role in log.outcome.roles:
        deal[seats[role.name]] = ROLES[role.role]
    if "assassin" in deal or "merlin" not in deal:
        return deal, None
    flagged = [seats[role.name] for role in log.outcome.roles if role.assassin]
    if not flagged:
        return deal, None
    hunter = flagged[0]  # a few logs flag two
    if deal[hunter] != "minion":
        return deal, deal[hunter]
    deal[hunter] = "assassin"
    return deal, None


def _play(table: afallon.Table[Any], log: Log, seats: dict[str, int]) -> None:
    for number, mission in enumerate(log.missions):
        for proposal in mission.proposals:
            if table.outcome is not None:
                return
            leader, team = seats[proposal.proposer], tuple(sorted(seats[name] for name in proposal.team))
            if proposal.state == "PENDING":
                return
            _answer(table, leader, "choose_team", team)
            approving = {seats[name] for name in proposal.votes}
            for seat in range(len(seats)):
                _answer(table, seat, "vote", "approve" if seat in approving else "reject")
        if table.outcome is not None or number >= len(log.outcome.votes):
            break
        for name, succeeds in log.outcome.votes[number].items():
            _answer(table, seats[name], "play_card", "success" if succeeds else "fail")
    if log.outcome.assassinated is not None and table.outcome is None:
        hunter, named = next(iter(table.open)), seats[log.outcome.assassinated]
        if table.open[hunter].kind == "assassinate" and named in table.open[hunter].options:
            _answer(table, hunter, "assassinate", named)  # a few logs name an evil player


def _answer(table: afallon.Table[Any], seat: int, kind: str, value: Any) -> None:
    decision = table.open[seat]
    if decision.kind != kind:
        raise Unplayable(f"{decision.kind} was asked, not {kind}")
    table.submit(afallon.Answer(decision.id, seat, value))
