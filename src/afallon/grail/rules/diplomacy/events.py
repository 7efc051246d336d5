"""What can happen in diplomacy alone."""

from afallon.grail.rules.encounter.attack import begin_attack
from afallon.grail.rules.fields import ContentPath, StageId
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.grail.rules.under_way import under_way


@leaves_cards
class AffinityMoved(Change):
    """The marker stands on this cell; the grey one is 0."""

    affinity: int

    def change(self, state: State) -> None:
        under_way(state).affinity = self.affinity


class StageBegan(Change):
    """The parley has come to this stage."""

    stage: StageId

    def change(self, state: State) -> None:
        under_way(state).stage = self.stage


class StageWon(Change):
    """It is marked as done, and the marker goes back to grey; all else stays (GR-DIPLO-69, 91)."""

    stage: StageId

    def change(self, state: State) -> None:
        encounter = under_way(state)
        encounter.stages_won.append(self.stage)
        encounter.stage = None
        encounter.affinity = 0


class ReactionBegan(Change):
    """What the opponent does from here on may be reduced or cancelled."""

    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path)


class EncounterAvoided(Change):
    """All members agreed and have paid (GR-DIPLO-06)."""


class FailureSuffered(Change):
    """The encounter is lost; what that does follows (GR-DIPLO-65)."""
