"""Leading to Victory: become the leader before the leader has done anything (AV-PLOT-12, 20)."""

from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import TeamApproved, VotesShown
from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import USE_OR_PASS, Opening, Window
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.avalon.steps.proposal import lead
from afallon.kernel import Ask, all_of

CARD = "leading_to_victory"


def offer(position: AvalonPosition, seat: int) -> Ask | None:
    """To all but the leader, and after one was used to nobody until a vote has been held."""
    state = position.state
    if seat == state.leader or plot_cards(position).led:
        return None
    about = questions.LeadingToVictory(leader=state.leader, round=state.round, attempt=state.attempt)
    return all_of(about, {seat: USE_OR_PASS})


def effect(turn: AvalonTurn, seat: int, value: Any) -> None:
    plot_cards(turn).led = True
    lead(turn, seat)


def team_decided(turn: AvalonTurn, event: VotesShown | TeamApproved) -> None:
    """A vote has been held, or a fifth team goes without one (AV-VOTE-07): the next may be used."""
    plot_cards(turn).led = False


WINDOW = Window(CARD, offer, effect)
OPENING = Opening(CARD)
