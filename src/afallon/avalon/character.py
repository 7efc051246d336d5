"""Characters, tags, and who sees whom: the vocabulary in which every character's file is written."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from afallon.kernel import Module, Problem

if TYPE_CHECKING:
    from afallon.avalon.plan import Plan

GOOD: Final = "good"
EVIL: Final = "evil"


class Who(msgspec.Struct, frozen=True):
    """The holders of characters that have every one of some tags and none of others."""

    has: frozenset[str]
    lacks: frozenset[str] = frozenset()

    def matches(self, tags: frozenset[str]) -> bool:
        return self.has <= tags and not self.lacks & tags

    def excepts(self, tags: frozenset[str]) -> bool:
        """Whether these tags would match but for one that is ruled out."""
        return self.has <= tags and bool(self.lacks & tags)


class Line(msgspec.Struct, frozen=True):
    """One thing the narrator says at night: the key of a sentence, and the character it speaks of, if any."""

    key: str
    character: str | None = None


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the night: the watchers look, and learn that the shown are what `learns` says.

    It is called after the moment of the night it belongs to. `together` is said when the watchers and the shown are
    one group that looks around; else the shown raise a thumb while the watcher looks.
    """

    name: str
    watchers: Who
    shown: Who
    learns: str
    together: bool = False


class Character(Module, frozen=True, kw_only=True):
    """A character: its side, its tags, what it adds to the night, and what it asks of a set-up.

    Its name and its side are tags as well. Being a module, it may fill moments and answer queries.
    """

    side: str
    traits: frozenset[str] = frozenset()
    sights: tuple[Sight, ...] = ()
    fills_up: bool = False
    """Whether it takes the places that no other character of its side has taken."""

    check: Callable[["Plan"], Iterator[Problem]] | None = None
    tags: frozenset[str] = frozenset()
    """All it is known by: its traits, its name and its side."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "tags", self.traits | {self.name, self.side})


def who(*has: str, lacks: tuple[str, ...] = ()) -> Who:
    """The holders of characters with these tags, but not with those."""
    return Who(frozenset(has), frozenset(lacks))
