"""Plot cards: drawn and handed out by the leader, they act at once or wait for their moment (PLOT)."""

from afallon.avalon.module import AvalonModule
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS, deck
from afallon.avalon.modules.plot_cards.drawing import ChoosePlotCard, DrawPlotCards, GivePlotCard
from afallon.avalon.modules.plot_cards.hands import NAME, PlotCards
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.tags import INSPECTS
from afallon.kernel import Tag


def traits(seats: int) -> frozenset[Tag]:
    """Return INSPECTS if the deck has cards that inspect; only the larger one has (AV-PLOT-01, 02)."""
    return frozenset({INSPECTS}) if any(PLOT_CARDS[card].inspects for card in deck(seats)) else frozenset()


MODULE = AvalonModule(
    name=NAME,
    number=3,
    rules=("AV-PLOT",),
    # A fan of cards.
    crest="M19 13l14-4 8 24-14 5ZM19 13l-6 1 2 25h12M13 17l-6 3 6 20 4-1M28 18l4 4-2 5-4-4Z",
    moments={"plot_cards": (DrawPlotCards(),)},
    steps=(ChoosePlotCard(), GivePlotCard()),
    brings=tuple(PLOT_CARDS.values()),
    more_traits=traits,
    begin=PlotCards,
    known=KnownPlotCards,
)
