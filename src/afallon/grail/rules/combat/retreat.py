"""Retreating from combat: an energy, an opportunity attack, and out (GR-COMBAT-125 to 130)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.grail.rules.combat.opportunity import attack_opportunely
from afallon.grail.rules.effects.running import GO_ON
from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.charges import RETREAT, use_right, with_rights
from afallon.grail.rules.encounter.leaving import LeaveEncounter
from afallon.grail.rules.encounter.rounds import due_delayed
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Step, all_of


class Retreat(Step[State]):
    """Energy is lost, not paid: a retreat is possible even with none (GR-COMBAT-126, 127)."""

    name = "retreat"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if seat in under_way(turn.state).participants:
            turn.push(LeaveEncounter.name, seat)
            change_quantity(turn, seat, "energy", -1)
            attack_opportunely(turn, seat)


class BreathingSpace(Step[State]):
    """Between two things that befall it the active character may retreat or use its rights (GR-COMBAT-125, 153)."""

    name = "breathing_space"

    def ask(self, position: GrailPosition, before_delayed: bool = False) -> Ask | None:
        encounter = under_way(position.state)
        seat = encounter.active
        if seat is None:
            return None
        coming = due_delayed(position) if before_delayed else attack_paths(position)
        about = questions.BreathingSpace(seat=seat, encounter=encounter.card, coming=coming)
        return all_of(about, {seat: with_rights(position, seat, GO_ON)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], before_delayed: bool = False) -> None:
        for seat, answer in answers.items():
            if answer == RETREAT:
                turn.push(Retreat.name, seat)
            elif answer != GO_ON:
                turn.push(self.name, before_delayed)
                use_right(turn, seat, answer)
