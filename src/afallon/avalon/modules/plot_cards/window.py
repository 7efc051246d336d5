"""A window: the moment of one kept card, offered to its holders one after another (AV-PLOT-05)."""

from collections.abc import Callable, Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import holders, holds, use
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import Ask, Options, Step, all_of

PASS = (None, "pass")
"""The answers by which a holder lets the moment go."""

Offer = Callable[[AvalonTable, int], Options | None]
"""What a holder may answer, or nothing if the card cannot be used now."""

Effect = Callable[[AvalonTable, int, Any], None]
"""What happens when a holder uses the card, with the answer."""


class Window(Step[State]):
    """One holder is asked; who uses one of several may use the next, who passes may not come back."""

    def __init__(self, card: str, rule: str, offer: Offer, effect: Effect) -> None:
        self.name = card  # type: ignore[misc]
        self._rule, self._offer, self._effect = rule, offer, effect

    def ask(self, table: AvalonTable, *queue: int) -> Ask | None:
        seat = queue[0]
        options = self._offer(table, seat)
        return None if options is None else all_of(self.name, {seat: options}, rule=self._rule)

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], *queue: int) -> None:
        used = [(seat, value) for seat, value in answers.items() if value not in PASS]
        for seat, _ in used:
            use(table, seat, self.name)
        following = queue if used and holds(table, queue[0], self.name) else queue[1:]
        if following:
            table.push(self.name, *following)
        for seat, value in used:
            self._effect(table, seat, value)


class Opening(Step[State]):
    """The moment has come: every holder of the card gets the chance in turn."""

    def __init__(self, card: str) -> None:
        self.name = f"{card}_moment"  # type: ignore[misc]
        self._card = card

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        open_window(table, self._card)


def open_window(table: AvalonTable, card: str) -> None:
    if queue := holders(table, card):
        table.push(card, *queue)
