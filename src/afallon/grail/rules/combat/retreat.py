"""Retreating from combat: an energy, an opportunity attack, and out (GR-COMBAT-125 to 130)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.combat.opportunity import attack_opportunely
from afallon.grail.rules.effects.running import GO_ON
from afallon.grail.rules.encounter.charges import rights, use_right
from afallon.grail.rules.encounter.events import under_way
from afallon.grail.rules.encounter.leaving import LeaveEncounter
from afallon.grail.rules.encounter.playing import RETREAT
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


class Retreat(Step[State]):
    """Energy is lost, not paid: with none it is possible too (GR-COMBAT-126, 127)."""

    name = "retreat"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if seat in under_way(turn.state).participants:
            turn.push(LeaveEncounter.name, seat)
            change_quantity(turn, seat, "energy", -1)
            attack_opportunely(turn, seat)


class BreathingSpace(Step[State]):
    """Between two things that befall it the active character may retreat or use its rights (GR-COMBAT-125, 153)."""

    name = "breathing_space"

    def ask(self, position: GrailPosition) -> Ask | None:
        seat = under_way(position.state).active
        if seat is None:
            return None
        return all_of("before_effect", {seat: one_of([GO_ON, *rights(position, seat), RETREAT])}, rule="GR-COMBAT-125")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat, answer in answers.items():
            if answer == RETREAT:
                turn.push(Retreat.name, seat)
            elif answer != GO_ON:
                turn.push(self.name)
                use_right(turn, seat, answer)
