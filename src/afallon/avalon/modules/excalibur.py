"""Excalibur: its holder may order another member to change his card (EXC)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from afallon.avalon.cards import exchanged
from afallon.avalon.module import AvalonModule
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

NAME = "excalibur"


class Excalibur(msgspec.Struct):
    """Who holds it with this proposal."""

    holder: int = -1

    def copy(self) -> "Excalibur":
        return Excalibur(self.holder)


class GiveExcalibur(Step[State]):
    """With the proposal the leader gives it to a member other than himself (AV-EXC-01)."""

    name = "give_excalibur"

    def ask(self, table: AvalonTable) -> Ask:
        leader = table.state.leader
        others = tuple(seat for seat in table.state.team if seat != leader)
        return all_of("give_excalibur", {leader: OneOf(others)}, rule="AV-EXC-01")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for leader, seat in answers.items():
            table.state.modules[NAME].holder = seat
            table.emit("excalibur_given", to=ALL, leader=leader, seat=seat)


class UseExcalibur(Step[State]):
    """After the cards are played the holder orders a change, or declines; both are public (AV-EXC-02, 03, 05)."""

    name = "use_excalibur"

    def ask(self, table: AvalonTable) -> Ask:
        holder = table.state.modules[NAME].holder
        hidden = table.fold("hidden_cards", table.state.team)  # AV-PLOT-15
        others = tuple(seat for seat in hidden if seat != holder)
        return all_of("use_excalibur", {holder: OneOf((None, *others))}, rule="AV-EXC-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        for holder, seat in answers.items():
            table.emit("excalibur_used", to=ALL, holder=holder, seat=seat)
            if seat is not None:
                table.push("change_card", holder, seat)


class ChangeCard(Step[State]):
    """The ordered member changes his card, and the holder sees the one that was taken back (AV-EXC-03)."""

    name = "change_card"

    def ask(self, table: AvalonTable, holder: int, seat: int) -> Ask:
        return all_of("change_card", {seat: OneOf((exchanged(table.state.cards[seat]),))}, rule="AV-EXC-02")

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any], holder: int, seat: int) -> None:
        cards = table.state.cards
        table.emit("card_taken_back", to=(holder, seat), holder=holder, seat=seat, card=cards[seat])
        cards[seat] = answers[seat]


MODULE = AvalonModule(
    name=NAME,
    moments={"give_excalibur": (GiveExcalibur(),), "use_excalibur": (UseExcalibur(),)},
    steps=(ChangeCard(),),
    begin=Excalibur,
)
