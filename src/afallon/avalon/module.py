"""An optional module of Avalon: a kernel module that may also have its say on a set-up."""

from collections.abc import Callable, Iterator

from afallon.avalon.plan import Plan
from afallon.kernel import Module, Problem


class AvalonModule(Module, frozen=True, kw_only=True):
    """A module that a host can choose by name."""

    check: Callable[[Plan], Iterator[Problem]] | None = None
