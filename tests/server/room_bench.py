"""A test bench for one room: no network, no disk, predictable secrets."""

from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from afallon.server.credentials import SecretSource
from afallon.server.errors import Refusal
from afallon.server.kits import accept_setup
from afallon.server.rooms.commands import Caller, Join, WireCommand
from afallon.server.rooms.commands.command import Command, Verdict
from afallon.server.rooms.journal import Created, Line, read_line, write_line
from afallon.server.rooms.public_room import describe
from afallon.server.rooms.replay import apply, create, replay


class PredictableSecrets(SecretSource):
    """Secrets that a test knows in advance."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def new_room_code(self) -> str:
        return f"{next(self._numbers):010d}"

    def new_pass(self) -> str:
        return f"pass-{next(self._numbers)}"

    def new_invite(self) -> str:
        return f"invite-{next(self._numbers)}"

    def new_seed(self) -> str:
        return f"{next(self._numbers):032x}"


class RoomBench:
    """A room, its journal as it would be stored, and commands by the name of their sender."""

    def __init__(self, seats: int = 5, *, game: str = "avalon", **options: Any) -> None:
        self.secrets = PredictableSecrets()
        self.journal: list[bytes] = []
        created = Created("K7M2QXW4TD", game, seats, accept_setup(game, seats, options))
        self.room = create(created)
        self.journal.append(write_line(created))

    def do(self, command: Command, pass_hash: str | None = None) -> Verdict:
        """Carry out a command as the server does, with the journal between deciding and applying."""
        holder = None if pass_hash is None else self.room.holders.get(pass_hash)
        if pass_hash is not None and holder is None:
            raise Refusal("unknown_pass")
        verdict = command.decide(self.room, Caller(pass_hash, holder), self.secrets)
        for line in verdict.lines:
            self.write(line)
        return verdict

    def write(self, line: Line) -> None:
        """Apply a line after a round trip through its stored form."""
        self.journal.append(write_line(apply(read_line(write_line(line)), self.room)))

    def send(self, pass_hash: str | None, type: str, **fields: Any) -> Verdict:
        """Decode a command as from the wire, and carry it out."""
        command = msgspec.json.decode(msgspec.json.encode({"type": type, **fields}), type=WireCommand)
        return self.do(command, pass_hash)

    def refused(self, pass_hash: str | None, type: str, **fields: Any) -> str:
        """Return the code of a command's refusal, and check that nothing has changed."""
        before = self.plain(), len(self.journal)
        with pytest.raises(Refusal) as refusal:
            self.send(pass_hash, type, **fields)
        assert (self.plain(), len(self.journal)) == before
        return refusal.value.code

    def join(self, name: str, seat: int | None = None, invite: str | None = None) -> int:
        """Seat a person, whose name stands for the hash of their pass."""
        command = Join(name=name, shield=1, language="en", seat=seat, invite=invite, pass_hash=name)
        return int(self.do(command).reply["seat"])

    def do_join_again(self, name: str, invite: str) -> int:
        """Seat a person under their old name, with another pass."""
        command = Join(name=name, shield=1, language="en", seat=None, invite=invite, pass_hash=f"{name} again")
        return int(self.do(command).reply["seat"])

    def full(self) -> "RoomBench":
        """Seat five people; Ann hosts."""
        for name in ("Ann", "Ben", "Cid", "Dee", "Eve")[: self.room.seats]:
            self.join(name)
        return self

    def play(self, pass_of: dict[int, str], rng: Random, most: int = 10_000) -> None:
        """Answer at random for these seats until the game is over, or `most` answers were given."""
        for _ in range(most):
            table = self.room.table
            if table is None:
                return
            decision = table.open[min(table.open)]
            value = decision.options.sample(rng)
            self.send(pass_of[decision.seat], "answer", game=self.room.match_number, decision=decision.id, value=value)

    def plain(self) -> Any:
        """Return everything in the room that people can see, all seats together."""
        room = self.room
        shown = describe(room, link="", network=False)
        tables = [match.played() for match in room.matches]
        streams = [[table.events_for(seat) for seat in (None, *table.seats)] for table in tables if table is not None]
        return msgspec.to_builtins([shown, streams, room.talk, room.holders, room.void_passes, room.invites])

    def again(self) -> "RoomBench":
        """Return the same room, read from its journal."""
        twin = RoomBench.__new__(RoomBench)
        twin.secrets, twin.journal = self.secrets, list(self.journal)
        twin.room = replay(map(read_line, self.journal))
        return twin
