"""Arrivals: reveal neighbours, meet guardians, then carry out the immediate rule (GR-LOC-18)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters.speaking_cards import due_to_speak
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.map import questions
from afallon.grail.rules.map.events import ArrivalEnded, CharactersMoved, PartyArrived
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.map.meeting_guardians import meet_guardian
from afallon.grail.rules.map.revealing import reveal_around
from afallon.grail.rules.parties.events import MemberJoined, MemberLeft, PartyBeaten
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


def arrive(turn: GrailTurn, to: int) -> None:
    """Move the acting party to this location, and begin its arrival."""
    members = tuple(turn.state.party.members)
    are_there = all(turn.state.characters[seat].location == to for seat in members)  # true after an evacuation
    if not are_there or setup_of(turn).reading < 6:
        tell(turn, CharactersMoved(seats=members, location=to))
    tell(turn, PartyArrived(location=to))
    turn.enter("arrival")


def is_overtaken(state: State) -> bool:
    """Return whether the party has begun a later arrival. The remaining steps of the earlier one are then dropped."""
    return state.party.arriving[-1] != state.party.arrivals


def rule_of(state: State) -> Scene:
    """Return the address of the immediate rule of the party's location."""
    return Scene(f"locations/{state.party.location}/immediate")


class RevealNeighbours(Step[State]):
    """Reveal the neighbours first, then trigger the arriving characters' abilities (GR-COMP-30)."""

    name = "reveal_neighbours"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        party = turn.state.party
        reveal_around(turn, party.location)
        scenes = due_to_speak(turn, "on_arrival", seats=party.members)
        if scenes:
            turn.push(ThoseStillHere.name)
            turn.push("next_card", "on_arrival", scenes)


class ThoseStillHere(Step[State]):
    """Remove members from the arrival whom an ability has moved elsewhere."""

    name = "those_still_here"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if not is_overtaken(turn.state):
            _part_from_the_absent(turn)


class JoinForGuardians(Step[State]):
    """Let others at the location join before guardians are met (GR-DAY-33, 57)."""

    name = "join_for_guardians"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if not is_overtaken(state) and guardians_at(state, state.party.location):
            turn.push(JoinArrival.name)


class MeetGuardians(Step[State]):
    """Meet all guardians at the location. One that stays after its encounter is not met again (GR-GUARD-15, 20)."""

    name = "meet_guardians"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        guardians = () if is_overtaken(state) else guardians_at(state, state.party.location)
        if guardians:
            turn.push(NextGuardian.name, guardians)


class NextGuardian(Step[State]):
    """Meet the guardians still here one by one, in the order that the party chooses (GR-GUARD-16)."""

    name = "next_guardian"

    def ask(self, position: GrailPosition, guardians: tuple[str, ...]) -> Ask | None:
        if is_overtaken(position.state):
            return None
        guardians = _still_here(position.state, guardians)
        if len(set(guardians)) < 2:
            return None
        party = position.state.party
        about = questions.NextGuardian(tuple(party.members), party.location)
        return ask_together(about, party.members, one_of(guardians))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], guardians: tuple[str, ...]) -> None:
        left = [] if is_overtaken(turn.state) else list(_still_here(turn.state, guardians))
        if not left:
            return
        card = agreed(turn, answers) if answers else left[0]
        left.remove(card)
        if left:
            turn.push(self.name, tuple(left))
        party = turn.state.party
        others = [seat for seat in party.members if seat != party.leader]
        meet_guardian(turn, card, party.location, (party.leader, *others))


def _still_here(state: State, guardians: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of these guardians that still wait here; earlier encounters may have removed some."""
    waiting = Counter(guardians_at(state, state.party.location)) & Counter(guardians)
    return tuple(waiting.elements()) if waiting != Counter(guardians) else guardians


class JoinForRule(Step[State]):
    """Let others join again before the immediate rule, if there is one (GR-DAY-57)."""

    name = "join_for_rule"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if not is_overtaken(turn.state) and rule_of(turn.state).effects(turn):
            turn.push(JoinArrival.name)


class JoinArrival(Step[State]):
    """Ask others at the location who have not passed whether they join.

    Joining costs neither energy nor a turn (GR-DAY-33, 34, 58, 59).
    """

    name = "join_arrival"

    def ask(self, position: GrailPosition) -> Ask | None:
        party = position.state.party
        standing = [
            seat
            for seat, character in enumerate(position.state.characters)
            if character.alive
            and not character.passed
            and character.location == party.location
            and seat not in party.members
        ]
        about = questions.JoinArrival(tuple(party.members), party.location)
        return all_of(about, dict.fromkeys(standing, YES_OR_NO))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in reversed([seat for seat, wish in answers.items() if wish == "yes"]):
            turn.push(AcceptArrival.name, seat)


class AcceptArrival(Step[State]):
    """Ask the arriving party whether this seat may join (GR-DAY-56)."""

    name = "accept_arrival"

    def ask(self, position: GrailPosition, seat: int) -> Ask:
        party = position.state.party
        about = questions.AcceptArrival(seat, tuple(party.members), party.location)
        return ask_together(about, party.members, YES_OR_NO)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        if agreed(turn, answers) == "yes":
            tell(turn, MemberJoined(seat=seat))


class ImmediateRule(Step[State]):
    """Carry out the lightning symbol's rule with the members who are still there (GR-LOC-25, 28)."""

    name = "immediate_rule"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if is_overtaken(state):
            return
        _part_from_the_absent(turn)
        if state.party.beaten:
            tell(turn, PartyBeaten(beaten=False))  # the new location has a rule of its own
        if state.party.members:
            run(turn, rule_of(state))


def _part_from_the_absent(turn: GrailTurn) -> None:
    party = turn.state.party
    for seat in tuple(party.members):
        if turn.state.characters[seat].location != party.location:
            tell(turn, MemberLeft(seat=seat))


class ArrivalEnds(Step[State]):
    name = "arrival_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        tell(turn, ArrivalEnded())
