"""Ambush: after the cards are played, look at one other member's card (AV-PLOT-11)."""

from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import Ambushed, AmbushedCardSeen
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.cards.we_found_you import hidden_cards
from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import Opening, Window
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.kernel import ALL, Ask, OneOf, all_of

CARD = "ambush"


def offer(position: AvalonPosition, seat: int) -> Ask | None:
    """Ask which card to look at; face-up cards and cards already looked at are excluded (AV-PLOT-21)."""
    state, looked_at = position.state, plot_cards(position).looked_at
    others = [other for other in hidden_cards(position, state.team) if other != seat and other not in looked_at]
    if not others:
        return None
    return all_of(questions.Ambush(quest=state.quest, team=state.team), {seat: OneOf((None, *others))})


def effect(turn: AvalonTurn, seat: int, value: Any) -> None:
    plot_cards(turn).looked_at.append(value)
    turn.emit(Ambushed(seat=seat, member=value), to=ALL)
    turn.emit(AmbushedCardSeen(seat=seat, member=value, card=turn.state.cards[value]), to=(seat, value))


PLOT_CARD = PlotCard(
    name=CARD,
    copies=2,
    rules=("AV-PLOT-11", "AV-PLOT-21"),
    # A bow.
    crest="M13 7c16 4 24 18 22 34M13 7l22 34M8 36l25-18m-7-1 7 1-2 7M8 36l1-5m-1 5h5",
    matters_to=(questions.PlayCard,),
    moments={"ambush": (Opening(CARD),)},
    steps=(Window(CARD, offer, effect),),
)
