"""The plot cards in players' hands; all of them are public (AV-PLOT-04)."""

import msgspec

from afallon.avalon.events import PlotCardUsed
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.kernel import ALL, Deck

NAME = "plot_cards"


class PlotCards(msgspec.Struct):
    """State: the deck (`None` before the first draw), drawn cards still to be given, kept cards, and current effects.

    `led`: Leading to Victory was used and no team has been decided since. `open_votes` belong to the current
    proposal; `face_up` and `looked_at` are seats of the current quest's team.
    """

    deck: Deck | None = None
    drawn: list[str] = []
    hands: dict[int, list[str]] = {}
    led: bool = False
    open_votes: dict[int, str] = {}
    face_up: list[int] = []
    looked_at: list[int] = []

    def copy(self) -> "PlotCards":
        return PlotCards(
            deck=None if self.deck is None else self.deck.copy(),
            drawn=list(self.drawn),
            hands={seat: list(cards) for seat, cards in self.hands.items()},
            led=self.led,
            open_votes=dict(self.open_votes),
            face_up=list(self.face_up),
            looked_at=list(self.looked_at),
        )


def plot_cards(position: AvalonPosition) -> PlotCards:
    state: PlotCards = position.state.modules[NAME]
    return state


def holds(position: AvalonPosition, seat: int, card: str) -> bool:
    return card in plot_cards(position).hands.get(seat, ())


def keep(turn: AvalonTurn, seat: int, card: str) -> None:
    """Add the card to this player's hand."""
    hands = plot_cards(turn).hands
    hands[seat] = [*hands.get(seat, ()), card]


def lose(turn: AvalonTurn, seat: int, card: str) -> None:
    """Remove the card from this player's hand."""
    plot_cards(turn).hands[seat].remove(card)


def use(turn: AvalonTurn, seat: int, card: str) -> None:
    """Discard a kept card and announce that it was used."""
    lose(turn, seat, card)
    turn.emit(PlotCardUsed(seat=seat, card=card), to=ALL)


def holders(position: AvalonPosition, card: str) -> list[int]:
    """Return the holders of the card clockwise from the leader (AV-PLOT-05)."""
    leader, seats = position.state.leader, len(position.seats)
    found = [seat for seat, cards in plot_cards(position).hands.items() if card in cards]
    return sorted(found, key=lambda seat: (seat - leader) % seats)
