"""Set-up codes of Avalon: encode a set-up as a short text that people can share, and decode it.

A code is seven numbers: seats, edition, characters and modules (bit masks), assassin, first leader, and the options
that differ from the edition's defaults (a bit mask). Built-in things are encoded by number, and the meaning of a
number never changes. Added things follow by name: the kind of thing, the letters of its name, and a zero.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.box import OPTIONS
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.modules import MODULES
from afallon.avalon.numbers import Numbered
from afallon.avalon.option import Option
from afallon.kernel.letters import LETTERS, BadCode, read_numbers, write_numbers

__all__ = ["LETTERS", "BadCode", "read", "write"]

_GAME: Final = "A"
_LEAST_SEATS: Final = 5
_NUMBERS: Final = 7
_LONGEST: Final = 1_000
"""Maximum length of a code."""

_MOST: Final = 1_000
"""Sanity limit for the numbers of seats and first leader."""

_NAME_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz_0123456789"
"""The letters of names, encoded from 1; 0 ends a name."""

_EDITION, _CHARACTER, _MODULE, _ASSASSIN, _OPTION = _KINDS = range(1, 6)
"""Kinds of things that are encoded by name. For an option the index of its value follows the name."""


def write(seats: int, options: dict[str, Any]) -> str:
    """Encode a set-up, given the options that `Game.options` returns. A deal is never part of a code."""
    edition = EDITIONS[options.get("edition", "custom")]
    hunter, leader = options.get("assassin"), options.get("first_leader")
    things: dict[int, list[Numbered]] = {
        _EDITION: [edition],
        _CHARACTER: [CHARACTERS[name] for name in dict.fromkeys(options["characters"])],
        _MODULE: [MODULES[name] for name in dict.fromkeys(options.get("modules", ()))],
        _ASSASSIN: [] if hunter is None else [CHARACTERS[hunter]],
        _OPTION: [
            option
            for option in OPTIONS.values()
            if options.get(option.name, option.choose(None, edition.settles)) != option.choose(None, edition.settles)
        ],
    }
    numbers = [
        seats - _LEAST_SEATS,
        sum(_numbers(things[_EDITION])),
        sum(1 << number for number in _numbers(things[_CHARACTER])),
        sum(1 << number for number in _numbers(things[_MODULE])),
        sum(1 + number for number in _numbers(things[_ASSASSIN])),
        0 if leader is None else 1 + leader,
        sum(1 << number for number in _numbers(things[_OPTION])),
    ]
    for kind, some in things.items():
        for thing in some:
            if thing.number is None:
                numbers += [kind, *(1 + _NAME_LETTERS.index(letter) for letter in thing.name), 0]
                if isinstance(thing, Option):
                    numbers.append(thing.values.index(options[thing.name]))
    return write_numbers(_GAME, numbers)


def read(code: str) -> tuple[int, dict[str, Any]]:
    """Decode a code into seats and options; raise `BadCode` if it is malformed.

    The result is not checked: it may be unplayable, or name an addition that is not installed here.
    """
    if len(code) > _LONGEST:
        raise BadCode(code[:_LONGEST])
    numbers = read_numbers(_GAME, code)
    if len(numbers) < _NUMBERS:
        raise BadCode(code)
    seats, edition, characters, modules, hunter, leader, options = numbers[:_NUMBERS]
    if max(seats, leader) > _MOST:
        raise BadCode(code)
    try:
        named = _read_names(numbers[_NUMBERS:])
        book = next(iter(named[_EDITION]), _by_number(EDITIONS)[edition])
        return seats + _LEAST_SEATS, {
            "edition": book,
            "characters": [*_by_bits(CHARACTERS, characters), *named[_CHARACTER]],
            "modules": [*_by_bits(MODULES, modules), *named[_MODULE]],
            "assassin": next(iter(named[_ASSASSIN]), _by_number(CHARACTERS)[hunter - 1] if hunter else None),
            "first_leader": leader - 1 if leader else None,
            **{option.name: option.usual for option in BASIC_GAME.options},
            **{name: _other_value(OPTIONS[name], book) for name in _by_bits(OPTIONS, options)},
            **named[_OPTION],
        }
    except LookupError as error:
        raise BadCode(code) from error


def _numbers(things: Iterable[Numbered]) -> Iterator[int]:
    return (thing.number for thing in things if thing.number is not None)


def _by_number(things: Mapping[str, Numbered]) -> dict[int, str]:
    return {thing.number: name for name, thing in things.items() if thing.number is not None}


def _by_bits(things: Mapping[str, Numbered], bits: int) -> list[str]:
    """Return the names of the things whose bits are set, in the order of their numbers."""
    named = _by_number(things)
    return [named[number] for number in range(bits.bit_length()) if bits >> number & 1]


def _other_value(option: Option[Any], edition: str) -> str | bool:
    """Return the value that is not the edition's default."""
    settles = EDITIONS[edition].settles if edition in EDITIONS else {}
    value: str | bool = next(value for value in option.values if value != option.choose(None, settles))
    return value


def _read_names(numbers: Sequence[int]) -> dict[int, dict[str, str | bool]]:
    """Decode the names that follow, by kind, with the values of options; raise `LookupError` if malformed."""
    found: dict[int, dict[str, str | bool]] = {kind: {} for kind in _KINDS}
    left = deque(numbers)
    while left:
        kind, name = left.popleft(), ""
        while letter := left.popleft():
            name += _NAME_LETTERS[letter - 1]
        value: str | bool = name
        if kind == _OPTION:
            place = left.popleft()
            value = OPTIONS[name].values[place] if name in OPTIONS else str(place)
        if not name:
            raise LookupError("a name without letters")
        found[kind][name] = value
    return found
