"""An optional module of Avalon: a kernel module that may also have its say on a set-up."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from afallon.avalon.entry import Entry
from afallon.avalon.plan import Plan
from afallon.avalon.tags import check_tags
from afallon.kernel import Problem, Tag


class AvalonModule(Entry, frozen=True, kw_only=True):
    """A module that a host can choose by name."""

    kind: ClassVar[str] = "module"

    group: str = "modules"
    traits: frozenset[Tag] = frozenset()
    """What others may ask a set-up for, like the tags of characters."""

    more_traits: Callable[[int], frozenset[Tag]] | None = None
    """Traits that it has with some numbers of players only."""

    needs: tuple[str, ...] = ()
    """The characters without whom it is not offered."""

    one_of: str = ""
    """What it is one way of, if it is: of such modules a host is offered one at most. The words are
    `avalon-one-of-<one_of>`, and `avalon-one-of-<one_of>-none` for none of them."""

    check: Callable[[Plan], Iterator[Problem]] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        check_tags(f"module {self.name}", self.traits)

    def traits_with(self, seats: int) -> frozenset[Tag]:
        """All its traits at a table of that many players."""
        return self.traits if self.more_traits is None else self.traits | self.more_traits(seats)
