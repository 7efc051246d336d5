"""An optional module of Avalon: a kernel module that may also have its say on a set-up."""

from collections.abc import Callable, Iterator

from afallon.avalon.part import Part
from afallon.avalon.plan import Plan
from afallon.avalon.tags import check_tags
from afallon.kernel import Problem, Tag


class AvalonModule(Part, frozen=True, kw_only=True):
    """A module that a host can choose by name."""

    traits: frozenset[Tag] = frozenset()
    """What others may ask a set-up for, like the tags of characters."""

    more_traits: Callable[[int], frozenset[Tag]] | None = None
    """Traits that it has with some numbers of players only."""

    check: Callable[[Plan], Iterator[Problem]] | None = None

    def __post_init__(self) -> None:
        check_tags(f"module {self.name}", self.traits)

    def traits_with(self, seats: int) -> frozenset[Tag]:
        """All its traits at a table of that many players."""
        return self.traits if self.more_traits is None else self.traits | self.more_traits(seats)
