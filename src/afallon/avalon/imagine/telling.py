"""Reconstruct hidden answers from later events of the stream."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from afallon.avalon import events, questions
from afallon.kernel import Asked, Decision, Event, Question, Rewound, Rng

Reading = Callable[[Any, int], Any]
"""Function from an event and a seat to the seat's answer; `...` if the event is about something else."""

Readings = dict[type[Event], Reading]


def _of(field: str) -> Reading:
    return lambda event, seat: getattr(event, field)


def _by(seat_field: str, field: str) -> Reading:
    return lambda event, seat: getattr(event, field) if getattr(event, seat_field) == seat else ...


def _used(card: type[Question]) -> Readings:
    return {events.PlotCardUsed: lambda event, seat: "use" if (event.seat, event.card) == (seat, card.kind) else ...}


_TOLD_BY: dict[type[Question], Readings] = {
    questions.ChooseQuest: {events.QuestChosen: _of("quest")},
    questions.ChooseTeam: {events.TeamProposed: _of("team")},
    questions.GiveExcalibur: {events.ExcaliburGiven: _of("seat")},
    questions.Vote: {
        events.OpenVoteShown: _by("seat", "vote"),
        events.VotesShown: lambda event, seat: event.votes[seat],
    },
    questions.GiveWatch: {events.WatchGiven: _of("seat")},
    questions.UseExcalibur: {events.ExcaliburUsed: _of("seat")},
    questions.TrapCard: {events.CardTrapped: _of("seat")},
    questions.Inspect: {events.Inspected: _of("inspected")},
    questions.ShowLoyalty: {
        events.LoyaltyShown: _by("inspected", "card"),
        events.LeaderSeen: _by("leader", "card"),
    },
    questions.Recruit: {events.RecruitmentTried: _of("named")},
    questions.DeclareAim: {events.AimDeclared: _of("aim")},
    questions.Assassinate: {events.MerlinGuessed: _of("named"), events.MessengersGuessed: _of("named")},
    questions.ChoosePlotCard: {events.PlotCardGiven: _of("card")},
    questions.GivePlotCard: {events.PlotCardGiven: _of("seat")},
    questions.LeadingToVictory: _used(questions.LeadingToVictory),
    questions.TheKingReturns: _used(questions.TheKingReturns),
    questions.WeFoundYou: {events.MemberFound: _by("seat", "member")},
    questions.Ambush: {events.Ambushed: _by("seat", "member")},
    questions.AreYouTheOne: {events.Inspected: _by("inspector", "inspected")},
    questions.ShowYourStrength: {events.Inspected: _of("inspector")},
    questions.ShowYourNature: {events.Inspected: _of("inspector")},
    questions.RestoreYourHonour: {events.PlotCardTaken: _of("other")},
    questions.TakePlotCard: {events.PlotCardTaken: _of("card")},
}
"""By question: the events that reveal its answer, with a function that extracts it."""

_SILENCE: dict[type[Question], str | None] = {
    questions.LeadingToVictory: "pass",
    questions.TheKingReturns: "pass",
    questions.WeFoundYou: None,
    questions.Ambush: None,
    questions.AreYouTheOne: None,
}
"""By question: the answer if no event has followed."""

_TOLD_AFTER_ANOTHER_QUESTION = (questions.ChoosePlotCard, questions.RestoreYourHonour)

DRAWN = (events.AllegianceLaid, events.AllegianceDrawn, events.PlotCardDrawn)
"""The events whose `card` is a draw of chance after the deal."""


def told_later(decision: Decision, stream: Sequence[Event], place: int, rng: Rng) -> Any:
    """Return the answer at this place as revealed by later events, else a random legal answer."""
    question = type(decision.about)
    readings = _TOLD_BY.get(question, {})
    for event in islice(stream, place + 1, None):
        if (reading := readings.get(type(event))) is not None:
            value = reading(event, decision.seat)
            if value is not ...:
                return value
        if isinstance(event, Rewound) and event.to <= place:
            break
        if isinstance(event, Asked) and _is_past(decision, event):
            break
    return _SILENCE[question] if question in _SILENCE else decision.options.sample(rng)


def _is_past(decision: Decision, asked: Asked) -> bool:
    """Whether this later question shows that the decision is resolved."""
    if isinstance(decision.about, _TOLD_AFTER_ANOTHER_QUESTION):
        return False
    return asked.seat == decision.seat or type(asked.about) is not type(decision.about)
