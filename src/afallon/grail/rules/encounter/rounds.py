"""Rounds of an encounter: everybody is active once, then hands are put in order (GR-COMBAT-76, GR-DIPLO-53)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.abilities import FireAbility, abilities_now, fire_all
from afallon.grail.rules.encounter.events import (
    Activated,
    ActivationEnded,
    ActivationsCleared,
    EncounterRoundBegan,
    TimeTokensRemoved,
)
from afallon.grail.rules.encounter.questions import ChooseActive
from afallon.grail.rules.joint_choices import ask_together, decider
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, OneOf, Step


class Rounds(Step[State]):
    """Round after round, until something ends the encounter (GR-COMBAT-109)."""

    name = "rounds"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push(self.name)
        turn.enter("encounter_round")


class EncounterRoundBegins(Step[State]):
    name = "encounter_round_begins"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        tell(turn, EncounterRoundBegan(round=encounter.round + 1))
        fire_all(turn, "start_of_encounter_round", encounter.participants)


class Activations(Step[State]):
    """The participants choose who is next, of those who have not been active (GR-COMBAT-77, 104)."""

    name = "activations"

    def ask(self, position: GrailPosition) -> Ask | None:
        waiting = not_yet_active(position)
        if len(waiting) < 2:
            return None
        encounter = under_way(position.state)
        about = ChooseActive(encounter=encounter.card, round=encounter.round, waiting=waiting)
        return ask_together(about, encounter.participants, OneOf(waiting))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        waiting = not_yet_active(turn)
        if waiting:
            seat = _chosen(turn, answers) if answers else waiting[0]
            turn.push(self.name)
            turn.push(ReadinessCheck.name)
            tell(turn, Activated(seat=seat))
            turn.enter(f"{under_way(turn.state).kind}_activation")
            fire_all(turn, "start_of_activation", (seat,))


class ReadinessCheck(Step[State]):
    """Step 4, even after an activation that was broken off: one more check, then the next (GR-COMBAT-104, 145)."""

    name = "readiness_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push(ActivationEnds.name)
        turn.push("encounter_check")


class ActivationEnds(Step[State]):
    """Whoever was active was so until the end of step 4 (GR-COMBAT-159), unless it has left."""

    name = "activation_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if under_way(turn.state).active is not None:
            tell(turn, ActivationEnded())


class DelayedAbilities(Step[State]):
    """Step 1: a time token leaves every card; one that lost its last does its delayed ability (GR-COMBAT-83, 84)."""

    name = "delayed_abilities"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        if not any(played.tokens for played in encounter.sequence):
            return
        firing = _due(turn)
        tell(turn, TimeTokensRemoved())
        for scene in reversed(firing):
            turn.push("forced_retreats")
            turn.push(FireAbility.name, "delayed", (), *scene)


class Deactivation(Step[State]):
    """Everybody may be active again (GR-COMBAT-108)."""

    name = "deactivation"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, ActivationsCleared())


class EncounterCheck(Step[State]):
    """Is the encounter decided? (GR-COMBAT-96, GR-DIPLO-63)"""

    name = "encounter_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push("victory_check" if under_way(turn.state).kind == "combat" else "affinity_check")


def due_delayed(position: GrailPosition) -> tuple[str, ...]:
    """The delayed abilities whose last time token goes next."""
    return tuple(scene.path for scene in _due(position))


def _due(position: GrailPosition) -> list[Scene]:
    due = {place for place, played in enumerate(under_way(position.state).sequence) if played.tokens == 1}
    return [scene for _, scene in abilities_now(position, "delayed", ()) if scene.card in due]


def not_yet_active(position: GrailPosition) -> tuple[int, ...]:
    """Who may be active next, in the order of character numbers."""
    encounter = under_way(position.state)
    return by_number(position.state, [seat for seat in encounter.participants if seat not in encounter.been_active])


def _chosen(position: GrailPosition, answers: Mapping[int, Any]) -> int:
    """Whom all name; else whom the chronicler names, or the lowest character number (GR-COMBAT-78, GR-CHRON-04)."""
    choices = set(answers.values())
    if len(choices) == 1:
        return int(choices.pop())
    has_last_word = decider(position, answers)
    return (
        int(answers[has_last_word]) if has_last_word == setup_of(position).chronicler else not_yet_active(position)[0]
    )
