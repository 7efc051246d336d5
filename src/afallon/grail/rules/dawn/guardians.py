"""Step 6 of dawn: guardians roll, move, and meet the characters where they end (GR-DAWN-16, GR-GUARD-05 to 14)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.dawn import questions
from afallon.grail.rules.encounter.ending import put_back
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.map.events import GuardianBanished, GuardianMoved, GuardianRolled, GuardiansStirred
from afallon.grail.rules.map.grid import STEPS, connected, neighbour_cell, place_at
from afallon.grail.rules.map.meeting_guardians import meet_guardian
from afallon.grail.rules.state import GrailPosition, GrailTurn, Guardian, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, OneOf, Step, all_of
from afallon.kernel.options import one_of

BLANK: Final = "blank"
BANISH: Final = "banish"
FACES: Final = (*STEPS, BLANK, BANISH)
"""The faces of the guardian die (GR-GUARD-05)."""


class DawnGuardians(Step[State]):
    """Let every guardian now on the map roll once. One that comes later does not roll this dawn (GR-GUARD-24)."""

    name = "dawn_guardians"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if turn.state.guardians:
            tell(turn, GuardiansStirred())
            turn.push(NextRoll.name)


class NextRoll(Step[State]):
    """Ask all players together for the next guardian to roll; options are in order of placement (GR-GUARD-18)."""

    name = "next_roll"

    def ask(self, position: GrailPosition) -> Ask | None:
        guardians = one_of([_choice(guardian) for guardian in _unrolled(position.state)])
        if len(guardians.values) < 2:
            return None
        return ask_together(questions.NextRoll(position.state.day), living(position.state), guardians)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        waiting = _unrolled(turn.state)
        if waiting:
            chosen: questions.GuardianAt = agreed(turn, answers) if answers else _choice(waiting[0])
            turn.push(self.name)
            turn.push(Roll.name, chosen.card, chosen.location)


class Roll(Step[State]):
    """Roll the die for a guardian, and carry out its face."""

    name = "roll"

    def ask(self, position: GrailPosition, card: str, location: int) -> Ask:
        return all_of(questions.GuardianDie(card, location), {CHANCE: OneOf(FACES)})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], card: str, location: int) -> None:
        face = answers[CHANCE]
        tell(turn, GuardianRolled(card=card, location=location, face=face))
        if face == BANISH:
            tell(turn, GuardianBanished(card=card, location=location))
            put_back(turn, card)
            return
        end = location if face == BLANK else destination(turn, location, face)
        if end != location:
            tell(turn, GuardianMoved(card=card, start=location, location=end))
        present = [seat for seat in living(turn.state) if turn.state.characters[seat].location == end]
        if present:
            meet_guardian(turn, card, end, by_number(turn.state, present))


def destination(position: GrailPosition, location: int, side: str) -> int:
    """Return the connected location on this side, else the connected one with the highest number.

    A guardian without any connection stays (GR-GUARD-07, 10, 11).
    """
    state = position.state
    ways = connected(setup_of(position).pack, state, location)
    ahead = place_at(state, neighbour_cell(state.places[location], side))
    if ahead is not None and ahead.number in ways:
        return ahead.number
    return max(ways, default=location)


def _unrolled(state: State) -> list[Guardian]:
    return [guardian for guardian in state.guardians if guardian.rolls and not guardian.met]


def _choice(guardian: Guardian) -> questions.GuardianAt:
    return questions.GuardianAt(guardian.card, guardian.location)
