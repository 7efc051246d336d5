"""Verbs of diplomacy."""

from afallon.grail.content.effects import MoveAffinity
from afallon.grail.rules.diplomacy.affinity import move_marker
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTurn


@verb(MoveAffinity)
def move_affinity(turn: GrailTurn, effect: MoveAffinity, scene: Scene) -> None:
    encounter = turn.state.encounter
    if encounter is not None and encounter.kind == "diplomacy" and encounter.ended is None:
        move_marker(turn, amount_of(turn, effect.amount, scene))
