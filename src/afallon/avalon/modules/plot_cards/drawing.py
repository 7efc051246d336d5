"""At the start of a quest the leader draws plot cards openly and gives each to another player (AV-PLOT-03, 20)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.modules.plot_cards.decks import AT_ONCE, deck, draws
from afallon.avalon.modules.plot_cards.hands import keep, plot_cards
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, CHANCE, Ask, Deck, OneOf, Step, all_of


def _pile(table: AvalonTable) -> Deck:
    """The cards not yet drawn."""
    pile = plot_cards(table).deck
    return Deck.of(deck(len(table.seats))) if pile is None else pile


class DrawPlotCards(Step[State]):
    """One card is drawn; the step comes again until there are enough."""

    name = "draw_plot_cards"

    def ask(self, table: AvalonTable) -> Ask:
        return all_of("draw_plot_card", {CHANCE: _pile(table).choices()}, rule="AV-PLOT-03")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        own = plot_cards(table)
        own.deck = _pile(table)
        card = answers[CHANCE]
        own.deck.take(card)
        own.drawn.append(card)
        table.emit("plot_card_drawn", to=ALL, leader=table.state.leader, card=card)
        enough = len(own.drawn) == draws(len(table.seats))
        table.push(ChoosePlotCard.name if enough else self.name)


class ChoosePlotCard(Step[State]):
    """The leader picks the next card to give, if there is a choice."""

    name = "choose_plot_card"

    def ask(self, table: AvalonTable) -> Ask | None:
        different = tuple(dict.fromkeys(plot_cards(table).drawn))
        if len(different) < 2:
            return None
        return all_of("choose_plot_card", {table.state.leader: OneOf(different)}, rule="AV-PLOT-03")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        drawn = plot_cards(table).drawn
        card = answers.get(table.state.leader, drawn[0])
        drawn.remove(card)
        if drawn:
            table.push(self.name)
        table.push(GivePlotCard.name, card)


class GivePlotCard(Step[State]):
    """The leader gives the card to another player; one that acts at once does so before the next (AV-PLOT-17)."""

    name = "give_plot_card"

    def ask(self, table: AvalonTable, card: str) -> Ask:
        leader = table.state.leader
        others = tuple(seat for seat in table.seats if seat != leader)
        return all_of("give_plot_card", {leader: OneOf(others)}, rule="AV-PLOT-03")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], card: str) -> None:
        for leader, seat in answers.items():
            table.emit("plot_card_given", to=ALL, leader=leader, seat=seat, card=card)
            if card in AT_ONCE:
                table.push(card, seat)
            else:
                keep(table, seat, card)
