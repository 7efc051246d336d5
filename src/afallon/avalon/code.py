"""Set-up codes of Avalon: a set-up as a short text that people can send each other, and the way back.

What a code means may never change: names are only ever added at the end of the lists below.
"""

from collections.abc import Iterable
from typing import Any, Final

from afallon.kernel.letters import LETTERS, BadCode, read_numbers, write_numbers

__all__ = ["LETTERS", "BadCode", "read", "write"]

_GAME: Final = "A"
_EDITIONS: Final = ("custom", "ua", "pl", "ru")
_FIFTH_TEAMS: Final = ("vote", "goes")
_CHARACTERS: Final = ("merlin", "percival", "assassin", "morgana", "mordred", "oberon", "servant", "minion")
_MODULES: Final = ("lady_of_the_lake",)
_LEAST_SEATS: Final = 5


def write(seats: int, options: dict[str, Any]) -> str:
    """The code of a set-up, from the options that the game gives for it. A deal is never part of a code."""
    leader = options.get("first_leader")
    numbers = (
        seats - _LEAST_SEATS,
        _EDITIONS.index(options.get("edition", "custom")),
        _bits(_CHARACTERS, options["characters"]),
        _bits(_MODULES, options.get("modules", ())),
        0 if (assassin := options.get("assassin")) is None else 1 + _CHARACTERS.index(assassin),
        0 if leader is None else 1 + leader,
        _FIFTH_TEAMS.index(options.get("fifth_team", "vote")),
    )
    return write_numbers(_GAME, numbers)


def read(code: str) -> tuple[int, dict[str, Any]]:
    """The seats and options of a code; raises `BadCode`. Whether they can be played is for the set-up check to say."""
    numbers = read_numbers(_GAME, code)
    if len(numbers) != 7:
        raise BadCode(code)
    seats, edition, characters, modules, assassin, leader, fifth_team = numbers
    try:
        return seats + _LEAST_SEATS, {
            "edition": _EDITIONS[edition],
            "characters": _names(_CHARACTERS, characters),
            "modules": _names(_MODULES, modules),
            "assassin": _CHARACTERS[assassin - 1] if assassin else None,
            "first_leader": leader - 1 if leader else None,
            "fifth_team": _FIFTH_TEAMS[fifth_team],
        }
    except IndexError as error:
        raise BadCode(code) from error


def _bits(names: tuple[str, ...], chosen: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in set(chosen))


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    if bits >> len(names):
        raise IndexError(bits)
    return [name for place, name in enumerate(names) if bits >> place & 1]
