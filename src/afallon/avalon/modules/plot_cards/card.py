"""The type of plot cards."""

from typing import ClassVar

from afallon.avalon.entry import Entry


class PlotCard(Entry, frozen=True, kw_only=True):
    """A kind of plot card: the number of copies, when it acts, and its steps."""

    kind: ClassVar[str] = "plot-card"
    attributes: ClassVar[tuple[str, ...]] = (".short",)

    copies: int = 0
    """Copies in the deck for five and six players (AV-PLOT-01)."""

    copies_more: int = 0
    """Additional copies for seven or more players (AV-PLOT-02)."""

    at_once: bool = False
    """Whether it acts when it is given, by the step with its name; all others are kept (AV-PLOT-04, 17)."""

    inspects: bool = False
    """Whether it causes an inspection."""
