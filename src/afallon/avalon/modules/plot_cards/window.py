"""Windows: the time for a kept card, offered to its holders one after another (AV-PLOT-05)."""

from collections.abc import Callable, Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import holders, holds, use
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import Ask, OneOf, Step

PASS = (None, "pass")
"""The answers of a holder who does not use the card."""

USE_OR_PASS = OneOf(("use", "pass"))

Offer = Callable[[AvalonPosition, int], Ask | None]
"""Function that returns the question to a holder, or `None` if the card cannot be used now."""

Effect = Callable[[AvalonTurn, int, Any], None]
"""Function that applies the card's effect, given its holder and the answer."""


class Window(Step[State]):
    """The first holder of the queue is asked; one with several copies may use the next, one who passes is out."""

    def __init__(self, card: str, offer: Offer, effect: Effect) -> None:
        self.name = card  # type: ignore[misc]
        self._offer, self._effect = offer, effect

    def ask(self, position: AvalonPosition, *queue: int) -> Ask | None:
        return self._offer(position, queue[0])

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], *queue: int) -> None:
        used = [(seat, value) for seat, value in answers.items() if value not in PASS]
        for seat, _ in used:
            use(turn, seat, self.name)
        following = queue if used and holds(turn, queue[0], self.name) else queue[1:]
        if following:
            turn.push(self.name, *following)
        for seat, value in used:
            self._effect(turn, seat, value)


class Opening(Step[State]):
    """The opening of a card's window: each holder is asked in turn."""

    def __init__(self, card: str) -> None:
        self.name = f"{card}_moment"  # type: ignore[misc]
        self._card = card

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        open_window(turn, self._card)


def open_window(turn: AvalonTurn, card: str) -> None:
    if queue := holders(turn, card):
        turn.push(card, *queue)
