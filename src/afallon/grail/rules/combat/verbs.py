"""Verbs of combat."""

from afallon.grail.content.effects import AddMarkers, Escape, RemoveMarkers
from afallon.grail.rules.combat.events import EnemyEscaped
from afallon.grail.rules.combat.pool import add_markers, remove_markers
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.state import Encounter, GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


@verb(AddMarkers)
def add(turn: GrailTurn, effect: AddMarkers, scene: Scene) -> None:
    encounter = _combat(turn)
    if encounter is not None:
        is_last = scene.card is not None and scene.card == len(encounter.sequence) - 1
        add_markers(turn, amount_of(turn, effect.amount, scene), by_card=is_last)


@verb(RemoveMarkers)
def remove(turn: GrailTurn, effect: RemoveMarkers, scene: Scene) -> None:
    if _combat(turn) is not None:
        remove_markers(turn, amount_of(turn, effect.amount, scene), because=scene.effect_path)


@verb(Escape)
def escape(turn: GrailTurn, effect: Escape, scene: Scene) -> None:
    """End the encounter at once, without reward or loot (GR-COMBAT-132, 133)."""
    if _combat(turn) is not None:
        tell(turn, EnemyEscaped())
        end_encounter(turn, "escaped")


def _combat(position: GrailPosition) -> Encounter | None:
    """Return the combat under way, if any."""
    encounter = position.state.encounter
    return encounter if encounter is not None and encounter.kind == "combat" and encounter.ended is None else None
