"""The subjects of questions: public facts of the table only."""

from collections.abc import Callable, Collection
from typing import Any

from afallon import CHANCE, Decision, Table
from afallon.avalon.families.messengers import KnownMessages
from afallon.avalon.modules.excalibur import KnownExcalibur
from afallon.avalon.modules.plot_cards.known import KnownPlotCards

BY_DAY = {"lady_of_the_lake", "are_you_the_one", "show_your_strength", "show_your_nature"}
"""Events that let a player inspect another in public."""


def check_subjects(table: Table[Any]) -> None:
    """Check that all asked seats have the same subject, and that a spectator knows every field of it."""
    decisions = [decision for seat, decision in table.open.items() if seat != CHANCE]
    assert len({decision.about for decision in decisions}) <= 1
    if decisions:
        assert table.view(None).question == decisions[0].about
        check_subject(decisions[0], table.view(None))
    for decision in decisions:
        check_own(decision, table.view(decision.seat))


def check_subject(decision: Decision, public: Any) -> None:
    """Check that every field has a value that is possible by a spectator's knowledge."""
    for field in decision.about.__struct_fields__:
        value, allowed = getattr(decision.about, field), ALLOWED[field](decision, public)
        assert value in allowed, (decision, field, allowed)


def _quest(decision: Decision, public: Any) -> int:
    quest: int = public.quest if decision.kind == "choose_team" else public.proposals[-1].quest
    return quest


def _size(decision: Decision, public: Any) -> int:
    if decision.kind == "choose_team":
        return int(public.sizes[_quest(decision, public) - 1])
    return 1 if _aim(public) == "merlin" else 2  # AV-MSG-08


def _aim(public: Any) -> str | None:
    if {"merlin", "junior_messenger"} <= set(public.deck):
        return KnownMessages.of(public).aim
    return "merlin" if "merlin" in public.deck else "messengers"  # AV-MSG-09


def _is_open(public: Any) -> bool:
    """Return whether open votes are still missing (AV-PLOT-07)."""
    plot = KnownPlotCards.of(public)
    holders = {seat for seat, cards in plot.hands.items() if "have_at_you" in cards}
    return bool(holders - set(public.proposals[-1].open_votes))


def _plot_cards(decision: Decision, public: Any) -> tuple[str, ...]:
    plot = KnownPlotCards.of(public)
    if decision.kind == "take_plot_card":
        return tuple(plot.hands[decision.about.other])
    return tuple(sorted(plot.drawn))


def _others(decision: Decision, public: Any) -> list[int]:
    return [seat for seat in range(public.seats) if seat != decision.seat]


ALLOWED: dict[str, Callable[[Any, Any], Collection[Any]]] = {
    "leader": lambda decision, public: [public.leader],
    "round": lambda decision, public: [public.round],
    "attempt": lambda decision, public: [public.attempt],
    "team": lambda decision, public: [public.proposals[-1].team],
    "quest": lambda decision, public: [_quest(decision, public)],
    "fails_to_sink": lambda decision, public: [public.fails_to_sink[_quest(decision, public) - 1]],
    "size": lambda decision, public: [_size(decision, public)],
    "openly": lambda decision, public: [_is_open(public)],
    "holder": lambda decision, public: [KnownExcalibur.of(public).holder(public)],
    "through": lambda decision, public: BY_DAY if public.round else ["cleric"],
    "inspector": lambda decision, public: [public.inspections[-1].inspector if public.round else None],
    "receiver": _others,
    "other": _others,
    "cards": lambda decision, public: [_plot_cards(decision, public)],
    "aim": lambda decision, public: [_aim(public)],
}
"""The possible values of each field. A new field adds a line."""


def check_own(decision: Decision, view: Any) -> None:
    """Check that the asked seat already knows its private part."""
    own = decision.own
    match decision.kind:
        case "show_loyalty":
            assert own.side == view.sides[decision.seat]
        case "change_card":
            assert own.card == view.cards_given[decision.about.quest][decision.seat]
        case "give_plot_card":
            assert own.card in decision.about.cards
        case _:
            assert own is None
