"""What can happen on the map."""

from afallon.grail.rules.changes import change, revealing
from afallon.grail.rules.state import Dial, Place, State


@change
def locations_made_available(state: State, *, numbers: tuple[int, ...]) -> None:
    state.available.extend(numbers)


@revealing
def location_laid(state: State, *, number: int, row: int, column: int) -> None:
    state.available.remove(number)
    state.places[number] = Place(number, row, column)


@change
def location_discarded(state: State, *, number: int) -> None:
    """It can be revealed again (GR-DISCARD-06); tokens and dials on it are gone (GR-MENHIR-35)."""
    del state.places[number]
    state.available.append(number)
    state.dials = {name: dial for name, dial in state.dials.items() if dial.at != number}
    state.guardians = [guardian for guardian in state.guardians if guardian.location != number]


@revealing
def location_replaced(state: State, *, number: int, by: int) -> None:
    """What was on it stays; the old card leaves play (GR-LOC-32, 33)."""
    if by in state.available:
        state.available.remove(by)
    if number in state.available:
        state.available[state.available.index(number)] = by
        return
    place = state.places.pop(number)
    place.number = by
    state.places[by] = place
    for character in state.characters:
        if character.location == number:
            character.location = by
    for party in state.parties:
        if party.location == number:
            party.location = by
    for dial in state.dials.values():
        if dial.at == number:
            dial.at = by
    for guardian in state.guardians:
        if guardian.location == number:
            guardian.location = by


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


@revealing
def menhir_inspected(state: State, *, location: int) -> None:
    """What the menhir asks for is read (GR-DAY-49)."""


@change
def menhir_refused(state: State, *, location: int) -> None:
    """Those who are there did not give enough; nothing is paid (GR-MENHIR-34)."""


@change
def characters_moved(state: State, *, seats: tuple[int, ...], location: int) -> None:
    for seat in seats:
        state.characters[seat].location = location


@change
def party_arrived(state: State, *, location: int) -> None:
    """An arrival begins; one that had not ended is overtaken (GR-LOC-36)."""
    state.party.location = location
    state.party.arrivals += 1
    state.party.arriving.append(state.party.arrivals)


@change
def arrival_ended(state: State) -> None:
    state.party.arriving.pop()


@change
def tokens_changed(state: State, *, location: int, token: str, amount: int) -> None:
    """So many lie there now."""
    setattr(state.places[location], f"{token}_tokens", amount)


@change
def dial_set(state: State, *, dial: str, token: str, value: int, at: int | None) -> None:
    state.dials[dial] = Dial(token, value, at)


@change
def dial_removed(state: State, *, dial: str) -> None:
    """With the token that marks it (GR-TOKEN-11)."""
    del state.dials[dial]
