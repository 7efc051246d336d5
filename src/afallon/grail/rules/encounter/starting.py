"""The start of an encounter."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.encounters import CombatEncounter, Encounter
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.events import EncounterBegan, EncounterRead
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def kind_of(encounter: Encounter) -> str:
    """Return the kind of an encounter: blue ones are diplomacy, the others combat (GR-ENC-07)."""
    return "combat" if isinstance(encounter, CombatEncounter) else "diplomacy"


class MeetEncounter(Step[State]):
    """Let the acting party meet this encounter, whose card has left its deck (GR-ENC-06)."""

    name = "meet"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str) -> None:
        encounter = setup_of(turn).pack.encounters[card]
        kind = kind_of(encounter)
        if any(encounter.right):
            members = tuple(turn.state.party.members)
            tell(turn, EncounterBegan(card=card, encounter_kind=kind, participants=members))
            turn.enter(kind)
        else:
            tell(turn, EncounterRead(card=card))
            turn.push("put_encounter_back", card)
            run(turn, Scene(f"{kind}_encounters/{card}/text"))


class LayOut(Step[State]):
    """Fire the abilities for the start of an encounter (GR-COMBAT-06, 08)."""

    name = "lay_out_encounter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        fire_all(turn, "start_of_encounter", under_way(turn.state).participants)
