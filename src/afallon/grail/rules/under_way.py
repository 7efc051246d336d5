"""Accessors for the encounter under way, for callers that know there is one."""

from afallon.grail.rules.state import Encounter, Piles, State


def under_way(state: State) -> Encounter:
    """Return the encounter under way; there must be one."""
    assert state.encounter is not None
    return state.encounter


def piles_of(state: State, seat: int) -> Piles:
    """Return a character's hand, discard pile and reserve of this encounter's kind."""
    piles: Piles = getattr(state.characters[seat], under_way(state).kind)
    return piles
