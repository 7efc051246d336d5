"""Step 3: the opponent reacts as its stage determines (GR-DIPLO-48, 71, 72)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.diplomacy.events import ReactionBegan
from afallon.grail.rules.diplomacy.opponents import path_of, stage_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.events import AttackEnded
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


class Reaction(Step[State]):
    """Fire the abilities that change the reaction, then carry out its effects from left to right."""

    name = "reaction"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        stage = stage_of(turn)
        if stage is not None:
            tell(turn, ReactionBegan(path=path_of(turn, "stages", stage.id, "reaction")))
            turn.push(ReactionEnds.name)
            turn.push(ReactionEffects.name)
            active = active_seat(turn)
            assert active is not None
            fire_all(turn, "during_reaction", (active,))


class ReactionEffects(Step[State]):
    name = "reaction_effects"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        path = under_way(turn.state).attack
        assert path is not None
        run(turn, Scene(path))


class ReactionEnds(Step[State]):
    name = "reaction_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, AttackEnded())
        turn.push("forced_retreats")
