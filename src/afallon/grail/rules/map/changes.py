"""What can happen on the map."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.state import Place, State


@change
def locations_made_available(state: State, *, numbers: tuple[int, ...]) -> None:
    state.available.extend(numbers)


@revealing
def location_laid(state: State, *, number: int, row: int, column: int) -> None:
    state.available.remove(number)
    state.places[number] = Place(number, row, column)


@change
def menhir_lit(state: State, *, number: int, dial: int) -> None:
    """The old dial, if any, is lost (GR-MENHIR-24)."""
    state.places[number].menhir, state.places[number].dial = True, dial


@change
def menhir_dial_changed(state: State, *, number: int, dial: int | None) -> None:
    state.places[number].dial = dial


@change
def menhir_removed(state: State, *, number: int) -> None:
    state.places[number].menhir = False


@change
def characters_moved(state: State, *, seats: tuple[int, ...], location: int) -> None:
    for seat in seats:
        state.characters[seat].location = location


@change
def party_arrived(state: State, *, location: int) -> None:
    """An arrival begins; one that had not ended is overtaken (GR-LOC-36)."""
    state.party.location = location
    state.party.arrivals += 1
