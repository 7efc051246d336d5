"""Verbs of diplomacy."""

from afallon.grail.content.effects import MoveAffinity
from afallon.grail.rules.diplomacy.affinity import move_marker
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTable


@verb(MoveAffinity)
def move_affinity(table: GrailTable, effect: MoveAffinity, scene: Scene) -> None:
    encounter = table.state.encounter
    if encounter is not None and encounter.kind == "diplomacy" and encounter.ended is None:
        move_marker(table, amount_of(table, effect.amount, scene))
