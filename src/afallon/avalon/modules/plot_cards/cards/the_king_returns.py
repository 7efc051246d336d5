"""The King Returns: turns an approved team into a rejected one (AV-PLOT-10)."""

from typing import Any

from afallon.avalon import questions
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.window import USE_OR_PASS, Opening, Window
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.avalon.steps.proposal import goes_without_vote
from afallon.kernel import Ask, all_of

CARD = "the_king_returns"


def offer(position: AvalonPosition, seat: int) -> Ask | None:
    """Ask only if a vote has approved the team (AV-VOTE-07)."""
    state = position.state
    if not state.approved or goes_without_vote(position):
        return None
    about = questions.TheKingReturns(leader=state.leader, team=state.team, quest=state.quest, attempt=state.attempt)
    return all_of(about, {seat: USE_OR_PASS})


def effect(turn: AvalonTurn, seat: int, value: Any) -> None:
    turn.state.approved = False


PLOT_CARD = PlotCard(
    name=CARD,
    copies=1,
    copies_more=2,
    rules=("AV-PLOT-10",),
    # A crown.
    crest="M9 33 6 14l9 8 9-14 9 14 9-8-3 19ZM9 39h30",
    matters_to=(questions.Vote,),
    moments={"the_king_returns": (Opening(CARD),)},
    steps=(Window(CARD, offer, effect),),
)
