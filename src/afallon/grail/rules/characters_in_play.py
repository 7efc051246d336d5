"""Whose characters are in play, and in which order they come."""

from collections.abc import Iterable

from afallon.grail.rules.state import State


def living(state: State) -> tuple[int, ...]:
    """The seats that have a living character."""
    return tuple([seat for seat, character in enumerate(state.characters) if character.alive])


def by_number(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """These seats in the order of their character numbers."""
    characters = state.characters
    return tuple(sorted(seats, key=lambda seat: characters[seat].number))
