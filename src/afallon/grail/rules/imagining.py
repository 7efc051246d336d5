"""Hypothetical positions: change the state temporarily to evaluate conditions."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from afallon.grail.rules.state import Encounter, Party, Played, State


class imagined_party:
    """Context manager: evaluate conditions as if these seats were the acting party."""

    __slots__ = ("_parties", "_party")

    def __init__(self, state: State, members: Iterable[int], action: str, location: int) -> None:
        seats = list(members)
        self._parties, self._party = state.parties, Party(seats, seats[0], action, location)

    def __enter__(self) -> None:
        self._parties.append(self._party)

    def __exit__(self, *error: object) -> None:
        self._parties.pop()


@contextmanager
def imagined_play(state: State, seat: int, card: str) -> Iterator[Encounter]:
    """Evaluate the encounter as if this character had just played this card.

    The yielded encounter is a copy; callers may change it.
    """
    encounter = state.encounter
    assert encounter is not None
    is_active = encounter.active == seat
    state.encounter = imagined = msgspec.structs.replace(
        encounter,
        active=seat,
        sequence=[*encounter.sequence, Played(card, seat)],
        cards_played=1 + encounter.cards_played * is_active,
        card_allowed=False,
    )
    try:
        yield imagined
    finally:
        state.encounter = encounter
