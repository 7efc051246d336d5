"""The end of an encounter: rewards, returned cards, deferred effects (GR-COMBAT-134 to 140)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.capabilities import VERBS
from afallon.grail.rules.characters_in_play import by_number
from afallon.grail.rules.decks.events import CardPutAtBottom
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.abilities import fire_all
from afallon.grail.rules.encounter.events import (
    AttackEnded,
    CardsReturned,
    EncounterCleared,
    EncounterEnded,
    EncounterPutAway,
    EquipmentTurnedBack,
    OwnCardsGone,
)
from afallon.grail.rules.encounter.meeting import pass_on_ending
from afallon.grail.rules.map.events import GuardianPlaced
from afallon.grail.rules.map.meeting_guardians import leave_map
from afallon.grail.rules.parties.events import MemberLeft
from afallon.grail.rules.quantities import is_in_state
from afallon.grail.rules.queries import AFTER_ENCOUNTER, STAYS_ON_THE_MAP
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


def end_encounter(turn: GrailTurn, ended: str) -> None:
    """End the encounter at once as `won`, `not_won`, `escaped` or `avoided`, and drop all that is under way in it."""
    encounter = under_way(turn.state)
    if encounter.attack is not None:
        tell(turn, AttackEnded())
    tell(turn, EncounterEnded(ended=ended))
    turn.leave(encounter.kind)
    turn.enter("encounter_end")


class Settle(Step[State]):
    """Reward each participant after a victory, and divide the loot (GR-COMBAT-134, GR-DIPLO-68)."""

    name = "settle"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        fire_all(turn, "end_of_encounter", encounter.participants)
        if encounter.ended == "not_won":
            losers = (*encounter.participants, *encounter.left)
            fire_all(turn, "on_loss", [seat for seat in losers if turn.state.characters[seat].alive])
        if encounter.ended == "won":
            fire_all(turn, "on_win", encounter.participants)
            path = f"{encounter.kind}_encounters/{encounter.card}"
            run(turn, Scene(f"{path}/loot"))
            run(turn, Scene(f"{path}/reward"))


class ReturnCards(Step[State]):
    """Return cards to shuffled decks, and items to use (GR-COMBAT-138 to 140)."""

    name = "return_cards"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        for seat in by_number(turn.state, (*encounter.participants, *encounter.left)):
            tell(turn, CardsReturned(seat=seat))
            character = turn.state.characters[seat]
            if any(held.flipped or held.aside for held in (*character.items, *character.secrets)):
                tell(turn, EquipmentTurnedBack(seat=seat))
            if not character.alive:
                tell(turn, OwnCardsGone(seat=seat))


class ClearEncounter(Step[State]):
    """Put the encounter card back, or leave it on the map as a guardian."""

    name = "clear_encounter"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        stays = encounter.ended == "not_won" and turn.fold(STAYS_ON_THE_MAP, False)
        if stays:
            tell(turn, GuardianPlaced(location=turn.state.party.location, card=encounter.card))
        else:
            put_back(turn, encounter.card)


class Afterwards(Step[State]):
    """Remove those who left the encounter from the party, unless nobody stayed (GR-PARTY-23, 24).

    Then carry out the deferred effects.
    """

    name = "afterwards"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        tell(turn, EncounterCleared())
        pass_on_ending(turn, encounter.ended or "not_won")
        for seat in encounter.left:
            is_out = encounter.participants or is_in_state(turn.state, turn.state.characters[seat], "dying")
            if is_out and seat in turn.state.party.members:
                tell(turn, MemberLeft(seat=seat))
        for path, place, seat in reversed(encounter.afterwards):
            turn.push(CarryOut.name, path, place, seat)
        turn.push("party_goes_on", bool(encounter.participants))
        for step in turn.fold(AFTER_ENCOUNTER, ()):
            turn.push(step)


class CarryOut(Step[State]):
    """Carry out one effect that was deferred to the end of an encounter."""

    name = "carry_out"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], path: str, place: int, seat: int) -> None:
        scene = Scene(path, place, owner=seat)
        effect = scene.effects(turn)[place]
        VERBS[type(effect)](turn, effect, scene)


class PutEncounterBack(Step[State]):
    """Put back the card of an encounter that was only read."""

    name = "put_encounter_back"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str) -> None:
        put_back(turn, card)


def put_back(turn: GrailTurn, card: str) -> None:
    """Put an encounter card at the bottom of its deck (GR-ENC-12), an introductory one into the supply."""
    encounter = setup_of(turn).pack.encounters[card]
    leave_map(turn, card)
    if encounter.level is None:
        tell(turn, EncounterPutAway(card=card))
    else:
        tell(turn, CardPutAtBottom(deck=f"encounters/{encounter.colour}", card=card))
