"""Set-up codes of Avalon: a set-up as a short text that people can send each other, and the way back.

What a code means may never change: names are only ever added at the end of the lists below.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final

from afallon.avalon.editions import EDITIONS
from afallon.kernel.letters import LETTERS, BadCode, read_numbers, write_numbers

__all__ = ["LETTERS", "BadCode", "read", "write"]

_GAME: Final = "A"
_EDITIONS: Final = ("custom", "ua", "pl", "ru")
_CHARACTERS: Final = (
    *("merlin", "percival", "assassin", "morgana", "mordred", "oberon", "servant", "minion"),
    *("good_lancelot", "evil_lancelot", "lunatic", "brute", "revealer", "cleric", "trickster", "troublemaker"),
    *("good_rogue", "evil_rogue", "good_sorcerer", "evil_sorcerer"),
    *("senior_messenger", "junior_messenger", "evil_messenger", "untrustworthy_servant"),
)
_MODULES: Final = (
    *("lady_of_the_lake", "excalibur", "quest_selection", "plot_cards", "trapper"),
    *("lancelot_variant_1", "lancelot_variant_2"),
)
_VARIANTS: Final[dict[str, tuple[str | bool, ...]]] = {
    "fifth_team": ("goes",),
    "allegiance_deck": ("five", "six"),
    "fifth_quest": ("two_successes", "two_quests"),
    "hidden_sorcerer": (True,),
    "senior_messenger": (True,),
}
"""What may differ from the edition, with the values it may have then."""

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
        _variants(options),
    )
    return write_numbers(_GAME, numbers)


def read(code: str) -> tuple[int, dict[str, Any]]:
    """The seats and options of a code; raises `BadCode`. Whether they can be played is for the set-up check to say."""
    numbers = read_numbers(_GAME, code)
    if len(numbers) != 7:
        raise BadCode(code)
    seats, edition, characters, modules, assassin, leader, variants = numbers
    try:
        name = _EDITIONS[edition]
        return seats + _LEAST_SEATS, {
            "edition": name,
            "characters": _names(_CHARACTERS, characters),
            "modules": _names(_MODULES, modules),
            "assassin": _CHARACTERS[assassin - 1] if assassin else None,
            "first_leader": leader - 1 if leader else None,
            "fifth_team": "vote",
            **{option: _unusual(option, name) for option in _names(_VARIANTS, variants)},
        }
    except IndexError as error:
        raise BadCode(code) from error


def _variants(options: dict[str, Any]) -> int:
    """Which of the variants are not as the edition has them."""
    edition = options.get("edition", "custom")
    differing = [option for option in _VARIANTS if options.get(option) == _unusual(option, edition)]
    return _bits(_VARIANTS, differing)


def _unusual(option: str, edition: str) -> str | bool:
    """The value of a variant that its edition does not have by itself."""
    usual = getattr(EDITIONS[edition], option, None)
    return next(value for value in _VARIANTS[option] if value != usual)


def _bits(names: Iterable[str], chosen: Iterable[str]) -> int:
    order = list(names)
    return sum(1 << order.index(name) for name in set(chosen))


def _names(names: Collection[str], bits: int) -> list[str]:
    if bits >> len(names):
        raise IndexError(bits)
    return [name for place, name in enumerate(names) if bits >> place & 1]
