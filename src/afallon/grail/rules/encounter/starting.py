"""How an encounter begins."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.encounters import CombatEncounter, Encounter
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Step


def kind_of(encounter: Encounter) -> str:
    """Blue encounters are diplomacy, the others combat (GR-ENC-07)."""
    return "combat" if isinstance(encounter, CombatEncounter) else "diplomacy"


def put_off(table: GrailTable, scene: Scene) -> None:
    """Let the effect at this place happen when the encounter under way has ended (GR-ENC-15, GR-LOC-37)."""
    tell(table, "effect_put_off", path=scene.path, place=scene.place, seat=active_seat(table))


class MeetEncounter(Step[State]):
    """The acting party meets this encounter, whose card lies in no deck now (GR-ENC-06)."""

    name = "meet"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], card: str) -> None:
        encounter = setup_of(table).pack.encounters[card]
        kind = kind_of(encounter)
        if any(encounter.right):
            members = tuple(table.state.party.members)
            tell(table, "encounter_began", card=card, encounter_kind=kind, participants=members)
            table.enter(kind)
        else:
            tell(table, "encounter_read", card=card)
            table.push("put_encounter_back", card)
            run(table, Scene(f"{kind}_encounters/{card}/text"))


class LayOut(Step[State]):
    """Cards that speak at the start of an encounter do so now (GR-COMBAT-06, 08)."""

    name = "lay_out_encounter"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        fire_all(table, "start_of_encounter", under_way(table.state).participants)
