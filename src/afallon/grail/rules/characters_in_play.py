"""Characters in play, and their order by number."""

from collections.abc import Iterable

from afallon.grail.rules.state import State


def living(state: State) -> tuple[int, ...]:
    """Return the seats that have a living character."""
    return tuple([seat for seat, character in enumerate(state.characters) if character.alive])


def by_number(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Return these seats in the order of their character numbers."""
    characters = state.characters
    return tuple(sorted(seats, key=lambda seat: characters[seat].number))
