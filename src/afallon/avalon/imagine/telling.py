"""What a stream tells of answers whose values it does not hold: later events do."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from afallon.avalon import events, questions
from afallon.kernel import Asked, Decision, Event, Question, Rewound, Rng

Reading = Callable[[Any, int], Any]
"""What an event tells of this seat's answer; `...` if it speaks of something else."""

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
"""By question: the events that tell its answer, and how."""

_SILENCE: dict[type[Question], str | None] = {
    questions.LeadingToVictory: "pass",
    questions.TheKingReturns: "pass",
    questions.WeFoundYou: None,
    questions.Ambush: None,
    questions.AreYouTheOne: None,
}
"""What it means, by question, that nothing has followed."""

_TOLD_AFTER_ANOTHER_QUESTION = (questions.ChoosePlotCard, questions.RestoreYourHonour)

DRAWN = (events.AllegianceLaid, events.AllegianceDrawn, events.PlotCardDrawn)
"""The events that tell what chance has drawn after the deal: their `card`."""


def told_later(decision: Decision, stream: Sequence[Event], place: int, rng: Rng) -> Any:
    """The answer at this place as later events tell it; where they do not, anything that may be answered."""
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
    """Whether the moment of a decision is over when this is asked."""
    if isinstance(decision.about, _TOLD_AFTER_ANOTHER_QUESTION):
        return False
    return asked.seat == decision.seat or type(asked.about) is not type(decision.about)
