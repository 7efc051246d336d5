"""Every character, one file each: a file here that defines `CHARACTER` is a character of the game."""

from afallon.additions import declared
from afallon.avalon.character import GOOD, Character


def _place(character: Character) -> tuple[bool, bool, str]:
    """The order wherever one is needed: good before evil, those who fill up last, else by name."""
    return character.side != GOOD, character.fills_up, character.name


CHARACTERS: dict[str, Character] = {
    character.name: character for character in sorted(declared(__name__, "CHARACTER", Character), key=_place)
}
