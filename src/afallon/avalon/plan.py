"""A set-up, while it is being checked and when it can be dealt."""

import msgspec

from afallon.avalon.character import Character
from afallon.avalon.editions.edition import Edition
from afallon.avalon.tags import HUNTED, HUNTED_MESSENGER
from afallon.kernel import Tag


class Variants(msgspec.Struct, frozen=True, kw_only=True):
    """The points at which tables and books differ, settled for one game."""

    fifth_team: str
    """AV-VOTE-06."""

    allegiance_deck: str
    """Lancelot's first variant: `five` cards from the third quest on, or `six` from the first (AV-LANC-01, 02)."""

    fifth_quest: str
    """What quest selection asks before quest 5: `two_successes` or `two_quests` (AV-TARGET-03, 04)."""

    hidden_sorcerer: bool
    """AV-REVEAL-09."""

    senior_messenger: bool
    """AV-REVEAL-13."""


class Plan(msgspec.Struct, frozen=True):
    """What somebody asks for, as `check` sees it: how many seats, by which book, with which characters and modules."""

    seats: int
    edition: Edition
    characters: tuple[Character, ...]
    """The whole deck, those who fill up included."""

    modules: tuple[str, ...]
    tags: frozenset[str]
    """Of all these characters and modules together."""

    assassin: str | None
    """The character that makes the guess at Merlin, if there is one."""

    variants: Variants

    @property
    def deck(self) -> tuple[str, ...]:
        return tuple(character.name for character in self.characters)

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
    modules: tuple[str, ...]
    assassin: str | None
    deal: tuple[str, ...] | None
    first_leader: int | None
    variants: Variants
