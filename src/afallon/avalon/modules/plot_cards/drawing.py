"""The draw at the start of a round: the leader draws plot cards and gives each to another player (AV-PLOT-03, 20)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon import questions
from afallon.avalon.events import PlotCardDrawn, PlotCardGiven
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS, deck, draws
from afallon.avalon.modules.plot_cards.hands import keep, plot_cards
from afallon.avalon.state import AvalonPosition, AvalonTurn, State
from afallon.kernel import ALL, CHANCE, Ask, Deck, OneOf, Step, all_of


def _pile(position: AvalonPosition) -> Deck:
    """Return the cards not yet drawn."""
    pile = plot_cards(position).deck
    return Deck.of(deck(len(position.seats))) if pile is None else pile


class DrawPlotCards(Step[State]):
    """One card is drawn; the step repeats until there are enough."""

    name = "draw_plot_cards"

    def ask(self, position: AvalonPosition) -> Ask:
        return all_of(questions.DrawPlotCard(position.state.leader), {CHANCE: _pile(position).choices()})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        own = plot_cards(turn)
        own.deck = _pile(turn)
        card = answers[CHANCE]
        own.deck.take(card)
        own.drawn.append(card)
        turn.emit(PlotCardDrawn(leader=turn.state.leader, card=card), to=ALL)
        enough = len(own.drawn) == draws(len(turn.seats))
        turn.push(ChoosePlotCard.name if enough else self.name)


class ChoosePlotCard(Step[State]):
    """The leader picks the next card to give, if there is a choice."""

    name = "choose_plot_card"

    def ask(self, position: AvalonPosition) -> Ask | None:
        drawn = plot_cards(position).drawn
        different = tuple(dict.fromkeys(drawn))
        if len(different) < 2:
            return None
        return all_of(questions.ChoosePlotCard(tuple(sorted(drawn))), {position.state.leader: OneOf(different)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        drawn = plot_cards(turn).drawn
        card = answers.get(turn.state.leader, drawn[0])
        drawn.remove(card)
        if drawn:
            turn.push(self.name)
        turn.push(GivePlotCard.name, card)


class GivePlotCard(Step[State]):
    """The leader gives the card to another player; it may act at once, before the next one (AV-PLOT-17)."""

    name = "give_plot_card"

    def ask(self, position: AvalonPosition, card: str) -> Ask:
        leader = position.state.leader
        others = tuple(seat for seat in position.seats if seat != leader)
        # Sorted together with the others, the chosen card stays secret until it is given.
        about = questions.GivePlotCard(tuple(sorted((*plot_cards(position).drawn, card))))
        return all_of(about, {leader: OneOf(others)}, own={leader: questions.OwnPlotCard(card)})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any], card: str) -> None:
        for leader, seat in answers.items():
            kept = not PLOT_CARDS[card].at_once
            turn.emit(PlotCardGiven(leader=leader, seat=seat, card=card, kept=kept), to=ALL)
            if kept:
                keep(turn, seat, card)
            else:
                turn.push(card, seat)
