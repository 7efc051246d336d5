"""Step 3: the opponent reacts as its stage says (GR-DIPLO-48, 71, 72)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.diplomacy.opponents import path_of, stage_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


class Reaction(Step[State]):
    """First the abilities that change it, then its effects from left to right."""

    name = "reaction"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        stage = stage_of(table)
        if stage is not None:
            tell(table, "reaction_began", path=path_of(table, "stages", stage.id, "reaction"))
            table.push(ReactionEnds.name)
            table.push(ReactionEffects.name)
            fire_all(table, "during_reaction", (active_seat(table),))


class ReactionEffects(Step[State]):
    name = "reaction_effects"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        path = under_way(table.state).attack
        assert path is not None
        run(table, Scene(path))


class ReactionEnds(Step[State]):
    name = "reaction_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        tell(table, "attack_ended")
        table.push("forced_retreats")
