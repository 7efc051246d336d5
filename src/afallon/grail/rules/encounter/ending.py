"""The end of an encounter: rewards, cards back in their decks, what has waited for it (GR-COMBAT-134 to 140)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import by_number
from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import is_in_state
from afallon.grail.rules.effects.running import VERBS, run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.map.guardians import leave_map
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Step


def end_encounter(table: GrailTable, ended: str) -> None:
    """It ends here and now: `won`, `not_won`, `escaped` or `avoided`; whatever was under way in it is dropped."""
    encounter = under_way(table.state)
    if encounter.attack is not None:
        tell(table, "attack_ended")
    tell(table, "encounter_ended", ended=ended)
    table.leave(encounter.kind)
    table.enter("encounter_end")


class Settle(Step[State]):
    """After a victory each participant is rewarded, and the loot is divided (GR-COMBAT-134, GR-DIPLO-68)."""

    name = "settle"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        fire_all(table, "end_of_encounter", encounter.participants)
        if encounter.ended == "won":
            path = f"{encounter.kind}_encounters/{encounter.card}"
            run(table, Scene(f"{path}/loot"))
            run(table, Scene(f"{path}/reward"))


class ReturnCards(Step[State]):
    """Cards go back and decks are shuffled, items are in use again (GR-COMBAT-138 to 140)."""

    name = "return_cards"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        for seat in by_number(table.state, (*encounter.participants, *encounter.left)):
            tell(table, "cards_returned", seat=seat)
            character = table.state.characters[seat]
            if any(held.flipped or held.aside for held in (*character.items, *character.secrets)):
                tell(table, "equipment_turned_back", seat=seat)


class ClearEncounter(Step[State]):
    """The encounter card goes where it belongs."""

    name = "clear_encounter"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        stays = encounter.ended == "not_won" and table.fold("stays_on_the_map", False)
        if stays:
            tell(table, "guardian_placed", location=table.state.party.location, card=encounter.card)
        else:
            put_back(table, encounter.card)


class Afterwards(Step[State]):
    """Who left has left the party, unless nobody was left (GR-PARTY-23, 24); then what has waited is done."""

    name = "afterwards"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        tell(table, "encounter_cleared")
        for seat in encounter.left:
            is_out = encounter.participants or is_in_state(table.state.characters[seat], "dying")
            if is_out and seat in table.state.party.members:
                tell(table, "member_left", seat=seat)
        for path, place, seat in reversed(encounter.afterwards):
            table.push(CarryOut.name, path, place, seat)
        table.push("party_goes_on", bool(encounter.participants))
        for step in table.fold("after_encounter", ()):
            table.push(step)


class CarryOut(Step[State]):
    """One effect that has waited for the end of an encounter."""

    name = "carry_out"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], path: str, place: int, seat: int) -> None:
        scene = Scene(path, place, owner=seat)
        effect = scene.effects(table)[place]
        VERBS[type(effect)](table, effect, scene)


class PutEncounterBack(Step[State]):
    """The card of an encounter that was only read."""

    name = "put_encounter_back"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], card: str) -> None:
        put_back(table, card)


def put_back(table: GrailTable, card: str) -> None:
    """A resolved encounter goes to the bottom of its deck (GR-ENC-12), an introductory one to the supply."""
    encounter = setup_of(table).pack.encounters[card]
    leave_map(table, card)
    if encounter.level is None:
        tell(table, "encounter_put_away", card=card)
    else:
        tell(table, "card_put_at_bottom", deck=f"encounters/{encounter.colour}", card=card)
