"""Message keys that the registered content needs; every language must have them."""

from collections.abc import Iterable, Iterator
from typing import Any

from afallon.avalon.box import OPTIONS, PARTS, groups
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.entry import Entry
from afallon.avalon.modules import MODULES
from afallon.avalon.night import EVIL_MEET
from afallon.avalon.option import Option
from afallon.avalon.presets import PRESETS
from afallon.kernel import Question


def words_needed() -> tuple[str, ...]:
    """Return all keys, without duplicates."""
    return tuple(dict.fromkeys(_keys()))


def _keys() -> Iterator[str]:
    for part in PARTS.values():
        if isinstance(part, Entry):
            yield from _with(part.key, part.attributes)
        for said in part.says:
            if issubclass(said, Question):
                yield from _with(f"avalon-ask-{said.kind}", (".waiting", ".rules"))
            else:
                yield f"avalon-event-{said.kind}"
    for option in OPTIONS.values():
        yield from _option(option)
    for edition in EDITIONS:
        yield from _with(f"avalon-edition-{edition}", (".short",))
    for preset in PRESETS:
        yield from _with(f"avalon-preset-{preset.name}", (".short",))
    yield from (f"avalon-presets-{group}" for group in list(dict.fromkeys(one.group for one in PRESETS))[1:])
    yield from (f"avalon-group-{group}" for group in groups())
    yield from (f"avalon-together-{one.together}" for one in CHARACTERS.values() if one.together)
    for module in MODULES.values():
        if module.one_of:
            yield f"avalon-one-of-{module.one_of}"
            yield from _with(f"avalon-one-of-{module.one_of}-none", (".short",))
    yield from _night()


def _option(option: Option[Any]) -> Iterator[str]:
    yield from _with(f"avalon-option-{option.name}", (".short",))
    if not option.is_switch:
        for value in option.values:
            yield from _with(f"avalon-option-{option.name}-{value}", (".short",))


def _night() -> Iterator[str]:
    """Yield the keys of the narrator's lines and of the lessons of the night."""
    for sight in (EVIL_MEET, *(sight for one in CHARACTERS.values() for sight in one.sights)):
        yield from (f"avalon-{what}-{sight.learns}" for what in ("seen", "learns"))
        if sight.together:
            yield from (f"night-{sight.name}-{what}" for what in ("open", "close"))
    yield from (line.key for one in CHARACTERS.values() for line in one.night_lines)


def _with(key: str, attributes: Iterable[str]) -> Iterator[str]:
    yield key
    yield from (key + attribute for attribute in attributes)
