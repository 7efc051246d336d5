"""A reader's knowledge about plot cards; nearly all of it is public (AV-PLOT-04)."""

from typing import ClassVar

from afallon.avalon import events, questions
from afallon.avalon.basic_view import BasicView
from afallon.avalon.fields import PlotCard, QuestCard
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS
from afallon.avalon.modules.plot_cards.hands import NAME
from afallon.avalon.part import Known
from afallon.avalon.scene import AvalonOwn, AvalonTable

_THINGS = {name: card.thing for name, card in PLOT_CARDS.items()}
_FOUND, _AMBUSH = _THINGS[questions.WeFoundYou.kind], _THINGS[questions.Ambush.kind]


class KnownPlotCards(Known):
    """The reader's knowledge about hands and effects of plot cards."""

    part: ClassVar[str] = NAME
    drawn: list[PlotCard] = []
    """The drawn cards that the leader has yet to give."""

    hands: dict[int, list[PlotCard]] = {}
    """By seat: the kept cards."""

    found: dict[int, list[int]] = {}
    """By round: the members who must play face up."""

    turned: dict[int, dict[int, QuestCard]] = {}
    """By round: the cards that lie face up, by member."""

    ambushed: dict[int, dict[int, int]] = {}
    """By round and member: the seat that looked at the member's card."""

    def on_plot_card_drawn(self, event: events.PlotCardDrawn, view: BasicView) -> None:
        self.drawn.append(event.card)

    def on_plot_card_given(self, event: events.PlotCardGiven, view: BasicView) -> None:
        self.drawn.remove(event.card)
        if event.kept:
            self.hands.setdefault(event.seat, []).append(event.card)

    def on_plot_card_used(self, event: events.PlotCardUsed, view: BasicView) -> None:
        self.hands[event.seat].remove(event.card)
        if event.card == questions.TheKingReturns.kind:
            view.proposals[-1].stopped_by = event.seat

    def on_plot_card_taken(self, event: events.PlotCardTaken, view: BasicView) -> None:
        self.hands[event.other].remove(event.card)
        self.hands.setdefault(event.seat, []).append(event.card)

    def on_open_vote_shown(self, event: events.OpenVoteShown, view: BasicView) -> None:
        view.proposals[-1].open_votes[event.seat] = event.vote

    def on_member_found(self, event: events.MemberFound, view: BasicView) -> None:
        self.found.setdefault(view.round, []).append(event.member)

    def on_card_turned(self, event: events.CardTurned, view: BasicView) -> None:
        self.turned.setdefault(view.round, {})[event.seat] = event.card
        view.know_card(event.seat, event.card)

    def on_ambushed(self, event: events.Ambushed, view: BasicView) -> None:
        self.ambushed.setdefault(view.round, {})[event.member] = event.seat

    def on_ambushed_card_seen(self, event: events.AmbushedCardSeen, view: BasicView) -> None:
        view.know_card(event.member, event.card)
        view.keep_secret(questions.Ambush.kind, "quest-card", event.seat, event.member, event.card, played=event.card)

    def lay(self, view: BasicView, table: AvalonTable) -> None:
        for seat, cards in self.hands.items():
            table.people[seat].cards += [_THINGS[card] for card in cards]
        held = dict.fromkeys(card for cards in self.hands.values() for card in cards)
        table.helpful += [_THINGS[card] for card in held if view.matter in PLOT_CARDS[card].matters_to]
        if self.drawn:
            table.cards = [_THINGS[card] for card in self.drawn]
        elif view.question is not None and view.question.kind in _THINGS:
            table.cards = [_THINGS[view.question.kind]]
        if not view.team_is_back:
            self._lay_at_team(view.round, table)

    def _lay_at_team(self, round: int, table: AvalonTable) -> None:
        turned = self.turned.get(round, {})
        for seat, card in turned.items():
            table.people[seat].card_up = card
        touched = dict.fromkeys((seat for seat in self.found.get(round, ()) if seat not in turned), _FOUND)
        for seat, by in (touched | dict.fromkeys(self.ambushed.get(round, ()), _AMBUSH)).items():
            if table.people[seat].card_touched is None:
                table.people[seat].card_touched = by

    def tell(self, view: BasicView, own: AvalonOwn) -> None:
        if own.question is None or own.answering is None:
            return
        card = own.question.own["card"] if own.question.kind == questions.GivePlotCard.kind else own.question.kind
        own.answering.card = _THINGS.get(card)
