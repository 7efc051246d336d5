"""The affinity track: how the marker moves, and what its place means (GR-DIPLO-22 to 26, 63 to 70)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.diplomacy.failure import DiplomacyLost
from afallon.grail.rules.diplomacy.opponents import next_stages, opponent_of
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


def move_marker(table: GrailTable, by: int) -> None:
    """Up or down as far as the track goes; surplus is lost (GR-DIPLO-25)."""
    opponent, encounter = opponent_of(table), under_way(table.state)
    if by > 0:
        by = modified(table, "affinity_gain", by, active_seat(table))
    affinity = min(max(encounter.affinity + by, opponent.lowest), opponent.highest)
    if affinity != encounter.affinity:
        tell(table, "affinity_moved", affinity=affinity)


class MoveAffinity(Step[State]):
    """The affinity bonus of the card being played."""

    name = "move_affinity"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], by: int) -> None:
        move_marker(table, by)


class AffinityCheck(Step[State]):
    """The lowest cell loses the encounter, the highest wins the stage, the last stage wins it (GR-DIPLO-65 to 69)."""

    name = "affinity_check"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        opponent, encounter = opponent_of(table), under_way(table.state)
        if encounter.affinity <= opponent.lowest:
            table.push(DiplomacyLost.name)
        elif encounter.affinity >= opponent.highest:
            if encounter.stage is not None:
                tell(table, "stage_won", stage=encounter.stage)
            if not next_stages(table):
                end_encounter(table, "won")
                return
            if encounter.active is not None:  # straight to step 4, with no reaction (GR-DIPLO-70)
                table.leave("diplomacy_activation")
            table.push("choose_stage")
