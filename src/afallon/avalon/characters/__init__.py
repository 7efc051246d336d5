"""Every character, one file each: a file here that defines `CHARACTER` registers it."""

from afallon.additions import declared
from afallon.avalon.character import GOOD, Character


def _place(character: Character) -> tuple[bool, bool, str]:
    """Return the sort key of characters: good before evil, servants and minions last, then by name."""
    return character.side != GOOD, character.fills_up, character.name


CHARACTERS: dict[str, Character] = {
    character.name: character for character in sorted(declared(__name__, "CHARACTER", Character), key=_place)
}
