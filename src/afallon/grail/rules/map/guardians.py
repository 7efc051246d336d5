"""Which guardians are on the map: they stay until they are beaten or banished (GR-GUARD-01). Pure functions."""

from afallon.grail.rules.state import Guardian, State


def guardians_at(state: State, location: int) -> tuple[str, ...]:
    """The cards of those that wait there."""
    return tuple(guardian.card for guardian in state.guardians if guardian.location == location and not guardian.met)


def where_guardian_waits(state: State, card: str, near: int) -> int | None:
    """Where a guardian of this card waits: near if there is one, else where the first of them was placed."""
    places = [guardian.location for guardian in state.guardians if guardian.card == card and not guardian.met]
    return near if near in places else next(iter(places), None)


def guardian_being_met(state: State) -> Guardian | None:
    """The guardian whose encounter is under way."""
    return next((guardian for guardian in state.guardians if guardian.met), None)


def alike_guardians(state: State, card: str, location: int) -> list[Guardian]:
    """The guardians in one place that are alike. It does not matter which is meant, except for which has rolled."""
    return [
        guardian
        for guardian in state.guardians
        if guardian.card == card and guardian.location == location and not guardian.met
    ]


def guardian_that_rolled(state: State, card: str, location: int) -> Guardian:
    """One that has no roll before it, if there is one: else what happens to it happens before its roll."""
    return min(alike_guardians(state, card, location), key=lambda guardian: guardian.rolls)
