"""The affinity track: moves of the marker, and the check of its cell (GR-DIPLO-22 to 26, 63 to 70)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.diplomacy.events import AffinityMoved, StageWon
from afallon.grail.rules.diplomacy.failure import DiplomacyLost
from afallon.grail.rules.diplomacy.opponents import next_stages, opponent_of, winning_cell
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.scene import active_seat
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def affinity_after(position: GrailPosition, by: int) -> int:
    """Return the marker's cell after a move within the track; surplus is lost (GR-DIPLO-25)."""
    if by > 0:
        by = modified(position, "affinity_gain", by, active_seat(position))
    affinity = under_way(position.state).affinity + by
    return min(max(affinity, opponent_of(position).lowest), winning_cell(position))


def move_marker(turn: GrailTurn, by: int) -> None:
    affinity = affinity_after(turn, by)
    if affinity != under_way(turn.state).affinity:
        tell(turn, AffinityMoved(affinity=affinity))


class MoveAffinity(Step[State]):
    """Move the marker by the affinity bonus of the card being played."""

    name = "move_affinity"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], by: int) -> None:
        move_marker(turn, by)


class AffinityCheck(Step[State]):
    """Check the marker: the lowest cell loses the encounter, the highest wins the stage (GR-DIPLO-65 to 69).

    Winning the last stage wins the encounter.
    """

    name = "affinity_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        opponent, encounter = opponent_of(turn), under_way(turn.state)
        if encounter.affinity <= opponent.lowest:
            turn.push(DiplomacyLost.name)
        elif encounter.affinity >= winning_cell(turn):
            if encounter.stage is not None:
                tell(turn, StageWon(stage=encounter.stage))
            if not next_stages(turn):
                end_encounter(turn, "won")
                return
            if encounter.active is not None:  # directly to step 4, without a reaction (GR-DIPLO-70)
                turn.leave("diplomacy_activation")
            turn.push("choose_stage")
