"""Optional modules of Avalon: kernel modules that may also check a set-up."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from afallon.avalon.entry import Entry
from afallon.avalon.plan import Plan
from afallon.avalon.tags import check_tags
from afallon.kernel import Problem, Tag


class AvalonModule(Entry, frozen=True, kw_only=True):
    """A module that a host can switch on by name."""

    kind: ClassVar[str] = "module"

    group: str = "modules"
    traits: frozenset[Tag] = frozenset()
    """Tags that checks can look for in a set-up, like the tags of characters."""

    more_traits: Callable[[int], frozenset[Tag]] | None = None
    """Function from the number of players to additional traits."""

    needs: tuple[str, ...] = ()
    """Characters that must be in play before the module is offered."""

    one_of: str = ""
    """A group of mutually exclusive modules, or `""`. A host can choose at most one module of a group.
    Message keys: `avalon-one-of-<one_of>`, and `avalon-one-of-<one_of>-none` for none of them."""

    check: Callable[[Plan], Iterator[Problem]] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        check_tags(f"module {self.name}", self.traits)

    def traits_with(self, seats: int) -> frozenset[Tag]:
        """Return all traits for this number of players."""
        return self.traits if self.more_traits is None else self.traits | self.more_traits(seats)
