"""Looking at the table as if it stood otherwise."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from afallon.grail.rules.state import Party, State


@contextmanager
def imagined_party(state: State, members: Iterable[int], action: str, location: int) -> Iterator[None]:
    """Look at the table as if these acted: what would hold for them?"""
    seats = list(members)
    state.parties.append(Party(seats, seats[0], action, location))
    try:
        yield
    finally:
        state.parties.pop()
