"""Leaks planted in optional characters and modules. The two-worlds test must find them all."""

from collections.abc import Mapping
from typing import Any

import msgspec
from pytest import MonkeyPatch

from afallon import Event
from afallon.avalon import events
from afallon.avalon.characters.cleric import LeaderShows
from afallon.avalon.characters.untrustworthy_servant import Recruit
from afallon.avalon.families.messengers import CountMessages, messages
from afallon.avalon.families.rogues import GiveWatch
from afallon.avalon.fields import Count, Side
from afallon.avalon.modules import lancelot_variant_1
from afallon.avalon.modules.excalibur import ChangeCard, UseExcalibur
from afallon.avalon.modules.plot_cards.window import Window
from afallon.avalon.modules.trapper import TrapCard
from afallon.avalon.state import AvalonPosition, AvalonTurn
from afallon.avalon.steps.beginning import Night
from afallon.avalon.steps.quest import PlayCards
from afallon.kernel import ALL, Ask, OneOf, Seat
from tests.properties.leaks import Plant, widen


class PointedAt(Event):
    seat: Seat


class SideChanged(Event):
    seat: Seat
    side: Side


class MessagesLeft(Event):
    limits_reached: Count


def watch_not_given_without_a_rogue(patch: MonkeyPatch) -> None:
    ask = GiveWatch.ask

    def ask_if_it_matters(self: GiveWatch, position: AvalonPosition) -> Ask | None:
        names = [position.state.characters[seat] for seat in position.state.team]
        return ask(self, position) if any("rogue" in name for name in names) else None

    patch.setattr(GiveWatch, "ask", ask_if_it_matters)


def leader_not_asked_who_is_the_cleric(patch: MonkeyPatch) -> None:
    ask = LeaderShows.ask

    def ask_another(self: LeaderShows, position: AvalonPosition) -> Ask | None:
        return None if position.state.characters[position.state.leader] == "cleric" else ask(self, position)

    patch.setattr(LeaderShows, "ask", ask_another)


def cleric_named_in_the_subject(patch: MonkeyPatch) -> None:
    ask = LeaderShows.ask

    def ask_by_name(self: LeaderShows, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        about = msgspec.structs.replace(question.about, inspector=position.state.holder("cleric"))
        return msgspec.structs.replace(question, about=about)

    patch.setattr(LeaderShows, "ask", ask_by_name)


def thumb_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, LeaderShows, events.LeaderSeen, lambda turn, to: ALL)


def _show_merlin(patch: MonkeyPatch, name: str) -> None:
    """Show Merlin this character separately from the others."""
    resolve = Night.resolve

    def resolve_and_point(self: Night, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        if self.sight.name == "merlin":
            turn.emit(PointedAt(turn.state.holder(name)), to=(turn.state.holder("merlin"),))

    patch.setattr(Night, "resolve", resolve_and_point)


def servant_shown_separately(patch: MonkeyPatch) -> None:
    _show_merlin(patch, "untrustworthy_servant")


def hidden_sorcerer_seen(patch: MonkeyPatch) -> None:
    _show_merlin(patch, "evil_sorcerer")


def card_taken_back_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, ChangeCard, events.CardTakenBack, lambda turn, to: ALL)


def trapped_card_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, TrapCard, events.TrappedCardSeen, lambda turn, to: ALL)


def ambushed_card_told_to_all(patch: MonkeyPatch) -> None:
    widen(patch, Window, events.AmbushedCardSeen, lambda turn, to: ALL)


def lunatic_not_asked(patch: MonkeyPatch) -> None:
    ask, resolve = PlayCards.ask, PlayCards.resolve

    def ask_the_sane(self: PlayCards, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        sane = {seat: hand for seat, hand in question.options.items() if position.state.characters[seat] != "lunatic"}
        return msgspec.structs.replace(question, options=sane)

    def resolve_for_all(self: PlayCards, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, {seat: answers.get(seat, "fail") for seat in turn.state.team})

    patch.setattr(PlayCards, "ask", ask_the_sane)
    patch.setattr(PlayCards, "resolve", resolve_for_all)


def forced_cards_not_offered_to_excalibur(patch: MonkeyPatch) -> None:
    ask = UseExcalibur.ask

    def ask_but_for_the_lunatic(self: UseExcalibur, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        ((holder, options),) = question.options.items()
        others = [seat for seat in options.enumerate() if seat is None or position.state.characters[seat] != "lunatic"]
        return msgspec.structs.replace(question, options={holder: OneOf(tuple(others))})

    patch.setattr(UseExcalibur, "ask", ask_but_for_the_lunatic)


def side_told_to_the_other_lancelot(patch: MonkeyPatch) -> None:
    switch_sides = lancelot_variant_1.switch_sides

    def switch_and_tell(turn: AvalonTurn) -> None:
        switch_sides(turn)
        good, evil = turn.state.holder("good_lancelot"), turn.state.holder("evil_lancelot")
        turn.emit(SideChanged(seat=evil, side=turn.state.sides[evil]), to=(good,))

    patch.setattr(lancelot_variant_1, "switch_sides", switch_and_tell)


def limit_of_messages_told_to_all(patch: MonkeyPatch) -> None:
    resolve = CountMessages.resolve

    def resolve_and_tell(self: CountMessages, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        resolve(self, turn, answers)
        turn.emit(MessagesLeft(list(messages(turn).sent.values()).count(2)), to=ALL)

    patch.setattr(CountMessages, "resolve", resolve_and_tell)


def recruitment_spares_merlin(patch: MonkeyPatch) -> None:
    ask = Recruit.ask

    def ask_but_for_merlin(self: Recruit, position: AvalonPosition) -> Ask:
        question = ask(self, position)
        ((seat, options),) = question.options.items()
        others = [other for other in options.enumerate() if other != position.state.holder("merlin")]
        return msgspec.structs.replace(question, options={seat: OneOf(tuple(others))})

    patch.setattr(Recruit, "ask", ask_but_for_merlin)


LEAKS_OF_MODULES: dict[Plant, tuple[str, ...]] = {
    watch_not_given_without_a_rogue: ("good_rogue",),
    leader_not_asked_who_is_the_cleric: ("cleric",),
    cleric_named_in_the_subject: ("cleric",),
    thumb_told_to_all: ("cleric",),
    servant_shown_separately: ("untrustworthy_servant",),
    hidden_sorcerer_seen: ("merlin", "hidden_sorcerer"),
    card_taken_back_told_to_all: ("excalibur",),
    trapped_card_told_to_all: ("trapper",),
    ambushed_card_told_to_all: ("plot_cards",),
    lunatic_not_asked: ("lunatic",),
    forced_cards_not_offered_to_excalibur: ("lunatic", "excalibur"),
    side_told_to_the_other_lancelot: ("allegiance_deck_six",),
    limit_of_messages_told_to_all: ("messengers",),
    recruitment_spares_merlin: ("untrustworthy_servant",),
}
"""The planted leaks, each with the parts that must be in play."""
