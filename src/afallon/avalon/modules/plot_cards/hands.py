"""Who holds which plot cards. All of it is public (AV-PLOT-04)."""

import msgspec

from afallon.avalon.events import PlotCardUsed
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.kernel import ALL, Deck

NAME = "plot_cards"


class PlotCards(msgspec.Struct):
    """The deck (none before the first draw), the drawn cards still to be given, the kept ones, and this round's marks.

    `led`: Leading to Victory was used, and no team has been decided on since. `open_votes` belong to this proposal;
    `face_up` and `looked_at` are seats of this quest's team.
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
    """This player keeps the card."""
    hands = plot_cards(turn).hands
    hands[seat] = [*hands.get(seat, ()), card]


def lose(turn: AvalonTurn, seat: int, card: str) -> None:
    """This player holds the card no longer."""
    plot_cards(turn).hands[seat].remove(card)


def use(turn: AvalonTurn, seat: int, card: str) -> None:
    """A kept card is used and discarded."""
    lose(turn, seat, card)
    turn.emit(PlotCardUsed(seat=seat, card=card), to=ALL)


def holders(position: AvalonPosition, card: str) -> list[int]:
    """Those who hold the card, in their turn: from the leader clockwise (AV-PLOT-05)."""
    leader, seats = position.state.leader, len(position.seats)
    found = [seat for seat, cards in plot_cards(position).hands.items() if card in cards]
    return sorted(found, key=lambda seat: (seat - leader) % seats)
