"""Losing: at the lowest cell, by an exhausted deck, or by a joint retreat (GR-DIPLO-15, 65, 66, 81)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.diplomacy import questions
from afallon.grail.rules.diplomacy.events import FailureSuffered
from afallon.grail.rules.diplomacy.opponents import path_of
from afallon.grail.rules.effects.running import GO_ON, run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.charges import RETREAT, use_right, with_rights
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.encounter.events import ParticipantLeft
from afallon.grail.rules.encounter.questions import BreathingSpace
from afallon.grail.rules.encounter.rounds import due_delayed
from afallon.grail.rules.joint_choices import YES_OR_NO, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Step, all_of


class DiplomacyLost(Step[State]):
    """Lose the encounter for all, and apply the failure section to each participant."""

    name = "diplomacy_lost"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        end_encounter(turn, "not_won")
        tell(turn, FailureSuffered())
        turn.push(CountTheFallen.name)
        run(turn, Scene(path_of(turn, "failure")))


class CountTheFallen(Step[State]):
    """Remove participants whose health is 0 after the end, and so from the party (GR-TRACK-09, GR-PARTY-23)."""

    name = "count_the_fallen"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in tuple(under_way(turn.state).participants):
            if turn.state.characters[seat].health == 0:
                tell(turn, ParticipantLeft(seat=seat))


class RetreatTogether(Step[State]):
    """Ask the other participants to retreat with the active character; all must agree (GR-DIPLO-13, 15, 16)."""

    name = "retreat_together"

    def ask(self, position: GrailPosition) -> Ask:
        encounter = under_way(position.state)
        assert encounter.active is not None
        others = [seat for seat in encounter.participants if seat != encounter.active]
        about = questions.RetreatTogether(
            seat=encounter.active, encounter=encounter.card, failure=path_of(position, "failure")
        )
        return ask_together(about, others, YES_OR_NO)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if "no" not in answers.values():
            turn.push(DiplomacyLost.name)


class BeforeDelayed(Step[State]):
    """Let the active character retreat or use its rights before delayed abilities fire (GR-DIPLO-15)."""

    name = "before_delayed"

    def ask(self, position: GrailPosition) -> Ask | None:
        encounter = under_way(position.state)
        seat = encounter.active
        if seat is None or not any(played.tokens == 1 for played in encounter.sequence):
            return None
        about = BreathingSpace(seat=seat, encounter=encounter.card, coming=due_delayed(position))
        return all_of(about, {seat: with_rights(position, seat, GO_ON)}, rule="GR-DIPLO-15")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat, answer in answers.items():
            if answer != GO_ON:
                turn.push(self.name)
                if answer == RETREAT:
                    turn.push(RetreatTogether.name)
                else:
                    use_right(turn, seat, answer)
