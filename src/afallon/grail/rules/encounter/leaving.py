"""Leaving an encounter: by falling, by retreating, or with an exhausted deck."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.encounter.events import AttackCancelled, AttackEnded, ParticipantLeft
from afallon.grail.rules.queries import AFTER_EFFECT
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def leave_encounter(turn: GrailTurn, seat: int) -> None:
    """Remove a participant. If it was active, the others continue with step 4 (GR-COMBAT-119, 128, 130)."""
    encounter = turn.state.encounter
    if encounter is None or encounter.ended is not None or seat not in encounter.participants:
        return
    was_active = encounter.active == seat
    tell(turn, ParticipantLeft(seat=seat))
    if not encounter.participants:
        end_encounter(turn, "not_won")
    elif was_active:
        turn.leave(f"{encounter.kind}_activation")
        if encounter.attack is not None:
            tell(turn, AttackEnded())
    elif encounter.victim == seat:
        tell(turn, AttackCancelled())  # the rest of it has no target (GR-COMBAT-103)


class LeaveEncounter(Step[State]):
    name = "leave_encounter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        leave_encounter(turn, seat)


class Fall(Step[State]):
    """Remove a character with health 0 at once, at no cost (GR-TRACK-09, 10). Traits of the enemy react first."""

    name = "fall"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if turn.state.encounter is not None:
            turn.push(LeaveEncounter.name, seat)
            for step in turn.fold(AFTER_EFFECT, ()):
                turn.push(step)


class ForcedRetreats(Step[State]):
    """Between two effects, carry out the retreats of those who could not draw (GR-COMBAT-115, 158, GR-DIPLO-81)."""

    name = "forced_retreats"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = turn.state.encounter
        if encounter is None or not encounter.retreating:
            return
        if encounter.kind == "diplomacy":
            turn.push("diplomacy_lost")
            return
        turn.push(self.name)
        turn.push("retreat", encounter.retreating[0])
