"""Voyages sailed by bots, and the results of each role."""

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
    """The result of a voyage. Roles, points and shares of the win are by seat."""

    roles: tuple[str, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for a sole winner; winners with equal points share it."""

    reason: str
    turns: int

    @property
    def seats(self) -> int:
        return len(self.roles)


def sail(match: Match) -> Voyage:
    """Run one voyage."""
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
    """Return a match of careful players; chance deals the roles."""
    return Match("voyage", (CAREFUL,) * seats, seed, options)


def sail_crews(runner: Runner, matches: Sequence[Match]) -> list[Voyage]:
    """Run voyages of crews. The studies share one cache, so no voyage is sailed twice."""
    return runner.run("voyage-crews", sail, matches, Voyage)


def fortunes(voyages: Iterable[Voyage]) -> dict[str, Estimate]:
    """Return by role its wins, scaled so that 1 is the fair share of one player in the crew."""
    return _by_role(voyages, lambda voyage, seat: voyage.wins[seat] * voyage.seats)


def earnings(voyages: Iterable[Voyage]) -> dict[str, Estimate]:
    """Return by role its points."""
    return _by_role(voyages, lambda voyage, seat: voyage.points[seat])


def _by_role(voyages: Iterable[Voyage], value: Callable[[Voyage, int], float]) -> dict[str, Estimate]:
    """Return the estimate of a value by role. Two seats with one role are not independent: they form a group."""
    groups: dict[str, list[list[float]]] = {role: [] for role in ROLES}
    for voyage in voyages:
        for role in dict.fromkeys(voyage.roles):
            groups[role].append([value(voyage, seat) for seat, own in enumerate(voyage.roles) if own == role])
    return {role: estimate_groups(seen) for role, seen in groups.items() if seen}


def spread(fortune: Mapping[str, Estimate]) -> float:
    """Return the distance of the roles from fair, as a root mean square: 0 is fair.

    The variance of chance is subtracted from the squares, so that few games do not look less fair than many.
    """
    squares = [(role.mean - 1) ** 2 - role.error**2 for role in fortune.values()]
    return sqrt(max(0.0, sum(squares) / len(squares)))
