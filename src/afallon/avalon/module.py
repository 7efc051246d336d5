"""An optional module of Avalon: a kernel module that may also have its say on a set-up."""

from collections.abc import Callable, Iterator

from afallon.avalon.plan import Plan
from afallon.kernel import Module, Problem


class AvalonModule(Module, frozen=True, kw_only=True):
    """A module that a host can choose by name."""

    traits: frozenset[str] = frozenset()
    """What others may ask a set-up for, like the tags of characters."""

    more_traits: Callable[[int], frozenset[str]] | None = None
    """Traits that it has with some numbers of players only."""

    check: Callable[[Plan], Iterator[Problem]] | None = None

    def traits_with(self, seats: int) -> frozenset[str]:
        """All its traits at a table of that many players."""
        return self.traits if self.more_traits is None else self.traits | self.more_traits(seats)
