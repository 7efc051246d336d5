"""Guardians on the map: each stays until it is beaten or banished (GR-GUARD-01). Pure functions."""

from afallon.grail.rules.state import Guardian, State


def guardians_at(state: State, location: int) -> tuple[str, ...]:
    """Return the cards of the guardians that wait at a location."""
    return tuple(guardian.card for guardian in state.guardians if guardian.location == location and not guardian.met)


def where_guardian_waits(state: State, card: str, near: int) -> int | None:
    """Return the location of a waiting guardian of this card: `near` if possible, else that of the first one placed."""
    places = [guardian.location for guardian in state.guardians if guardian.card == card and not guardian.met]
    return near if near in places else next(iter(places), None)


def guardian_being_met(state: State) -> Guardian | None:
    """Return the guardian whose encounter is under way."""
    return next((guardian for guardian in state.guardians if guardian.met), None)


def alike_guardians(state: State, card: str, location: int) -> list[Guardian]:
    """Return the interchangeable guardians of a card at a location. They differ only in whether they have rolled."""
    return [
        guardian
        for guardian in state.guardians
        if guardian.card == card and guardian.location == location and not guardian.met
    ]


def guardian_that_rolled(state: State, card: str, location: int) -> Guardian:
    """Return a guardian that has rolled if there is one, else one that has yet to roll."""
    return min(alike_guardians(state, card, location), key=lambda guardian: guardian.rolls)
