"""An oracle for the points of a finished voyage, written from the rules and not from the engine."""

from fractions import Fraction
from typing import Any


def points_of(role: str, view: Any) -> int:
    """Return the points of this role from a spectator's view, without the deduction for a shared role."""
    visited = [(divmod(cell, 7), view.found.get(cell, view.tiles[cell]), cell in view.found) for cell in view.explored]
    kinds = [tile for _, tile, _ in visited]
    avalon = "avalon" in kinds
    islands = kinds.count("cross_island") + kinds.count("plain_island")
    other = [(place, fog) for place, tile, fog in visited if tile != "avalon"]
    border = [place for place, _ in other if place[0] in (0, 8) or place[1] in (0, 6)]
    match role:
        case "admiral":
            return (5 if avalon else 0) + (3 if islands <= 4 else 0)
        case "cabin_boy":
            return islands + (2 if avalon else 0)
        case "merchant":
            return 2 * kinds.count("cross_island") + (1 if avalon else 0)
        case "traitor":
            return (0 if avalon else 5) + (3 if islands >= 5 else 0)
        case "explorer":
            return sum(fog for _, fog in other) + len(border) // 2 + (3 if avalon else 0)
        case "sailor":
            return int(kinds.count("open_sea") * Fraction(view.sailor_points))
    raise AssertionError(f"there is no role {role}")


def scores_of(roles: tuple[str, ...], view: Any) -> tuple[int, ...]:
    """Return the points of every seat."""
    return tuple(points_of(role, view) - (roles.count(role) > 1) for role in roles)
