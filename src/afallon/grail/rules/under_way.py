"""The encounter under way, and the cards that it is played with, for those who know that there is one."""

from afallon.grail.rules.state import Encounter, Piles, State


def under_way(state: State) -> Encounter:
    """The encounter under way; there must be one."""
    assert state.encounter is not None
    return state.encounter


def piles_of(state: State, seat: int) -> Piles:
    """A character's hand and discarded cards of the kind that this encounter is played with."""
    piles: Piles = getattr(state.characters[seat], under_way(state).kind)
    return piles
