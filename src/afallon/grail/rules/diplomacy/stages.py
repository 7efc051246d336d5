"""Stages: which is played, and what a stage bonus does in it (GR-DIPLO-27 to 31, 37, 38)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import agreed, ask_together
from afallon.grail.rules.changes import tell
from afallon.grail.rules.diplomacy.opponents import next_stages, path_of, stage_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step


class ChooseStage(Step[State]):
    """The next stage begins; of several with its number the participants choose one, for good (GR-DIPLO-30)."""

    name = "choose_stage"

    def ask(self, table: GrailTable) -> Ask | None:
        stages = next_stages(table)
        if len(stages) < 2:
            return None
        participants = under_way(table.state).participants
        return ask_together("choose_stage", participants, OneOf(stages), rule="GR-DIPLO-28")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        stages = next_stages(table)
        if stages:
            tell(table, "stage_began", stage=agreed(table, answers) if answers else stages[0])


class UseStageBonus(Step[State]):
    """So many times what the current stage gives for this attribute; through a magic or free key nothing."""

    name = "stage_bonus"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], attribute: str | None, times: int) -> None:
        stage = stage_of(table)
        if stage is None:
            return
        for place, bonus in enumerate(stage.bonuses):
            if bonus.attribute == attribute:
                for _ in range(times):
                    run(table, Scene(path_of(table, "stages", stage.id, "bonuses", place, "effects")))
