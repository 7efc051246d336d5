"""Rounds of an encounter: everybody is active once, then hands are put in order (GR-COMBAT-76, GR-DIPLO-53)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import by_number, decider
from afallon.grail.rules.changes import tell
from afallon.grail.rules.encounter.abilities import FireAbility, abilities_now
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Ask, OneOf, Step, all_of


class Rounds(Step[State]):
    """Round after round, until something ends the encounter (GR-COMBAT-109)."""

    name = "rounds"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        table.push(self.name)
        table.enter("encounter_round")


class EncounterRoundBegins(Step[State]):
    name = "encounter_round_begins"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "encounter_round_began", round=under_way(table.state).round + 1)


class Activations(Step[State]):
    """The participants choose who of those who have not been active is next (GR-COMBAT-77, 104)."""

    name = "activations"

    def ask(self, table: GrailTable) -> Ask | None:
        waiting = not_yet_active(table)
        if len(waiting) < 2:
            return None
        participants = under_way(table.state).participants
        return all_of("choose_active", dict.fromkeys(participants, OneOf(waiting)), rule="GR-COMBAT-77")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        waiting = not_yet_active(table)
        if waiting:
            seat = _chosen(table, answers) if answers else waiting[0]
            table.push(self.name)
            table.push(ReadinessCheck.name)
            tell(table, "activated", seat=seat)
            table.enter(f"{under_way(table.state).kind}_activation")


class ReadinessCheck(Step[State]):
    """Step 4, also after an activation that was broken off: one more check, then the next (GR-COMBAT-104, 145)."""

    name = "readiness_check"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if under_way(table.state).active is not None:
            tell(table, "activation_ended")
        table.push("encounter_check")


class DelayedAbilities(Step[State]):
    """Step 1: a time token leaves every card; whoever lost its last does its delayed ability (GR-COMBAT-83, 84)."""

    name = "delayed_abilities"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        if not any(played.tokens for played in encounter.sequence):
            return
        due = {place for place, played in enumerate(encounter.sequence) if played.tokens == 1}
        tell(table, "time_tokens_removed")
        firing = [scene for _, scene in abilities_now(table, "delayed", ()) if scene.card in due]
        for scene in reversed(firing):
            table.push("forced_retreats")
            table.push(FireAbility.name, "delayed", (), *scene)


class Deactivation(Step[State]):
    """Everybody may be active again (GR-COMBAT-108)."""

    name = "deactivation"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "activations_cleared")


class EncounterCheck(Step[State]):
    """Is the encounter decided? (GR-COMBAT-96, GR-DIPLO-63)"""

    name = "encounter_check"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        table.push("victory_check" if under_way(table.state).kind == "combat" else "affinity_check")


def not_yet_active(table: GrailTable) -> tuple[int, ...]:
    """Who may be active next, in the order of character numbers."""
    encounter = under_way(table.state)
    return by_number(table.state, [seat for seat in encounter.participants if seat not in encounter.been_active])


def _chosen(table: GrailTable, answers: Mapping[int, Any]) -> int:
    """Whom all name; else whom the chronicler names, or the lowest character number (GR-COMBAT-78, GR-CHRON-04)."""
    choices = set(answers.values())
    if len(choices) == 1:
        return int(choices.pop())
    has_last_word = decider(table, answers)
    return int(answers[has_last_word]) if has_last_word == setup_of(table).chronicler else not_yet_active(table)[0]
