"""What can happen in diplomacy alone."""

from afallon.grail.rules.changes import change
from afallon.grail.rules.encounter.changes import begin_attack, under_way
from afallon.grail.rules.state import State


@change
def affinity_moved(state: State, *, affinity: int) -> None:
    """The marker stands on this cell; the grey one is 0."""
    under_way(state).affinity = affinity


@change
def stage_began(state: State, *, stage: str) -> None:
    under_way(state).stage = stage


@change
def stage_won(state: State, *, stage: str) -> None:
    """It is marked as done, and the marker goes back to grey; all else stays (GR-DIPLO-69, 91)."""
    encounter = under_way(state)
    encounter.stages_won.append(stage)
    encounter.stage = None
    encounter.affinity = 0


@change
def reaction_began(state: State, *, path: str) -> None:
    """What the opponent does from here on may be reduced or cancelled."""
    begin_attack(state, path)


@change
def encounter_avoided(state: State) -> None:
    """All members agreed and have paid (GR-DIPLO-06)."""


@change
def failure_suffered(state: State) -> None:
    """The encounter is lost; what that does follows (GR-DIPLO-65)."""
