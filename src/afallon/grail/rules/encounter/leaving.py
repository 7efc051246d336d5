"""Leaving an encounter: by falling, by retreating, or because the deck ran out."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def leave_encounter(table: GrailTable, seat: int) -> None:
    """This one takes no further part. The others go on with step 4 if it was active (GR-COMBAT-119, 128, 130)."""
    encounter = table.state.encounter
    if encounter is None or encounter.ended is not None or seat not in encounter.participants:
        return
    was_active = encounter.active == seat
    tell(table, "participant_left", seat=seat)
    if not encounter.participants:
        end_encounter(table, "not_won")
    elif was_active:
        table.leave(f"{encounter.kind}_activation")
        if encounter.attack is not None:
            tell(table, "attack_ended")
    elif encounter.victim == seat:
        tell(table, "attack_cancelled")  # what is left of it hits nobody (GR-COMBAT-103)


class LeaveEncounter(Step[State]):
    name = "leave_encounter"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        leave_encounter(table, seat)


class Fall(Step[State]):
    """Health 0: the character is out at once, at no cost (GR-TRACK-09, 10), unless the enemy has its say first."""

    name = "fall"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        if table.state.encounter is not None:
            table.push(LeaveEncounter.name, seat)
            for step in table.fold("after_effect", ()):
                table.push(step)


class ForcedRetreats(Step[State]):
    """Between two effects: whoever could not draw retreats now (GR-COMBAT-115, 158, GR-DIPLO-81)."""

    name = "forced_retreats"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = table.state.encounter
        if encounter is None or not encounter.retreating:
            return
        if encounter.kind == "diplomacy":
            table.push("diplomacy_lost")
            return
        table.push(self.name)
        table.push("retreat", encounter.retreating[0])
