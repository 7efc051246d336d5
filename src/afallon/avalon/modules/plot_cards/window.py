"""A window: the moment of one kept card, offered to its holders one after another (AV-PLOT-05)."""

from collections.abc import Callable, Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import holders, holds, use
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import Ask, OneOf, Step

PASS = (None, "pass")
"""The answers by which a holder lets the moment go."""

USE_OR_PASS = OneOf(("use", "pass"))

Offer = Callable[[AvalonPosition, int], Ask | None]
"""What a holder is asked, or nothing if the card cannot be used now."""

Effect = Callable[[AvalonTurn, int, Any], None]
"""What happens when a holder uses the card, with the answer."""


class Window(Step[State]):
    """One holder is asked; who uses one of several may use the next, who passes may not come back."""

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
    """The moment has come: every holder of the card gets the chance in turn."""

    def __init__(self, card: str) -> None:
        self.name = f"{card}_moment"  # type: ignore[misc]
        self._card = card

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        open_window(turn, self._card)


def open_window(turn: AvalonTurn, card: str) -> None:
    if queue := holders(turn, card):
        turn.push(card, *queue)
