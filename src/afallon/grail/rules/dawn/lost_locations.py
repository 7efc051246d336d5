"""Step 3 of dawn: what no menhir protects is lost (GR-DAWN-06, GR-MENHIR-03 to 11, 28, 29)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.rules.characters.tracks import change_quantity, in_falling_order
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.dawn import questions
from afallon.grail.rules.fields import Arrivals
from afallon.grail.rules.joint_choices import agreed, ask_together
from afallon.grail.rules.map.events import CharactersMoved, LocationDiscarded
from afallon.grail.rules.map.grid import distance, is_in_range
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.map.moving import move_characters
from afallon.grail.rules.state import GrailPosition, GrailTurn, Place, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of

LOSS: Final = 2
"""Of health, and as much terror gained."""


class LostLocations(Step[State]):
    """All discards, all losses, all moves, then the arrivals (GR-MENHIR-28): what was discarded lies under its deck
    before anybody arrives."""

    name = "lost_locations"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if not any(place.menhir for place in state.places.values()):  # GR-MENHIR-10
            _suffer(turn, living(state))
            return
        lost = {
            place.number: place for place in state.places.values() if not is_in_range(state, (place.row, place.column))
        }
        under = _lying_there(turn, lost.values())
        for number in lost:
            tell(turn, LocationDiscarded(number=number))
        moves: dict[int, tuple[int, ...]] = {}
        for seat in living(state):
            location = state.characters[seat].location
            if location in lost:
                nearest = _nearest(state, lost[location])
                moves[nearest] = (*moves.get(nearest, ()), seat)
        if moves:
            turn.push(NextArrival.name, tuple(sorted(moves.items())))
        _suffer(turn, tuple(seat for seat in living(state) if any(seat in seats for seats in moves.values())))
        for to, seats in sorted(moves.items()):
            tell(turn, CharactersMoved(seats=seats, location=to))
        for deck, cards in under.items():
            turn.push("put_under", deck, cards)


class NextArrival(Step[State]):
    """Those who land in the same place arrive together; the players say which arrival comes first (GR-MENHIR-29)."""

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
        seats = tuple(seat for seat in dict(arrivals)[to] if seat in living(turn.state))
        if seats:
            move_characters(turn, seats, to)


def _suffer(turn: GrailTurn, seats: tuple[int, ...]) -> None:
    for seat in in_falling_order(turn, seats, LOSS):
        change_quantity(turn, seat, "health", -LOSS)
        change_quantity(turn, seat, "terror", LOSS)


def _lying_there(position: GrailPosition, places: Iterable[Place]) -> dict[str, tuple[str, ...]]:
    """By deck: the guardians and items that leave with these, at the same time (GR-MENHIR-08, 09, GR-DISCARD-07)."""
    encounters = setup_of(position).pack.encounters
    by_deck: dict[str, tuple[str, ...]] = {}
    for place in places:
        guardians = guardians_at(position.state, place.number)
        cards = [(f"encounters/{encounters[guardian].colour}", guardian) for guardian in guardians]
        for deck, card in (*(("items", item) for item in place.items), *cards):
            by_deck[deck] = (*by_deck.get(deck, ()), card)
    return by_deck


def _nearest(state: State, lost: Place) -> int:
    """The nearest; of several equally near, the one with the lowest number (GR-MENHIR-04)."""
    return min(state.places.values(), key=lambda place: (distance(lost, place), place.number)).number
