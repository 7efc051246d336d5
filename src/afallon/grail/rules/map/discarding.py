"""Discarded locations, and the moves of all that was on them (GR-MENHIR-03 to 09, 28, GR-DISCARD-06, 07)."""

from collections.abc import Iterable

from afallon.grail.rules.characters.tracks import change_quantity, in_falling_order
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.map.events import CharactersMoved, LocationDiscarded, PartyDisplaced
from afallon.grail.rules.map.grid import distance
from afallon.grail.rules.map.guardians import guardians_at
from afallon.grail.rules.state import GrailPosition, GrailTurn, Place, State, setup_of
from afallon.grail.rules.telling import tell


def discard_locations(turn: GrailTurn, numbers: Iterable[int], loss: int = 0) -> None:
    """Discard locations: all discards, then all losses, all moves, and the arrivals last (GR-MENHIR-28).

    Discarded cards are under their decks before anybody arrives. `loss` is the health that each character there loses,
    and the terror it gains. At least one location must remain.
    """
    state = turn.state
    lost = {number: state.places[number] for number in numbers}
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
        turn.push("next_arrival", tuple(sorted(moves.items())))
    suffer(turn, tuple(seat for seat in living(state) if any(seat in seats for seats in moves.values())), loss)
    for to, seats in sorted(moves.items()):
        tell(turn, CharactersMoved(seats=seats, location=to))
    for location in dict.fromkeys(party.location for party in state.parties if party.location in lost):
        tell(turn, PartyDisplaced(number=location, to=_nearest(state, lost[location])))
    for deck, cards in under.items():
        turn.push("put_under", deck, cards)


def suffer(turn: GrailTurn, seats: tuple[int, ...], loss: int) -> None:
    """Take this much health from each seat, and add as much terror (GR-MENHIR-03)."""
    for seat in in_falling_order(turn, seats, loss) if loss else ():
        change_quantity(turn, seat, "health", -loss)
        change_quantity(turn, seat, "terror", loss)


def _lying_there(position: GrailPosition, places: Iterable[Place]) -> dict[str, tuple[str, ...]]:
    """Return, by deck, the guardians and items that leave with these locations (GR-MENHIR-08, 09, GR-DISCARD-07)."""
    encounters = setup_of(position).pack.encounters
    by_deck: dict[str, tuple[str, ...]] = {}
    for place in places:
        guardians = guardians_at(position.state, place.number)
        cards = [(f"encounters/{encounters[guardian].colour}", guardian) for guardian in guardians]
        for deck, card in (*(("items", item) for item in place.items), *cards):
            by_deck[deck] = (*by_deck.get(deck, ()), card)
    return by_deck


def _nearest(state: State, lost: Place) -> int:
    """Return the nearest location; among several, the one with the lowest number (GR-MENHIR-04)."""
    return min(state.places.values(), key=lambda place: (distance(lost, place), place.number)).number
