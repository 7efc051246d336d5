"""Restore Your Honour: the receiver must take one plot card from another player (AV-PLOT-14, 22)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.hands import keep, lose, plot_cards
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of


class RestoreYourHonour(Step[State]):
    """The receiver names somebody who has a card to take; without anybody, nothing happens."""

    name = "restore_your_honour"

    def ask(self, table: AvalonTable, receiver: int) -> Ask | None:
        hands = plot_cards(table).hands
        others = tuple(seat for seat in table.seats if seat != receiver and hands.get(seat))
        return all_of(self.name, {receiver: OneOf(others)}, rule="AV-PLOT-14") if others else None

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], receiver: int) -> None:
        for other in answers.values():
            table.push(TakePlotCard.name, receiver, other)


class TakePlotCard(Step[State]):
    """The receiver chooses which card, if the other holds different ones."""

    name = "take_plot_card"

    def ask(self, table: AvalonTable, receiver: int, other: int) -> Ask | None:
        different = tuple(dict.fromkeys(plot_cards(table).hands[other]))
        if len(different) < 2:
            return None
        return all_of(self.name, {receiver: OneOf(different)}, rule="AV-PLOT-14")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], receiver: int, other: int) -> None:
        card = answers.get(receiver, plot_cards(table).hands[other][0])
        lose(table, other, card)
        keep(table, receiver, card)
        table.emit("plot_card_taken", to=ALL, seat=receiver, other=other, card=card)
