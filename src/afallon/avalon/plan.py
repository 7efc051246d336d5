"""A set-up, while it is being checked and when it can be dealt."""

import msgspec

from afallon.avalon.character import Character
from afallon.avalon.editions.edition import Edition


class Plan(msgspec.Struct, frozen=True):
    """What somebody asks for, as `check` sees it: how many seats, by which book, with which characters and modules."""

    seats: int
    edition: Edition
    characters: tuple[Character, ...]
    """The whole deck, those who fill up included."""

    modules: tuple[str, ...]
    assassin: str | None
    """The character that makes the guess at Merlin, if there is one."""

    @property
    def deck(self) -> tuple[str, ...]:
        return tuple(character.name for character in self.characters)

    def has_tag(self, tag: str) -> bool:
        return any(tag in character.tags for character in self.characters)


class Setup(msgspec.Struct, frozen=True):
    """A game that can be dealt. The deck is complete and in the fixed order of characters."""

    seats: int
    edition: str
    deck: tuple[str, ...]
    modules: tuple[str, ...]
    assassin: str | None
    deal: tuple[str, ...] | None
    first_leader: int | None
    fifth_team: str
