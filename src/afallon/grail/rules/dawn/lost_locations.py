"""Step 3 of dawn: locations that no menhir protects are lost (GR-DAWN-06, GR-MENHIR-03 to 11, 28, 29)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.dawn import questions
from afallon.grail.rules.fields import Arrivals
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.map.discarding import discard_locations, suffer
from afallon.grail.rules.map.grid import is_in_range
from afallon.grail.rules.map.moving import move_characters
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of

LOSS: Final = 2
"""The health that is lost, and the terror that is gained."""


class LostLocations(Step[State]):
    """Discard locations out of range and harm the characters there; without any menhir harm everybody."""

    name = "lost_locations"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        places = turn.state.places.values()
        if any(place.menhir for place in places):
            out_of_range = [place.number for place in places if not is_in_range(turn.state, (place.row, place.column))]
            discard_locations(turn, out_of_range, LOSS)
        else:
            suffer(turn, living(turn.state), LOSS)  # GR-MENHIR-10


class NextArrival(Step[State]):
    """Let displaced characters arrive, grouped by location, in the order that the players choose (GR-MENHIR-29)."""

    name = "next_arrival"

    def ask(self, position: GrailPosition, arrivals: Arrivals) -> Ask | None:
        places = [to for to, _ in arrivals]
        if len(places) < 2:
            return None
        return ask_together(questions.NextArrival(arrivals), living(position.state), one_of(places))

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], arrivals: Arrivals) -> None:
        to = agreed(turn, answers) if answers else arrivals[0][0]
        rest = tuple(arrival for arrival in arrivals if arrival[0] != to)
        if rest:
            turn.push(self.name, rest)
        characters = turn.state.characters
        there = [seat for seat in living(turn.state) if characters[seat].location == to]  # some may have moved on
        seats = tuple(seat for seat in dict(arrivals)[to] if seat in there)
        if seats:
            move_characters(turn, seats, to)
