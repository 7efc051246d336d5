"""We Found You: before cards are chosen, name another member who must play face up (AV-PLOT-13, 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import CardTurned, MemberFound
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import Window, open_window
from afallon.avalon.queries import HIDDEN_CARDS
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

CARD = "we_found_you"


class BeforeCards(Step[State]):
    """Reset the face-up and looked-at cards for a new quest, then open the card's window."""

    name = f"{CARD}_moment"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        own = plot_cards(turn)
        own.face_up, own.looked_at = [], []
        open_window(turn, CARD)


class TurnFaceUp(Step[State]):
    """When all have chosen, the named member's card is shown with its player, before Excalibur."""

    name = "turn_face_up"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for seat in plot_cards(turn).face_up:
            turn.emit(CardTurned(seat=seat, card=turn.state.cards[seat]), to=ALL)


def offer(position: AvalonPosition, seat: int) -> Ask | None:
    state = position.state
    others = [other for other in hidden_cards(position, state.team) if other != seat]
    if not others:
        return None
    return all_of(questions.WeFoundYou(quest=state.quest, team=state.team), {seat: OneOf((None, *others))})


def effect(turn: AvalonTurn, seat: int, value: Any) -> None:
    plot_cards(turn).face_up.append(value)
    turn.emit(MemberFound(seat=seat, member=value), to=ALL)


def hidden_cards(position: AvalonPosition, members: tuple[int, ...]) -> tuple[int, ...]:
    """Return the members whose cards are face down."""
    return tuple(seat for seat in members if seat not in plot_cards(position).face_up)


PLOT_CARD = PlotCard(
    name=CARD,
    copies_more=1,
    rules=("AV-PLOT-13", "AV-PLOT-21"),
    # A ray of light.
    crest="M24 5v7M10 9l4 6M38 9l-4 6M8 30c9-11 23-11 32 0-9 11-23 11-32 0Zm16-5a5 5 0 1 0 .1 0Z",
    matters_to=(questions.PlayCard,),
    moments={"we_found_you": (BeforeCards(),), "face_up": (TurnFaceUp(),)},
    steps=(Window(CARD, offer, effect),),
    queries={HIDDEN_CARDS: hidden_cards},
)
