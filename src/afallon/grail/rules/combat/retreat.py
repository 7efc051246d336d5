"""Retreats from combat: an energy, an opportunity attack, then leaving (GR-COMBAT-125 to 130)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.tracks import change_quantity, spend
from afallon.grail.rules.combat import questions
from afallon.grail.rules.combat.attacks import attack_paths
from afallon.grail.rules.combat.events import RetreatTried
from afallon.grail.rules.combat.opportunity import attack_opportunely
from afallon.grail.rules.effects.events import Tossed
from afallon.grail.rules.effects.running import GO_ON
from afallon.grail.rules.effects.tossing import FACES
from afallon.grail.rules.encounter import questions as shared_questions
from afallon.grail.rules.encounter.charges import RETREAT, use_right, with_rights
from afallon.grail.rules.encounter.leaving import LeaveEncounter
from afallon.grail.rules.encounter.rounds import due_delayed
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import CHANCE, Ask, Step, all_of


class Retreat(Step[State]):
    """Retreat: lose 1 energy, suffer an opportunity attack, and leave.

    The energy is lost, not paid, so a retreat is possible with none (GR-COMBAT-126, 127).
    """

    name = "retreat"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if seat in under_way(turn.state).participants:
            turn.push(LeaveEncounter.name, seat)
            change_quantity(turn, seat, "energy", -1)
            attack_opportunely(turn, seat)


class TryRetreat(Step[State]):
    """Retreat by choice. In challenge mode it is paid for, and a dial is tossed after the attack (GR-MODE-19, 20)."""

    name = "try_retreat"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if "challenge_hard_retreat" not in turn.state.rules:
            turn.push(Retreat.name, seat)
            return
        tell(turn, RetreatTried(seat=seat))
        turn.push(RetreatToss.name, seat)
        spend(turn, seat, "energy", 1)
        attack_opportunely(turn, seat)


class RetreatToss(Step[State]):
    """Toss a dial: with skull the character stays and continues, with grail it leaves (GR-MODE-21, 22, 43).

    A character that has fallen does not toss.
    """

    name = "retreat_toss"

    def ask(self, position: GrailPosition, seat: int) -> Ask | None:
        encounter = under_way(position.state)
        if seat not in encounter.participants:
            return None
        return all_of(questions.RetreatToss(seat, encounter.card), {CHANCE: FACES})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        for face in answers.values():
            tell(turn, Tossed(face=face))
            if face == "grail":
                turn.push(LeaveEncounter.name, seat)


class BreathingSpace(Step[State]):
    """Let the active character retreat or use its rights before the next effects (GR-COMBAT-125, 153)."""

    name = "breathing_space"

    def ask(self, position: GrailPosition, before_delayed: bool = False) -> Ask | None:
        encounter = under_way(position.state)
        seat = encounter.active
        if seat is None:
            return None
        coming = due_delayed(position) if before_delayed else attack_paths(position)
        options = with_rights(position, seat, GO_ON)
        if options.values == (GO_ON,):
            return None
        about = shared_questions.BreathingSpace(seat=seat, encounter=encounter.card, coming=coming)
        return all_of(about, {seat: options})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], before_delayed: bool = False) -> None:
        for seat, answer in answers.items():
            if answer != GO_ON:
                turn.push(self.name, before_delayed)
            if answer == RETREAT:
                turn.push(TryRetreat.name, seat)
            elif answer != GO_ON:
                use_right(turn, seat, answer)
