"""Voyages that bots have sailed, and what each role got from them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from afallon.lab.estimate import Estimate, estimate_groups
from afallon.lab.match import Match, play
from afallon.lab.runs import Runner
from afallon.voyage.roles import ROLES

RANDOM, CAREFUL = "random", "careful"
SEATS: Final = range(3, 8)


class Voyage(msgspec.Struct, frozen=True):
    """What is left of a voyage. Roles, points and shares of the win are by seat."""

    roles: tuple[str, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """Who wins alone has 1; equal points share it."""

    reason: str
    turns: int

    @property
    def seats(self) -> int:
        return len(self.roles)


def sail(match: Match) -> Voyage:
    """Let bots sail."""
    table = play(match)
    assert table.outcome is not None and table.outcome.scores is not None
    winners = table.outcome.winners
    return Voyage(
        roles=tuple(table.state.roles),
        points=table.outcome.scores,
        wins=tuple((seat in winners) / len(winners) for seat in table.seats),
        reason=table.outcome.reason,
        turns=table.state.turn,
    )


def crew(seats: int, seed: int, **options: Any) -> Match:
    """A match of careful players; chance deals the roles."""
    return Match("voyage", (CAREFUL,) * seats, seed, options)


def sail_crews(runner: Runner, matches: Sequence[Match]) -> list[Voyage]:
    """Let crews sail. The studies keep their voyages together, so that none is sailed twice."""
    return runner.run("voyage-crews", sail, matches, Voyage)


def fortunes(voyages: Iterable[Voyage]) -> dict[str, Estimate]:
    """By role that was aboard: its wins, where 1 is the fair part of one player among so many."""
    return _by_role(voyages, lambda voyage, seat: voyage.wins[seat] * voyage.seats)


def earnings(voyages: Iterable[Voyage]) -> dict[str, Estimate]:
    """By role that was aboard: its points."""
    return _by_role(voyages, lambda voyage, seat: voyage.points[seat])


def _by_role(voyages: Iterable[Voyage], value: Callable[[Voyage, int], float]) -> dict[str, Estimate]:
    """Two who share a role in one voyage fare alike, so they are no two independent values."""
    groups: dict[str, list[list[float]]] = {role: [] for role in ROLES}
    for voyage in voyages:
        for role in dict.fromkeys(voyage.roles):
            groups[role].append([value(voyage, seat) for seat, own in enumerate(voyage.roles) if own == role])
    return {role: estimate_groups(seen) for role, seen in groups.items() if seen}


def spread(fortune: Mapping[str, Estimate]) -> float:
    """How far the roles are from fair, as one number: the root of the mean square. 0 is fair.

    What chance alone adds to the squares is taken off, so that few games do not look less fair than many.
    """
    squares = [(one.mean - 1) ** 2 - one.error**2 for one in fortune.values()]
    return sqrt(max(0.0, sum(squares) / len(squares)))
