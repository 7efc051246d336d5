"""Set-up codes of Voyage: a set-up as a short text that people can send to each other.

The meaning of a code must never change: add names and signs only at the end of the lists below.
"""

from typing import Any, Final

from afallon.kernel.letters import BadCode, read_numbers, write_numbers
from afallon.voyage.grid import CELLS, COLUMNS

__all__ = ["BadCode", "read", "write"]

_GAME: Final = "V"
_LEAST_SEATS: Final = 3
_LAYOUTS: Final = ("balanced", "random")
_CHARTED: Final = (None, False, True)
_SIGNS: Final = "~+o?^S"
"""The digits of a number that encodes a custom map."""


def write(seats: int, options: dict[str, Any]) -> str:
    """Return the code of a set-up. Codes never contain roles."""
    captain = options.get("first_captain")
    points, _, per_tiles = str(options.get("sailor_points", 2)).partition("/")
    numbers = (
        seats - _LEAST_SEATS,
        _CHARTED.index(options.get("charted")),
        int(options.get("lasting_captain", False)),
        int(points),
        int(per_tiles or 1) - 1,
        0 if captain is None else 1 + captain,
        _layout_number(options.get("layout", _LAYOUTS[0])),
    )
    return write_numbers(_GAME, numbers)


def read(code: str) -> tuple[int, dict[str, Any]]:
    """Return the seats and options of a code; raises `BadCode`. The set-up check decides whether they can be played."""
    numbers = read_numbers(_GAME, code)
    if len(numbers) != 7:
        raise BadCode(code)
    seats, charted, lasting_captain, points, per_tiles, captain, layout = numbers
    try:
        return seats + _LEAST_SEATS, {
            "layout": _read_layout(layout),
            "charted": _CHARTED[charted],
            "lasting_captain": (False, True)[lasting_captain],
            "sailor_points": f"{points}/{per_tiles + 1}" if per_tiles else str(points),
            "first_captain": captain - 1 if captain else None,
        }
    except IndexError as error:
        raise BadCode(code) from error


def _layout_number(layout: str) -> int:
    """Return the index of a named layout. A custom map is a higher number, whose digits are its tiles, lowest first."""
    if layout in _LAYOUTS:
        return _LAYOUTS.index(layout)
    number = 0
    for sign in reversed(layout.replace("\n", "")):
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    return len(_LAYOUTS) + number


def _read_layout(number: int) -> str:
    if number < len(_LAYOUTS):
        return _LAYOUTS[number]
    number -= len(_LAYOUTS)
    signs = ""
    for _ in CELLS:
        number, digit = divmod(number, len(_SIGNS))
        signs += _SIGNS[digit]
    if number:
        raise IndexError(number)
    return "\n".join(signs[start : start + COLUMNS] for start in range(0, len(signs), COLUMNS))
