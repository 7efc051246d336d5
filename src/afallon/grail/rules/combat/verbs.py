"""Verbs of combat."""

from afallon.grail.content.effects import AddMarkers, Escape, RemoveMarkers
from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.pool import add_markers, remove_markers
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import Encounter, GrailTable


@verb(AddMarkers)
def add(table: GrailTable, effect: AddMarkers, scene: Scene) -> None:
    encounter = _combat(table)
    if encounter is not None:
        is_last = scene.card is not None and scene.card == len(encounter.sequence) - 1
        add_markers(table, amount_of(table, effect.amount, scene), by_card=is_last)


@verb(RemoveMarkers)
def remove(table: GrailTable, effect: RemoveMarkers, scene: Scene) -> None:
    if _combat(table) is not None:
        remove_markers(table, amount_of(table, effect.amount, scene))


@verb(Escape)
def escape(table: GrailTable, effect: Escape, scene: Scene) -> None:
    """The end at once, with neither reward nor loot (GR-COMBAT-132, 133)."""
    if _combat(table) is not None:
        tell(table, "enemy_escaped")
        end_encounter(table, "escaped")


def _combat(table: GrailTable) -> Encounter | None:
    """The combat under way, if there is one."""
    encounter = table.state.encounter
    return encounter if encounter is not None and encounter.kind == "combat" and encounter.ended is None else None
