"""Amounts, and the counters for amounts "per …": functions of the position, the `of` argument and the address."""

from collections.abc import Callable
from typing import Final

from afallon.grail.content.effects import Amount
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.effects.scene import Scene, active_seat, members
from afallon.grail.rules.effects.values import value_now
from afallon.grail.rules.state import GrailPosition
from afallon.grail.rules.under_way import piles_of, under_way

Counter = Callable[[GrailPosition, str | None, Scene], int]


def _hand(position: GrailPosition) -> int:
    seat = active_seat(position)
    return 0 if seat is None else len(piles_of(position.state, seat).hand)


def _quantity(position: GrailPosition, what: str) -> int:
    seat = active_seat(position)
    return 0 if seat is None else value_now(position, seat, what)


def _charges(position: GrailPosition, place: int | None) -> int:
    """Return the charges of the card at this place, or 0 if it has been discarded."""
    sequence = under_way(position.state).sequence
    return 0 if place is None or place >= len(sequence) else sequence[place].charges


def _comers(position: GrailPosition) -> int:
    encounter = position.state.encounter
    return len(members(position) if encounter is None else (*encounter.participants, *encounter.left))


def _dial(position: GrailPosition, dial: str | None) -> int:
    found = position.state.dials.get(dial or "")
    return 0 if found is None else found.value


COUNTERS: Final[dict[str, Counter]] = {
    "connected_attribute_keys": lambda position, of, scene: sum(
        played.joined.count(of or "") for played in under_way(position.state).sequence
    ),
    "connected_magic_keys": lambda position, of, scene: sum(
        len(played.magic) for played in under_way(position.state).sequence
    ),
    "charges": lambda position, of, scene: _charges(position, scene.card),
    "pool": lambda position, of, scene: under_way(position.state).pool,
    "cards_in_sequence": lambda position, of, scene: len(under_way(position.state).sequence),
    "cards_in_hand": lambda position, of, scene: _hand(position),
    "quantity": lambda position, of, scene: _quantity(position, of or ""),
    "status": lambda position, of, scene: position.state.statuses.get(of or "", 0),
    "dial": lambda position, of, scene: _dial(position, of),
    "members": lambda position, of, scene: len(members(position)),
    "comers": lambda position, of, scene: _comers(position),
    "players": lambda position, of, scene: len(living(position.state)),
}


def amount_of(position: GrailPosition, amount: Amount, scene: Scene) -> int:
    """Return the current value of an amount."""
    if isinstance(amount, int):
        return amount
    counted = amount.times * COUNTERS[amount.per](position, amount.of, scene)
    if amount.at_most is None:
        return counted
    return max(-amount.at_most, min(counted, amount.at_most))
