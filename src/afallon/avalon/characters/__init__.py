"""Every character, one file each: a file here that defines `CHARACTER` is a character of the game."""

from importlib import import_module
from pkgutil import iter_modules

from afallon.avalon.character import GOOD, Character


def _place(character: Character) -> tuple[bool, bool, str]:
    """The order wherever one is needed: good before evil, those who fill up last, else by name."""
    return character.side != GOOD, character.fills_up, character.name


_found: list[Character] = [import_module(f"{__name__}.{file.name}").CHARACTER for file in iter_modules(__path__)]

CHARACTERS: dict[str, Character] = {character.name: character for character in sorted(_found, key=_place)}
