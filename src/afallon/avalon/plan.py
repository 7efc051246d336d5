"""A set-up, while it is being checked and when it can be dealt."""

import msgspec

from afallon.avalon.edition import Edition
from afallon.avalon.option import Settled
from afallon.avalon.tags import HUNTED, HUNTED_MESSENGER
from afallon.kernel import Tag


class Plan(msgspec.Struct, frozen=True):
    """What somebody asks for, as `check` sees it: how many seats, by which book, with which characters and modules."""

    seats: int
    edition: Edition
    deck: tuple[str, ...]
    """The whole of it, those who fill up included."""

    modules: tuple[str, ...]
    tags: frozenset[str]
    """Of all these characters and modules together."""

    assassin: str | None
    """The character that makes the guess at Merlin, if there is one."""

    settled: Settled

    def has(self, *names: str) -> bool:
        """Whether any of these characters or modules is in play."""
        return any(name in self.deck or name in self.modules for name in names)

    def has_tag(self, tag: Tag) -> bool:
        return tag in self.tags

    def has_target(self) -> bool:
        """Whether anybody is in play for an assassin to hunt: Merlin, or the Messengers (AV-NOMERLIN-07)."""
        return self.has_tag(HUNTED) or self.has_tag(HUNTED_MESSENGER)


class Setup(msgspec.Struct, frozen=True):
    """A game that can be dealt. The deck is complete and in the fixed order of characters."""

    seats: int
    edition: str
    deck: tuple[str, ...]
    sides: tuple[str, ...]
    """By card of the deck."""

    modules: tuple[str, ...]
    assassin: str | None
    deal: tuple[str, ...] | None
    first_leader: int | None
    settled: Settled

    def side_of(self, character: str) -> str:
        """The side on which a character of the deck begins."""
        return self.sides[self.deck.index(character)]
