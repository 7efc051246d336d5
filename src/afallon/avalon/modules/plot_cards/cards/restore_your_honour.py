"""Restore Your Honour: the receiver must take one plot card from another player (AV-PLOT-14, 22)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import PlotCardTaken
from afallon.avalon.modules.plot_cards.card import PlotCard
from afallon.avalon.modules.plot_cards.hands import keep, lose, plot_cards
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of


class RestoreYourHonour(Step[State]):
    """The receiver names a player with a plot card; if there is none, nothing happens."""

    name = "restore_your_honour"

    def ask(self, position: AvalonPosition, receiver: int) -> Ask | None:
        hands = plot_cards(position).hands
        others = tuple(seat for seat in position.seats if seat != receiver and hands.get(seat))
        if not others:
            return None
        return all_of(questions.RestoreYourHonour(position.state.leader), {receiver: OneOf(others)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int) -> None:
        for other in answers.values():
            turn.push(TakePlotCard.name, receiver, other)


class TakePlotCard(Step[State]):
    """The receiver chooses the card, if the other player holds different ones."""

    name = "take_plot_card"

    def ask(self, position: AvalonPosition, receiver: int, other: int) -> Ask | None:
        hand = plot_cards(position).hands[other]
        different = tuple(dict.fromkeys(hand))
        if len(different) < 2:
            return None
        return all_of(questions.TakePlotCard(other=other, cards=tuple(hand)), {receiver: OneOf(different)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], receiver: int, other: int) -> None:
        card = answers.get(receiver, plot_cards(turn).hands[other][0])
        lose(turn, other, card)
        keep(turn, receiver, card)
        turn.emit(PlotCardTaken(seat=receiver, other=other, card=card), to=ALL)


PLOT_CARD = PlotCard(
    name=RestoreYourHonour.name,
    copies=1,
    at_once=True,
    rules=("AV-PLOT-14", "AV-PLOT-22"),
    # A wreath.
    crest=(
        "M23 42C12 40 7 31 8 17M25 42c11-2 16-11 15-25M8 17c5 0 6 4 5 7m-3 4c5-1 7 2 7 5m0 5c3-3 6-2 7 2M40 17"
        "c-5 0-6 4-5 7m3 4c-5-1-7 2-7 5m0 5c-3-3-6-2-7 2"
    ),
    steps=(RestoreYourHonour(), TakePlotCard()),
)
