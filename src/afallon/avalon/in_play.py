"""Parts and options in play, derived from deck and modules."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.option import Option
from afallon.avalon.part import Part


@lru_cache(maxsize=256)
def parts_in_play(deck: tuple[str, ...], modules: tuple[str, ...]) -> tuple[Part, ...]:
    """Return the characters of a deck, these modules and all parts they bring, without duplicates."""
    return tuple({part.name: part for part in _parts(deck, modules)}.values())


def _parts(deck: tuple[str, ...], modules: tuple[str, ...]) -> Iterator[Part]:
    characters = [CHARACTERS[name] for name in dict.fromkeys(deck)]
    yield from characters
    for character in characters:
        yield from character.brings
    for name in modules:
        yield MODULES[name]
        yield from MODULES[name].brings


def options_in_play(deck: tuple[str, ...], modules: tuple[str, ...]) -> tuple[Option[Any], ...]:
    """Return the options that have an effect: the house rules and those of the parts in play."""
    return tuple(option for part in (BASIC_GAME, *parts_in_play(deck, modules)) for option in part.options)
