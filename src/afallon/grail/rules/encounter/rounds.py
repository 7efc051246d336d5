"""Rounds of an encounter: all are active once, then draw and discard (GR-COMBAT-76, GR-DIPLO-53)."""

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
    """Repeat rounds until the encounter ends (GR-COMBAT-109)."""

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
    """Ask the participants for the next active one, among those not yet active (GR-COMBAT-77, 104)."""

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
    """Step 4: check the encounter again, then end the activation (GR-COMBAT-104, 145).

    This step follows even an activation that was broken off.
    """

    name = "readiness_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push(ActivationEnds.name)
        turn.push("encounter_check")


class ActivationEnds(Step[State]):
    """End the activation, which lasts until the end of step 4 (GR-COMBAT-159), unless the character has left."""

    name = "activation_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if under_way(turn.state).active is not None:
            tell(turn, ActivationEnded())


class DelayedAbilities(Step[State]):
    """Step 1: remove a time token from every card; cards that lose their last one fire (GR-COMBAT-83, 84)."""

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
    """Let all participants be active again in the next round (GR-COMBAT-108)."""

    name = "deactivation"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, ActivationsCleared())


class EncounterCheck(Step[State]):
    """Check whether the encounter is decided (GR-COMBAT-96, GR-DIPLO-63)."""

    name = "encounter_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.push("victory_check" if under_way(turn.state).kind == "combat" else "affinity_check")


def due_delayed(position: GrailPosition) -> tuple[str, ...]:
    """Return the paths of delayed abilities whose last time token is removed next."""
    return tuple(scene.path for scene in _due(position))


def _due(position: GrailPosition) -> list[Scene]:
    due = {place for place, played in enumerate(under_way(position.state).sequence) if played.tokens == 1}
    return [scene for _, scene in abilities_now(position, "delayed", ()) if scene.card in due]


def not_yet_active(position: GrailPosition) -> tuple[int, ...]:
    """Return the participants that may be active next, in the order of character numbers."""
    encounter = under_way(position.state)
    return by_number(position.state, [seat for seat in encounter.participants if seat not in encounter.been_active])


def _chosen(position: GrailPosition, answers: Mapping[int, Any]) -> int:
    """Return the unanimous choice, else the chronicler's, else the lowest number (GR-COMBAT-78, GR-CHRON-04)."""
    choices = set(answers.values())
    if len(choices) == 1:
        return int(choices.pop())
    has_last_word = decider(position, answers)
    return (
        int(answers[has_last_word]) if has_last_word == setup_of(position).chronicler else not_yet_active(position)[0]
    )
