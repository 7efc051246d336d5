"""Stages: their order, and their stage bonuses (GR-DIPLO-27 to 31, 37, 38)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.diplomacy import questions
from afallon.grail.rules.diplomacy.events import StageBegan
from afallon.grail.rules.diplomacy.opponents import next_stages, path_of, stage_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Offer, OneOf, Step


class ChooseStage(Step[State]):
    """Begin the next stage; several with its number are a joint choice, which is final (GR-DIPLO-30)."""

    name = "choose_stage"

    def ask(self, position: GrailPosition) -> Ask | None:
        stages = next_stages(position)
        if len(stages) < 2:
            return None
        encounter = under_way(position.state)
        offers = tuple(Offer(preview={"reaction": path_of(position, "stages", stage, "reaction")}) for stage in stages)
        about = questions.ChooseStage(encounter=encounter.card)
        return ask_together(about, encounter.participants, OneOf(stages, offers=offers))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        stages = next_stages(turn)
        if stages:
            tell(turn, StageBegan(stage=agreed(turn, answers) if answers else stages[0]))


class UseStageBonus(Step[State]):
    """Carry out the current stage's bonus for this attribute, `times` times; magic and free keys have none."""

    name = "stage_bonus"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], attribute: str | None, times: int) -> None:
        stage = stage_of(turn)
        if stage is None:
            return
        for place, bonus in enumerate(stage.bonuses):
            if bonus.attribute == attribute:
                for _ in range(times):
                    run(turn, Scene(path_of(turn, "stages", stage.id, "bonuses", place, "effects")))
