"""Special movement: not a travel action and without energy cost, but with a full arrival (GR-LOC-29, 30)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.effects import Move
from afallon.grail.rules.effects.running import meant_afterwards, put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.map import questions
from afallon.grail.rules.map.arrival import arrive
from afallon.grail.rules.map.grid import connected, current_version
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.kernel import Ask, OneOf, Step


def move_characters(turn: GrailTurn, seats: tuple[int, ...], to: int) -> None:
    """Move seats that arrive together (GR-LOC-40): as the acting party if it is complete, else as their own party."""
    if turn.state.parties and set(seats) == set(turn.state.party.members):
        arrive(turn, to)
    else:
        form_party(turn, seats, "arrival", turn.state.characters[seats[0]].location)
        arrive(turn, to)


@verb(Move)
def move(turn: GrailTurn, effect: Move, scene: Scene) -> None:
    """Move at once, or after the encounter under way (GR-LOC-37)."""
    if turn.state.encounter is not None:
        put_off(turn, scene)
        return
    seats = meant_afterwards(turn, effect.who, scene)
    turn.push(MoveTo.name, seats, destinations(turn, effect.to, seats))


def destinations(position: GrailPosition, to: int | str, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the possible destinations; `lowest` and `highest` compare the numbers on the map (GR-LOC-31)."""
    state, pack = position.state, setup_of(position).pack
    if isinstance(to, int):
        found = current_version(pack, state.places, to)
        return () if found is None else (found,)
    if to == "any_connected":
        return connected(pack, state, state.characters[seats[0]].location) if seats else ()
    return {"lowest": (min(state.places),), "highest": (max(state.places),)}.get(to, tuple(sorted(state.places)))


class MoveTo(Step[State]):
    """Ask the group for its destination if there are several. Characters already there do not move."""

    name = "move_to"

    def ask(self, position: GrailPosition, seats: tuple[int, ...], places: tuple[int, ...]) -> Ask | None:
        if len(places) < 2 or not seats:
            return None
        return ask_together(questions.ChooseLocation(seats), seats, OneOf(places))

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...], places: tuple[int, ...]
    ) -> None:
        if not places:
            return
        to = agreed(turn, answers) if answers else places[0]
        moving = tuple(seat for seat in seats if turn.state.characters[seat].location != to)
        if moving:
            move_characters(turn, moving, to)
