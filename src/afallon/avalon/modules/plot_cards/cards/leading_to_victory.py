"""Leading to Victory: become the leader before the current leader has acted (AV-PLOT-12, 20)."""

from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import TeamApproved, VotesShown
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import USE_OR_PASS, Opening, Window
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.avalon.steps.proposal import lead
from afallon.kernel import Ask, all_of

CARD = "leading_to_victory"


def offer(position: AvalonPosition, seat: int) -> Ask | None:
    """Ask every holder but the leader; after a use nobody is asked until a team has been decided."""
    state = position.state
    if seat == state.leader or plot_cards(position).led:
        return None
    about = questions.LeadingToVictory(leader=state.leader, round=state.round, attempt=state.attempt)
    return all_of(about, {seat: USE_OR_PASS})


def effect(turn: AvalonTurn, seat: int, value: Any) -> None:
    plot_cards(turn).led = True
    lead(turn, seat)


def team_decided(turn: AvalonTurn, event: VotesShown | TeamApproved) -> None:
    """Allow the next use after a vote, or after a fifth team that goes without one (AV-VOTE-07)."""
    plot_cards(turn).led = False


PLOT_CARD = PlotCard(
    name=CARD,
    copies=2,
    rules=("AV-PLOT-12", "AV-PLOT-20"),
    # A banner.
    crest="M13 5v38M13 8h26l-6 7 6 7H13M8 43h10",
    moments={"leading_to_victory": (Opening(CARD),)},
    steps=(Window(CARD, offer, effect),),
    listeners={VotesShown: team_decided, TeamApproved: team_decided},
)
