"""Everything that is in the box, our own and what was added to it: the one place where surfaces learn of it."""

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
"""What a host can choose by name."""


def _all_parts() -> Iterator[Part]:
    yield BASIC_GAME
    for entry in ENTRIES:
        yield entry
        yield from entry.brings


def _named(parts: Iterable[Part]) -> dict[str, Part]:
    """The parts by name, in which no two may be alike: the state of each lies under it."""
    found: dict[str, Part] = {}
    for part in parts:
        if found.setdefault(part.name, part) is not part:
            raise AdditionError(f"two parts of the game are called {part.name!r}; one of them needs another name")
    return found


PARTS: Final = _named(_all_parts())
"""All that can come into play, by name."""


def _named_options() -> dict[str, Option[Any]]:
    found: dict[str, Option[Any]] = {}
    for part in PARTS.values():
        for option in part.options:
            if found.setdefault(option.name, option) is not option:
                raise AdditionError(f"{part.name}: another option is called {option.name!r} already")
    return {option.name: option for option in in_order(found.values())}


OPTIONS: Final = _named_options()
"""Every point that a table may settle, by name."""


def _check_sights() -> None:
    """One step of the night must not take the place of another."""
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
"""What only some part tells or asks."""


def owners(option: Option[Any]) -> tuple[str, ...]:
    """The characters and modules with which this option comes into play; none, if it is the house's."""
    return tuple(entry.name for entry in ENTRIES if any(option in part.options for part in (entry, *entry.brings)))


def default_hidden(option: Option[Any]) -> str | bool | None:
    """Return the value that players need not be told: an off switch or the default of a house rule, else `None`."""
    return option.usual if option.is_switch or option in BASIC_GAME.options else None


def groups() -> tuple[str, ...]:
    """The groups in which a host finds everything, in their order."""
    return tuple(dict.fromkeys((*GROUPS, *(entry.group for entry in ENTRIES))))


for _kind in (CHARACTERS, MODULES, EDITIONS, OPTIONS):
    check_numbers(_kind.values())
