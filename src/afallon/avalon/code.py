"""Set-up codes: a set-up as a short text that people can send each other, and the way back.

A code is a letter for the game, then numbers, then one letter that catches slips. Every number is written in digits of
four bits, lowest first; a fifth bit says that another digit follows. What a code means may never change: names are
only ever added at the end of the lists below.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two digits and letters without look-alikes: no I, L, O or U."""

_SEEN_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_GAME: Final = "A"
_EDITIONS: Final = ("custom", "ua", "pl", "ru")
_FIFTH_TEAMS: Final = ("vote", "goes")
_CHARACTERS: Final = ("merlin", "percival", "assassin", "morgana", "mordred", "oberon", "servant", "minion")
_MODULES: Final = ("lady_of_the_lake",)
_LEAST_SEATS: Final = 5


class BadCode(ValueError):
    """The text is no set-up code: mistyped, cut short, or made by a newer version."""


def tidy(text: str) -> str:
    """The text as it was meant: capital letters, no spaces or dashes, and look-alikes read as the digits they are."""
    return text.strip().upper().translate(_SEEN_AS)


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
    body = _GAME + "".join(_digits(number) for number in numbers)
    return body + _check_letter(body)


def read(code: str) -> tuple[int, dict[str, Any]]:
    """The seats and options of a code; raises `BadCode`. Whether they can be played is for the set-up check to say."""
    text = tidy(code)
    if not text.startswith(_GAME) or not set(text) <= set(LETTERS) or text[-1] != _check_letter(text[:-1]):
        raise BadCode(code)
    numbers = list(_numbers(text[1:-1]))
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


def _digits(number: int) -> str:
    written = ""
    while number >= 16:
        written += LETTERS[16 | number & 15]
        number >>= 4
    return written + LETTERS[number]


def _numbers(text: str) -> Iterator[int]:
    number = shift = 0
    for letter in text:
        digit = LETTERS.index(letter)
        number |= (digit & 15) << shift
        shift += 4
        if digit < 16:
            yield number
            number = shift = 0
    if shift:
        raise BadCode(text)


def _check_letter(body: str) -> str:
    """A letter that differs when any one letter does, or when two neighbours change places.

    The letters are the coefficients of a polynomial over the field of 32 elements; this is its value at `x`.
    """
    total = 0
    for letter in body:
        total <<= 1
        if total & 32:
            total ^= 0b100101
        total ^= LETTERS.index(letter)
    return LETTERS[total]
