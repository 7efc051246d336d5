"""Amounts, and the counters of "so many per ...": each a function of the table, the word `of`, and the scene."""

from collections.abc import Callable
from typing import Final

from afallon.grail.content.effects import Amount
from afallon.grail.rules.asking import living
from afallon.grail.rules.characters.values import value_of
from afallon.grail.rules.effects.scene import Scene, active_seat, members
from afallon.grail.rules.state import Encounter, GrailTable, Piles

Counter = Callable[[GrailTable, str | None, Scene], int]


def _encounter(table: GrailTable) -> Encounter:
    assert table.state.encounter is not None
    return table.state.encounter


def _hand(table: GrailTable) -> int:
    piles: Piles = getattr(table.state.characters[active_seat(table)], _encounter(table).kind)
    return len(piles.hand)


def _charges(table: GrailTable, place: int | None) -> int:
    """Of the card at this place; one that has been discarded meanwhile has none."""
    sequence = _encounter(table).sequence
    return 0 if place is None or place >= len(sequence) else sequence[place].charges


def _dial(table: GrailTable, dial: str | None) -> int:
    found = table.state.dials.get(dial or "")
    return 0 if found is None else found.value


COUNTERS: Final[dict[str, Counter]] = {
    "connected_attribute_keys": lambda table, of, scene: sum(
        played.joined.count(of or "") for played in _encounter(table).sequence
    ),
    "connected_magic_keys": lambda table, of, scene: sum(len(played.magic) for played in _encounter(table).sequence),
    "charges": lambda table, of, scene: _charges(table, scene.card),
    "pool": lambda table, of, scene: _encounter(table).pool,
    "cards_in_sequence": lambda table, of, scene: len(_encounter(table).sequence),
    "cards_in_hand": lambda table, of, scene: _hand(table),
    "quantity": lambda table, of, scene: value_of(table.state.characters[active_seat(table)], of or ""),
    "status": lambda table, of, scene: table.state.statuses.get(of or "", 0),
    "dial": lambda table, of, scene: _dial(table, of),
    "members": lambda table, of, scene: len(members(table)),
    "players": lambda table, of, scene: len(living(table.state)),
}


def amount_of(table: GrailTable, amount: Amount, scene: Scene) -> int:
    """The number an amount comes to now."""
    if isinstance(amount, int):
        return amount
    counted = amount.times * COUNTERS[amount.per](table, amount.of, scene)
    return counted if amount.at_most is None else min(counted, amount.at_most)
