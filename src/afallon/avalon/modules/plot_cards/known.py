"""What a reader knows of the plot cards. Nearly all of it is public (AV-PLOT-04)."""

from typing import ClassVar

from afallon.avalon import events
from afallon.avalon.basic_view import BasicView
from afallon.avalon.fields import Ballot, PlotCard, QuestCard
from afallon.avalon.modules.plot_cards.hands import NAME
from afallon.avalon.part import Known


class KnownPlotCards(Known):
    """Who holds which cards, and what the cards have done."""

    part: ClassVar[str] = NAME
    drawn: list[PlotCard] = []
    """Those that the leader is still to give."""

    hands: dict[int, list[PlotCard]] = {}
    """By seat: the kept cards."""

    open_votes: dict[int, dict[int, Ballot]] = {}
    """By proposal, counted from 0: the votes that were shown before the others chose, by seat."""

    found: dict[int, list[int]] = {}
    """By round: the members who must play face up."""

    turned: dict[int, dict[int, QuestCard]] = {}
    """By round: the cards that lie face up, by member."""

    ambushed: dict[int, dict[int, int]] = {}
    """By round: who looked at a card, by member whose card it was."""

    def on_plot_card_drawn(self, event: events.PlotCardDrawn, view: BasicView) -> None:
        self.drawn.append(event.card)

    def on_plot_card_given(self, event: events.PlotCardGiven, view: BasicView) -> None:
        self.drawn.remove(event.card)
        if event.kept:
            self.hands.setdefault(event.seat, []).append(event.card)

    def on_plot_card_used(self, event: events.PlotCardUsed, view: BasicView) -> None:
        self.hands[event.seat].remove(event.card)

    def on_plot_card_taken(self, event: events.PlotCardTaken, view: BasicView) -> None:
        self.hands[event.other].remove(event.card)
        self.hands.setdefault(event.seat, []).append(event.card)

    def on_open_vote_shown(self, event: events.OpenVoteShown, view: BasicView) -> None:
        self.open_votes.setdefault(len(view.proposals) - 1, {})[event.seat] = event.vote

    def on_member_found(self, event: events.MemberFound, view: BasicView) -> None:
        self.found.setdefault(view.round, []).append(event.member)

    def on_card_turned(self, event: events.CardTurned, view: BasicView) -> None:
        self.turned.setdefault(view.round, {})[event.seat] = event.card
        view.know_card(event.seat, event.card)

    def on_ambushed(self, event: events.Ambushed, view: BasicView) -> None:
        self.ambushed.setdefault(view.round, {})[event.member] = event.seat

    def on_ambushed_card_seen(self, event: events.AmbushedCardSeen, view: BasicView) -> None:
        view.know_card(event.member, event.card)
