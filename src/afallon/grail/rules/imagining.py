"""Looking at the table as if it stood otherwise."""

from collections.abc import Iterable

from afallon.grail.rules.state import Party, State


class imagined_party:
    """Look at the table as if these acted, as long as this context lasts: what would hold for them?"""

    __slots__ = ("_parties", "_party")

    def __init__(self, state: State, members: Iterable[int], action: str, location: int) -> None:
        seats = list(members)
        self._parties, self._party = state.parties, Party(seats, seats[0], action, location)

    def __enter__(self) -> None:
        self._parties.append(self._party)

    def __exit__(self, *error: object) -> None:
        self._parties.pop()
