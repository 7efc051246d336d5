"""Plot cards: drawn and handed out by the leader, they act at once or wait for their moment (PLOT)."""

from afallon.avalon.events import TeamApproved, VotesShown
from afallon.avalon.module import AvalonModule
from afallon.avalon.modules.plot_cards import (
    ambush,
    are_you_the_one,
    have_at_you,
    leading_to_victory,
    restore_your_honour,
    show_your_nature,
    show_your_strength,
    the_king_returns,
    we_found_you,
)
from afallon.avalon.modules.plot_cards.decks import deck
from afallon.avalon.modules.plot_cards.drawing import ChoosePlotCard, DrawPlotCards, GivePlotCard
from afallon.avalon.modules.plot_cards.hands import NAME, PlotCards
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.avalon.queries import BALLOTS, HIDDEN_CARDS, VOTES
from afallon.avalon.tags import INSPECTS
from afallon.kernel import Tag

_INSPECTING = frozenset({"are_you_the_one", "show_your_nature", "show_your_strength"})


def traits(seats: int) -> frozenset[Tag]:
    """Only the larger deck has cards that inspect (AV-PLOT-01, 02)."""
    return frozenset({INSPECTS}) if _INSPECTING.intersection(deck(seats)) else frozenset()


MODULE = AvalonModule(
    name=NAME,
    moments={
        "leading_to_victory": (leading_to_victory.OPENING,),
        "plot_cards": (DrawPlotCards(),),
        "open_votes": (have_at_you.OpenVotes(),),
        "the_king_returns": (the_king_returns.OPENING,),
        "we_found_you": (we_found_you.OPENING,),
        "face_up": (we_found_you.TurnFaceUp(),),
        "ambush": (ambush.OPENING,),
    },
    steps=(
        ChoosePlotCard(),
        GivePlotCard(),
        leading_to_victory.WINDOW,
        the_king_returns.WINDOW,
        we_found_you.WINDOW,
        ambush.WINDOW,
        are_you_the_one.AreYouTheOne(),
        show_your_strength.ShowYourStrength(),
        show_your_nature.ShowYourNature(),
        restore_your_honour.RestoreYourHonour(),
        restore_your_honour.TakePlotCard(),
    ),
    queries={
        BALLOTS: have_at_you.ballots,
        VOTES: have_at_you.votes,
        HIDDEN_CARDS: we_found_you.hidden_cards,
    },
    listeners={VotesShown: leading_to_victory.team_decided, TeamApproved: leading_to_victory.team_decided},
    more_traits=traits,
    begin=PlotCards,
    known=KnownPlotCards,
)
