"""What can happen in combat alone."""

from afallon.grail.rules.changes import change
from afallon.grail.rules.encounter.changes import begin_attack, under_way
from afallon.grail.rules.state import State


@change
def pool_changed(state: State, *, pool: int) -> None:
    under_way(state).pool = pool


@change
def attack_began(state: State, *, path: str) -> None:
    """The row is fixed from here on (GR-COMBAT-101)."""
    begin_attack(state, path)


@change
def opportunity_taken(state: State, *, seat: int, path: str) -> None:
    """An opportunity attack on this character."""
    begin_attack(state, path, victim=seat)


@change
def enemy_escaped(state: State) -> None:
    """The end of the encounter follows."""


@change
def trait_applied(state: State, *, trait: str) -> None:
    """A trait of the enemy does what it says; what comes of it has events of its own."""
