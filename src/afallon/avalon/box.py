"""Registry of all parts, entries and options, built-in and added; clients list Avalon's content from here."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from afallon.additions import AdditionError
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.character import Sight
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.entry import GROUPS, Entry
from afallon.avalon.modules import MODULES
from afallon.avalon.night import EVIL_MEET
from afallon.avalon.numbers import check_numbers, in_order
from afallon.avalon.option import Option
from afallon.avalon.part import Part

ENTRIES: Final[tuple[Entry, ...]] = (*CHARACTERS.values(), *MODULES.values())
"""The characters and modules that a host can choose by name."""


def _all_parts() -> Iterator[Part]:
    yield BASIC_GAME
    for entry in ENTRIES:
        yield entry
        yield from entry.brings


def _named(parts: Iterable[Part]) -> dict[str, Part]:
    """Index the parts by name; raise `AdditionError` for a duplicate, since names are keys of the game state."""
    found: dict[str, Part] = {}
    for part in parts:
        if found.setdefault(part.name, part) is not part:
            raise AdditionError(f"two parts of the game are called {part.name!r}; one of them needs another name")
    return found


PARTS: Final = _named(_all_parts())
"""Every part that can come into play, by name."""


def _named_options() -> dict[str, Option[Any]]:
    found: dict[str, Option[Any]] = {}
    for part in PARTS.values():
        for option in part.options:
            if found.setdefault(option.name, option) is not option:
                raise AdditionError(f"{part.name}: another option is called {option.name!r} already")
    return {option.name: option for option in in_order(found.values())}


OPTIONS: Final = _named_options()
"""Every option of a set-up, by name."""


def _check_sights() -> None:
    """Raise `AdditionError` if two steps of the night have the same name."""
    found: dict[str, Sight] = {EVIL_MEET.name: EVIL_MEET}
    for character in CHARACTERS.values():
        for sight in character.sights:
            if found.setdefault(sight.name, sight) is not sight:
                raise AdditionError(
                    f"two steps of the night are called {sight.name!r}, one of them by {character.name}; "
                    "the one that was added needs another name"
                )


_check_sights()

SAID: Final = tuple(word for part in PARTS.values() for word in part.says)
"""Events and questions that parts declare in `says`."""


def owners(option: Option[Any]) -> tuple[str, ...]:
    """Return the characters and modules that bring this option into play; none for a house rule."""
    return tuple(entry.name for entry in ENTRIES if any(option in part.options for part in (entry, *entry.brings)))


def default_hidden(option: Option[Any]) -> str | bool | None:
    """Return the value that players need not be told: an off switch or the default of a house rule, else `None`."""
    return option.usual if option.is_switch or option in BASIC_GAME.options else None


def groups() -> tuple[str, ...]:
    """Return the headings of the host's page, in order."""
    return tuple(dict.fromkeys((*GROUPS, *(entry.group for entry in ENTRIES))))


for _kind in (CHARACTERS, MODULES, EDITIONS, OPTIONS):
    check_numbers(_kind.values())
