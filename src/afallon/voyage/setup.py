"""Set-up: from requested options to a checked set-up, or to every problem with them."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

import msgspec

from afallon.kernel import Problem, certain, read_request
from afallon.voyage.layout import Layout, check_layout
from afallon.voyage.library import DEFAULT, LAYOUTS, find_layout
from afallon.voyage.roles import COPIES, ROLES

SEATS: Final = range(3, 8)
"""The possible numbers of players (VO-COMP-05)."""

RANDOM: Final = "random"
"""The layout option for islands that chance places."""

_POINTS: Final = re.compile(r"([0-9]{1,2})(?:/([1-9][0-9]?))?", re.ASCII)


class Setup(msgspec.Struct, frozen=True):
    """A set-up that can be played."""

    seats: int
    layout: str | None
    """The text of the layout; `None` leaves it to chance."""

    charted: bool
    lasting_captain: bool
    sailor_points: str
    """An integer or a fraction, as text."""

    roles: tuple[str, ...] | None
    first_captain: int | None


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    layout: str = DEFAULT
    charted: bool | None = None
    lasting_captain: bool = False
    sailor_points: int | str = 2  # VO-SCORE-08
    roles: tuple[str, ...] | None = None
    first_captain: int | None = None


def check(seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
    """Return the set-up, or `None` if it cannot be played, and every problem."""
    request, _, problems = read_request(options, _Request, "VO-SETUP-14")
    sizes: Sequence[int] = (seats,)
    if type(seats) is not int or seats not in SEATS:
        sizes = (*SEATS, *((seats,) if type(seats) is int else ()))  # roles that fit `seats` are then no second problem
        problems = (Problem("wrong_number_of_seats", "VO-COMP-05", details={"players": seats}), *problems)
    if not problems:
        return _check(seats, request)
    return None, (*problems, *certain(_check(size, request)[1] for size in sizes))


@lru_cache(maxsize=256)
def _check(seats: int, request: _Request) -> tuple[Setup | None, tuple[Problem, ...]]:
    layout, problems = _read_layout(request.layout)
    points = read_points(request.sailor_points)
    if points is None:
        problems += (Problem("unreadable_points", "VO-SCORE-08", details={"value": request.sailor_points}),)
    problems += tuple(_check_seating(seats, request))
    if problems or points is None:
        return None, problems
    setup = Setup(
        seats=seats,
        layout=None if layout is None else str(layout),
        charted=layout is not None if request.charted is None else request.charted,  # VO-SETUP-13
        lasting_captain=request.lasting_captain,
        sailor_points=str(points),
        roles=request.roles,
        first_captain=request.first_captain,
    )
    return setup, ()


def _read_layout(asked: str) -> tuple[Layout | None, tuple[Problem, ...]]:
    """Return a layout by its name or by its text, which has several lines; `None` if chance places the islands."""
    if asked == RANDOM:
        return None, ()
    if asked in LAYOUTS:
        return find_layout(asked), ()
    if "\n" in asked:
        return check_layout(asked)
    return None, (Problem("unknown_layout", "VO-SETUP-05", details={"layout": asked}),)


def read_points(asked: int | str) -> Fraction | None:
    """Parse points per tile, an integer or a fraction of small integers such as 2 or "1/2"; otherwise return `None`."""
    found = _POINTS.fullmatch(str(asked)) if type(asked) is str or (type(asked) is int and 0 <= asked < 100) else None
    return None if found is None else Fraction(int(found[1]), int(found[2] or 1))


def _check_seating(seats: int, request: _Request) -> Iterator[Problem]:
    details: dict[str, Any]
    if request.first_captain is not None and request.first_captain not in range(seats):
        yield Problem("no_such_captain", "VO-SETUP-08", details={"seat": request.first_captain})
    if request.roles is not None:
        if len(request.roles) != seats:
            details = {"cards": len(request.roles), "seats": seats}
            yield Problem("roles_have_wrong_length", "VO-SETUP-10", details=details)
        for role in dict.fromkeys(request.roles):
            if role not in ROLES:
                yield Problem("unknown_role", "VO-COMP-04", details={"role": role})
            elif (copies := request.roles.count(role)) > COPIES:
                details = {"role": role, "asked": copies, "copies": COPIES}
                yield Problem("too_many_of_a_role", "VO-COMP-04", details=details)
