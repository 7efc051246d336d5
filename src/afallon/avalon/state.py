"""The complete state of a game of Avalon, secrets included."""

from typing import Any

import msgspec

from afallon.avalon.plan import Setup
from afallon.kernel import Deck, Position, Table, Turn


class State(msgspec.Struct):
    """The facts of a game. Seats count from 0, rounds, quests and attempts from 1."""

    characters: list[str]
    """By seat, as far as the deal has got."""

    sides: list[str]
    """By seat: the current side."""

    undealt: Deck
    results: list[bool | None]
    """By quest: whether it succeeded, `None` before it is played."""

    modules: dict[str, Any]
    leader: int = -1
    round: int = 0
    quest: int = 0
    attempt: int = 0
    team: tuple[int, ...] = ()
    votes: tuple[str, ...] = ()
    approved: bool = False
    cards: dict[int, str] = {}
    """By seat: the card on the table that it played."""

    fails: int = 0

    def copy(self) -> "State":
        return State(
            characters=list(self.characters),
            sides=list(self.sides),
            undealt=self.undealt.copy(),
            results=list(self.results),
            modules={name: state.copy() for name, state in self.modules.items()},
            leader=self.leader,
            round=self.round,
            quest=self.quest,
            attempt=self.attempt,
            team=self.team,
            votes=self.votes,
            approved=self.approved,
            cards=dict(self.cards),
            fails=self.fails,
        )

    def holder(self, character: str) -> int:
        """Return the seat of a character that is in play."""
        return self.characters.index(character)

    def seats_of(self, side: str) -> tuple[int, ...]:
        """Return the seats that are on this side now."""
        return tuple(seat for seat, own in enumerate(self.sides) if own == side)


AvalonTable = Table[State]
AvalonTurn = Turn[State]
AvalonPosition = Position[State]


def setup_of(position: AvalonPosition) -> Setup:
    """Return the set-up of this game with its static type."""
    setup: Setup = position.setup
    return setup
