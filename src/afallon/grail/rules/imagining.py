"""Looking at the table as if it stood otherwise."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from afallon.grail.rules.state import Encounter, Party, Played, State


@contextmanager
def imagined_party(state: State, members: Iterable[int], action: str, location: int) -> Iterator[None]:
    """Look at the table as if these acted: what would hold for them?"""
    seats = list(members)
    state.parties.append(Party(seats, seats[0], action, location))
    try:
        yield
    finally:
        state.parties.pop()


@contextmanager
def imagined_play(state: State, seat: int, card: str) -> Iterator[Encounter]:
    """Look at the encounter as if this character had just played this card; the encounter that is imagined may be
    changed."""
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
