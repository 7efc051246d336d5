"""What a stream tells of answers whose values it does not hold: later events do."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from afallon.kernel import Decision, Event, Rng

Told = dict[str, Any]
Reading = Callable[[Told, int], Any]
"""What an event tells of this seat's answer; `...` if it speaks of something else."""


def _of(field: str) -> Reading:
    return lambda told, seat: told[field]


def _by(seat_field: str, field: str) -> Reading:
    return lambda told, seat: told[field] if told[seat_field] == seat else ...


def _used(card: str) -> dict[str, Reading]:
    return {"plot_card_used": lambda told, seat: "use" if (told["seat"], told["card"]) == (seat, card) else ...}


_TOLD_BY: dict[str, dict[str, Reading]] = {
    "choose_quest": {"quest_chosen": _of("quest")},
    "choose_team": {"team_proposed": _of("team")},
    "give_excalibur": {"excalibur_given": _of("seat")},
    "vote": {"open_vote_shown": _by("seat", "vote"), "votes_shown": lambda told, seat: told["votes"][seat]},
    "give_watch": {"watch_given": _of("seat")},
    "use_excalibur": {"excalibur_used": _of("seat")},
    "trap_card": {"card_trapped": _of("seat")},
    "inspect": {"inspected": _of("inspected")},
    "show_loyalty": {"loyalty_shown": _by("inspected", "card"), "leader_seen": _by("leader", "card")},
    "recruit": {"recruitment_tried": _of("named")},
    "declare_aim": {"aim_declared": _of("aim")},
    "assassinate": {"merlin_guessed": _of("named"), "messengers_guessed": _of("named")},
    "choose_plot_card": {"plot_card_given": _of("card")},
    "give_plot_card": {"plot_card_given": _of("seat")},
    "leading_to_victory": _used("leading_to_victory"),
    "the_king_returns": _used("the_king_returns"),
    "we_found_you": {"member_found": _by("seat", "member")},
    "ambush": {"ambushed": _by("seat", "member")},
    "are_you_the_one": {"inspected": _by("inspector", "inspected")},
    "show_your_strength": {"inspected": _of("inspector")},
    "show_your_nature": {"inspected": _of("inspector")},
    "restore_your_honour": {"plot_card_taken": _of("other")},
    "take_plot_card": {"plot_card_taken": _of("card")},
}
"""By kind of decision: the events that tell its answer, and how."""

_SILENCE: dict[str, str | None] = {
    "leading_to_victory": "pass",
    "the_king_returns": "pass",
    "we_found_you": None,
    "ambush": None,
    "are_you_the_one": None,
}
"""What it means, by kind of decision, that nothing has followed."""

_TOLD_AFTER_ANOTHER_QUESTION = frozenset({"choose_plot_card", "restore_your_honour"})

DRAWN = frozenset({"allegiance_laid", "allegiance_drawn", "plot_card_drawn"})
"""The events that tell what chance has drawn after the deal: their `card`."""


def told_later(decision: Decision, events: Sequence[Event], place: int, rng: Rng) -> Any:
    """The answer at this place as later events tell it; where they do not, anything that may be answered."""
    readings = _TOLD_BY.get(decision.kind, {})
    for event in islice(events, place + 1, None):
        if (reading := readings.get(event.kind)) is not None:
            value = reading(event.data, decision.seat)
            if value is not ...:
                return value
        if event.kind == "rewound" and event.data["to"] <= place:
            break
        if event.kind == "asked" and _is_past(decision, event.data):
            break
    return _SILENCE[decision.kind] if decision.kind in _SILENCE else decision.options.sample(rng)


def _is_past(decision: Decision, asked: Told) -> bool:
    """Whether the moment of a decision is over when this is asked."""
    if decision.kind in _TOLD_AFTER_ANOTHER_QUESTION:
        return False
    return bool(asked["seat"] == decision.seat or asked["kind"] != decision.kind)
