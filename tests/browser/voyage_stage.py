"""Bring a game of Voyage to a wanted moment quickly: the crew answers at sockets and sails a given route."""

from collections.abc import Sequence
from typing import Any, Final

from tests.browser.stage import NAMES, Sitter, Stage
from tests.server.serving import Server

OUTWARD: Final = ("south", "east", "south", "west", "west", "south", "south", "west")
"""From the start of the fixed map past four islands; two steps further south the fog begins."""

ASTRAY: Final = ("south", "west", "west")
"""From the end of `OUTWARD` over the western border."""


class VoyageStage(Stage):
    """A Voyage room on the fixed map by default, with all chairs taken, or the first `people`.

    Seat 0 is the first captain. In turn, captains show or hide the wanted direction; one seat always votes against it.
    """

    def __init__(
        self, server: Server, seats: int = 4, people: int | None = None, names: Sequence[str] = NAMES, **options: Any
    ) -> None:
        self.server, self.seats = server, seats
        self.turns = 0
        """Number of turns played."""
        with server.client() as client:
            voyage = {"game": "voyage", "seats": seats, "options": {"first_captain": 0, **options}}
            opened = client.post("/api/rooms", json={**voyage, "name": names[0], "shield": 0}).json()
            self.room = opened["room"].replace("-", "")
            self.passes = [opened["pass"]]
            for seat in range(1, seats if people is None else people):
                body = {"name": names[seat], "shield": seat}
                self.passes.append(client.post(f"/api/rooms/{self.room}/join", json=body).json()["pass"])
        self.sitters = [Sitter(server, self.room, seat, token) for seat, token in enumerate(self.passes)]

    def start(self) -> "VoyageStage":
        super().start()
        return self

    @property
    def captain(self) -> Sitter:
        return self.sitters[self.turns % self.seats]

    def sail(self, *ways: str) -> "VoyageStage":
        """Play one whole turn in each of these directions."""
        for way in ways:
            self.offer(way)
            self.vote(*self.sitters)
        return self

    def offer(self, way: str) -> "VoyageStage":
        """Let the captain offer this direction and another one, which will lose the vote."""
        self.show(way)
        _wait(self.captain, "choose_alternative")
        self.captain.answer(_choice(self.captain, way, wanted=self.is_hidden))
        return self

    def show(self, way: str) -> "VoyageStage":
        """Let the captain choose the open direction."""
        _wait(self.captain, "choose_preferred")
        self.captain.answer(_choice(self.captain, way, wanted=not self.is_hidden))
        return self

    @property
    def is_hidden(self) -> bool:
        """Return whether the captain of this turn hides the wanted direction."""
        return self.turns % 2 == 1

    def vote(self, *voters: Sitter) -> None:
        """Vote for the wanted direction, except the next captain, who votes against; the last seat ends the turn."""
        against = self.sitters[(self.turns + 1) % self.seats]
        for voter in voters:
            _wait(voter, "vote")
            voter.answer("black" if self.is_hidden != (voter is against) else "white")
        if voters[-1] is self.sitters[-1]:
            self.turns += 1


def _wait(sitter: Sitter, kind: str) -> None:
    """Listen until this seat has this kind of question."""
    while sitter.question is None or sitter.question["kind"] != kind:
        assert sitter.listen(10) is not None, f"nobody asks {kind}"


def _choice(sitter: Sitter, way: str, wanted: bool) -> str:
    """Return this direction if wanted, else the first other one that may be chosen."""
    assert sitter.question is not None
    values: list[str] = sitter.question["options"]["values"]
    return way if wanted else next(value for value in values if value != way)
