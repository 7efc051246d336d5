"""What a plot card is."""

from typing import ClassVar

from afallon.avalon.entry import Entry


class PlotCard(Entry, frozen=True, kw_only=True):
    """One kind of plot card: how many there are, whether it acts at once, and the steps by which it does."""

    kind: ClassVar[str] = "plot-card"
    attributes: ClassVar[tuple[str, ...]] = (".short",)

    copies: int = 0
    """In the deck for five and six players (AV-PLOT-01)."""

    copies_more: int = 0
    """What seven and more players add (AV-PLOT-02)."""

    at_once: bool = False
    """Whether it acts when it is handed over, by the step of its name; all others are kept (AV-PLOT-04, 17)."""

    inspects: bool = False
    """Whether it lets somebody inspect somebody else."""
