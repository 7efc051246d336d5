"""Set-ups: the request while it is checked, and the checked set-up that can be dealt."""

import msgspec

from afallon.avalon.edition import Edition
from afallon.avalon.option import Settled
from afallon.avalon.tags import HUNTED, HUNTED_MESSENGER
from afallon.kernel import Tag


class Plan(msgspec.Struct, frozen=True):
    """A requested set-up with its complete deck, as passed to the checks of characters and modules."""

    seats: int
    edition: Edition
    deck: tuple[str, ...]
    """All character cards, including the servants and minions that fill up the places."""

    modules: tuple[str, ...]
    tags: frozenset[str]
    """The union of the tags of these characters and modules."""

    assassin: str | None
    """The character that makes the guess at Merlin, if there is one."""

    settled: Settled

    def has(self, *names: str) -> bool:
        """Whether any of these characters or modules is in play."""
        return any(name in self.deck or name in self.modules for name in names)

    def has_tag(self, tag: Tag) -> bool:
        return tag in self.tags

    def has_target(self) -> bool:
        """Whether a target of the final guess is in play: Merlin, or the Messengers (AV-NOMERLIN-07)."""
        return self.has_tag(HUNTED) or self.has_tag(HUNTED_MESSENGER)


class Setup(msgspec.Struct, frozen=True):
    """A checked set-up. The deck is complete and in the fixed order of characters."""

    seats: int
    edition: str
    deck: tuple[str, ...]
    sides: tuple[str, ...]
    """The side of each card in `deck`."""

    modules: tuple[str, ...]
    assassin: str | None
    deal: tuple[str, ...] | None
    first_leader: int | None
    settled: Settled

    def side_of(self, character: str) -> str:
        """Return the initial side of a character in the deck."""
        return self.sides[self.deck.index(character)]
