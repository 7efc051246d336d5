"""Events of diplomacy."""

from afallon.grail.rules.encounter.attack import begin_attack
from afallon.grail.rules.fields import ContentPath, StageId
from afallon.grail.rules.state import State
from afallon.grail.rules.telling import Change, leaves_cards
from afallon.grail.rules.under_way import under_way


@leaves_cards
class AffinityMoved(Change):
    """The marker moves to this cell of the affinity track; the grey cell is 0."""

    affinity: int

    def change(self, state: State) -> None:
        under_way(state).affinity = self.affinity


class StageBegan(Change):
    """The encounter reaches this stage."""

    stage: StageId

    def change(self, state: State) -> None:
        under_way(state).stage = self.stage


class StageWon(Change):
    """A stage is won, and the marker returns to grey; all else stays (GR-DIPLO-69, 91)."""

    stage: StageId

    def change(self, state: State) -> None:
        encounter = under_way(state)
        encounter.stages_won.append(self.stage)
        encounter.stage = None
        encounter.affinity = 0


class ReactionBegan(Change):
    """The opponent reacts; its effects may be reduced or cancelled from now on."""

    path: ContentPath

    def change(self, state: State) -> None:
        begin_attack(state, self.path)


class EncounterAvoided(Change):
    """All participants agreed to avoid the encounter and have paid (GR-DIPLO-06)."""


class FailureSuffered(Change):
    """The encounter is lost; the effects of failure follow (GR-DIPLO-65)."""
