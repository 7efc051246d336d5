"""Step 3 of dawn: what no menhir protects is lost (GR-DAWN-06, GR-MENHIR-03 to 11, 28, 29)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import agreed, ask_together, living
from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.tracks import change_quantity
from afallon.grail.rules.map.grid import distance, is_in_range
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.map.moving import move_characters
from afallon.grail.rules.state import GrailTable, Place, State, setup_of
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of

LOSS: Final = 2
"""Of health, and as much terror gained."""

Arrivals = tuple[tuple[int, tuple[int, ...]], ...]
"""A destination, and who arrives there."""


class LostLocations(Step[State]):
    """All discards, all losses, all moves, then the arrivals (GR-MENHIR-28)."""

    name = "lost_locations"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if not any(place.menhir for place in state.places.values()):  # GR-MENHIR-10
            for seat in living(state):
                _suffer(table, seat)
            return
        lost = {
            place.number: place for place in state.places.values() if not is_in_range(state, (place.row, place.column))
        }
        for place in lost.values():
            _discard(table, place)
        moves: dict[int, tuple[int, ...]] = {}
        for seat in living(state):
            location = state.characters[seat].location
            if location in lost:
                nearest = _nearest(state, lost[location])
                moves[nearest] = (*moves.get(nearest, ()), seat)
        if moves:
            table.push(NextArrival.name, tuple(sorted(moves.items())))
        for seat in living(state):
            if any(seat in seats for seats in moves.values()):
                _suffer(table, seat)
        for to, seats in sorted(moves.items()):
            tell(table, "characters_moved", seats=seats, location=to)


class NextArrival(Step[State]):
    """Who lands at the same place arrives together; the players say which arrival comes first (GR-MENHIR-29)."""

    name = "next_arrival"

    def ask(self, table: GrailTable, arrivals: Arrivals) -> Ask | None:
        places = [to for to, _ in arrivals]
        if len(places) < 2:
            return None
        return ask_together("next_arrival", living(table.state), one_of(places), rule="GR-MENHIR-29")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], arrivals: Arrivals) -> None:
        to = agreed(table, answers) if answers else arrivals[0][0]
        rest = tuple(arrival for arrival in arrivals if arrival[0] != to)
        if rest:
            table.push(self.name, rest)
        seats = tuple(seat for seat in dict(arrivals)[to] if seat in living(table.state))
        if seats:
            move_characters(table, seats, to)


def _suffer(table: GrailTable, seat: int) -> None:
    change_quantity(table, seat, "health", -LOSS)
    change_quantity(table, seat, "terror", LOSS)


def _discard(table: GrailTable, place: Place) -> None:
    """Everything on it leaves with it: guardians and items to the bottom of their decks (GR-MENHIR-08, 09)."""
    encounters = setup_of(table).pack.encounters
    by_deck: dict[str, tuple[str, ...]] = {"items": tuple(place.items)} if place.items else {}
    for guardian in guardians_at(table.state, place.number):
        deck = f"encounters/{encounters[guardian].colour}"
        by_deck[deck] = (*by_deck.get(deck, ()), guardian)
    tell(table, "location_discarded", number=place.number)
    for deck, cards in by_deck.items():
        table.push("put_under", deck, cards)


def _nearest(state: State, lost: Place) -> int:
    """Of several equally near the one with the lowest number (GR-MENHIR-04)."""
    return min(state.places.values(), key=lambda place: (distance(lost, place), place.number)).number
