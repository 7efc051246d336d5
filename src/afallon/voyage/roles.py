"""The six roles and their points, which depend on the tiles that the ship has visited (SCORE)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from afallon.voyage.grid import BORDER
from afallon.voyage.tiles import AVALON, CROSS_ISLAND, FOG, ISLANDS, OPEN_SEA

COPIES: Final = 2
"""The number of cards of each role (VO-COMP-04)."""

FEW_ISLANDS: Final = 4
"""Up to this number of islands the admiral scores for few islands; above it the traitor scores for many."""


class Log(msgspec.Struct, frozen=True):
    """The visited tiles that score for any role. Avalon counts as nothing but itself (VO-SCORE-10, 11)."""

    avalon: bool
    islands: int
    cross_islands: int
    fog: int
    border: int
    open_sea: int


def write_log(explored: Sequence[int], tiles: Sequence[str], found: Mapping[int, str]) -> Log:
    """Return the log of a ship that has explored these cells; `found` has the tiles that were in the fog."""
    visited = [(cell, found[cell] if tiles[cell] == FOG else tiles[cell]) for cell in explored]
    kinds = [tile for _, tile in visited]
    return Log(
        avalon=AVALON in kinds,
        islands=sum([kinds.count(island) for island in ISLANDS]),
        cross_islands=kinds.count(CROSS_ISLAND),
        fog=sum([cell in found and tile != AVALON for cell, tile in visited]),
        border=sum([cell in BORDER and tile != AVALON for cell, tile in visited]),
        open_sea=kinds.count(OPEN_SEA),
    )


Points = Annotated[dict[str, int], Meta(title="Points", description="Points by reason.")]


@lru_cache(maxsize=256)
def points_per_tile(sailor_points: str) -> Fraction:
    """Return the sailor's points for a tile of open sea, from their text such as `1/2`."""
    return Fraction(sailor_points)


def admiral(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-01"""
    return {"avalon": 5 * log.avalon, "few_islands": 3 * (log.islands <= FEW_ISLANDS)}


def cabin_boy(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-02"""
    return {"islands": log.islands, "avalon": 2 * log.avalon}


def merchant(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-03"""
    return {"cross_islands": 2 * log.cross_islands, "avalon": 1 * log.avalon}


def traitor(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-04, 05"""
    return {"no_avalon": 5 * (not log.avalon), "many_islands": 3 * (log.islands > FEW_ISLANDS)}


def explorer(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-06, 07"""
    return {"fog": log.fog, "border": log.border // 2, "avalon": 3 * log.avalon}


def sailor(log: Log, sailor_points: Fraction) -> Points:
    """VO-SCORE-08"""
    return {"open_sea": int(log.open_sea * sailor_points)}


ROLES: Final[dict[str, Callable[[Log, Fraction], Points]]] = {
    "admiral": admiral,
    "cabin_boy": cabin_boy,
    "merchant": merchant,
    "traitor": traitor,
    "explorer": explorer,
    "sailor": sailor,
}

ROLE_CARDS: Final = tuple(name for name in ROLES for _ in range(COPIES))


def earned(role: str, log: Log, sailor_points: Fraction) -> Points:
    """Return the points of this role by reason, without zeros and without the deduction for a shared role."""
    return {reason: number for reason, number in ROLES[role](log, sailor_points).items() if number}


def score(roles: Sequence[str], log: Log, sailor_points: Fraction) -> tuple[Points, ...]:
    """Return the points of each seat by reason. Each player who shares a role loses one (VO-SCORE-09)."""
    scores = []
    for role in roles:
        points = earned(role, log, sailor_points)
        if roles.count(role) > 1:
            points["shared_role"] = -1
        scores.append(points)
    return tuple(scores)
