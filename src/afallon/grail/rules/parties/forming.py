"""Parties: groups that act together for the length of one action (GR-PARTY-03, 19)."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.rules.parties.events import PartyBeaten, PartyEnded, PartyFormed
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def form_party(turn: GrailTurn, members: Iterable[int], action: str, location: int) -> None:
    """Form a party led by the first of these seats.

    Phases and steps that the caller enters or pushes next belong to the party; after them it ends.
    """
    seats = tuple(members)
    tell(turn, PartyFormed(members=seats, leader=seats[0], action=action, location=location))
    turn.push(EndParty.name)


def end_action(turn: GrailTurn) -> None:
    """End the acting party's action at once, for all its members."""
    turn.leave(EndParty.name)
    _set_free(turn)


def _set_free(turn: GrailTurn) -> None:
    """End the party, and push the checks that follow.

    Its action may have met the condition of a quest (GR-EVENT-07), or left an outer party without members. After an
    action of the day, abilities trigger, and replacements of dead characters enter (GR-DEATH-22).
    """
    state = turn.state
    party = state.party
    tell(turn, PartyEnded())
    if state.parties and not state.party.members and state.encounter is None:
        turn.push(PartyGoesOn.name, True)
    if state.claimed and not state.parties and state.stage == "day":
        turn.push("enter_replacements")
    turn.push("quest_check")
    if not state.parties and state.stage == "day":
        turn.push("action_over", party.action, (*party.members, *party.left))


class EndParty(Step[State]):
    """End the party; its members are free again (GR-PARTY-19)."""

    name = "end_party"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        _set_free(turn)


class PartyGoesOn(Step[State]):
    """Continue a party after an encounter.

    An action without members ends. A beaten party only carries out effects about the defeat.
    """

    name = "party_goes_on"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], held_out: bool) -> None:
        party = turn.state.party
        beaten = not held_out and party.ended == "not_won"
        if not party.members:
            end_action(turn)
        elif party.beaten != beaten:
            tell(turn, PartyBeaten(beaten=beaten))
