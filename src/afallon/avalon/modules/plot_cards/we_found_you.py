"""We Found You: before the cards are chosen, name another member, who must play face up (AV-PLOT-13, 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import plot_cards
from afallon.avalon.modules.plot_cards.window import Window, open_window
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, OneOf, Options, Step

CARD = "we_found_you"


class BeforeCards(Step[State]):
    """A new quest: no card lies face up, and none has been looked at."""

    name = f"{CARD}_moment"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        own = plot_cards(table)
        own.face_up, own.looked_at = [], []
        open_window(table, CARD)


class TurnFaceUp(Step[State]):
    """When all have chosen, the named member's card is shown with his name, before Excalibur."""

    name = "turn_face_up"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for seat in plot_cards(table).face_up:
            table.emit("card_turned", to=ALL, seat=seat, card=table.state.cards[seat])


def offer(table: AvalonTable, seat: int) -> Options | None:
    others = [other for other in hidden_cards(table, table.state.team) if other != seat]
    return OneOf((None, *others)) if others else None


def effect(table: AvalonTable, seat: int, value: Any) -> None:
    plot_cards(table).face_up.append(value)
    table.emit("member_found", to=ALL, seat=seat, member=value)


def hidden_cards(table: AvalonTable, members: tuple[int, ...]) -> tuple[int, ...]:
    """The members whose cards do not lie face up."""
    return tuple(seat for seat in members if seat not in plot_cards(table).face_up)


WINDOW = Window(CARD, "AV-PLOT-13", offer, effect)
OPENING = BeforeCards()
