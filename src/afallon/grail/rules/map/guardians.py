"""Guardians: they stay on the map until they are beaten or banished (GR-GUARD-01)."""

from afallon.grail.rules.changes import change, revealing, tell
from afallon.grail.rules.parties import form_party
from afallon.grail.rules.state import GrailTable, Guardian, State


@change
def guardian_placed(state: State, *, location: int, card: str) -> None:
    """A guardian that was not beaten stays where it was met (GR-GUARD-02); a new one is the last to be placed."""
    met = _met(state)
    if met is None:
        state.guardians.append(Guardian(card, location))
    else:
        met.met = False


@change
def guardian_met(state: State, *, location: int, card: str) -> None:
    """Its encounter begins; until that has ended nobody else meets it."""
    _waiting(state, card, location)[0].met = True


@change
def guardian_gone(state: State, *, card: str) -> None:
    """The one that was met does not stay."""
    state.guardians = [guardian for guardian in state.guardians if not guardian.met]


@change
def guardians_stirred(state: State) -> None:
    """Step 6 of dawn: each that is on the map now rolls once (GR-GUARD-24)."""
    for guardian in state.guardians:
        guardian.rolls = True


@revealing
def guardian_rolled(state: State, *, card: str, location: int, face: str) -> None:
    """What the die shows; what comes of it has events of its own."""
    next(guardian for guardian in _waiting(state, card, location) if guardian.rolls).rolls = False


@change
def guardian_moved(state: State, *, card: str, start: int, location: int) -> None:
    """The one that has rolled goes there; nothing is revealed (GR-GUARD-21)."""
    _rolled(state, card, start).location = location


@change
def guardian_banished(state: State, *, card: str, location: int) -> None:
    """It leaves the map; where its card goes is told apart (GR-GUARD-09)."""
    banished = _rolled(state, card, location)
    state.guardians = [guardian for guardian in state.guardians if guardian is not banished]


def guardians_at(state: State, location: int) -> tuple[str, ...]:
    """The cards of those that wait there."""
    return tuple(guardian.card for guardian in state.guardians if guardian.location == location and not guardian.met)


def meet_guardian(table: GrailTable, card: str, location: int, seats: tuple[int, ...]) -> None:
    """These meet a guardian of the map, led by the first.

    They do it as a party of its own, so that who leaves the encounter is still here for the immediate rule
    (GR-LOC-38).
    """
    tell(table, "guardian_met", location=location, card=card)
    form_party(table, seats, "guardian", location)
    table.push("meet", card)


def leave_map(table: GrailTable, card: str) -> None:
    """If this encounter was one with a guardian of the map, it is on it no more (GR-GUARD-04, 19)."""
    met = _met(table.state)
    if met is not None and met.card == card:
        tell(table, "guardian_gone", card=card)


def _met(state: State) -> Guardian | None:
    return next((guardian for guardian in state.guardians if guardian.met), None)


def _waiting(state: State, card: str, location: int) -> list[Guardian]:
    """Alike guardians of one place: which of them is meant is all the same, but for who has rolled."""
    return [
        guardian
        for guardian in state.guardians
        if guardian.card == card and guardian.location == location and not guardian.met
    ]


def _rolled(state: State, card: str, location: int) -> Guardian:
    return next(guardian for guardian in _waiting(state, card, location) if not guardian.rolls)
