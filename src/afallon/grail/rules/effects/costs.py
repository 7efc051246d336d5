"""Costs of choices, abilities and actions: tracks and resources, or cards (GR-STORY-06)."""

from collections.abc import Iterable
from typing import Final

from afallon.grail.content.effects import AnyCost, Cost
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition, setup_of

COVERABLE: Final = ("energy", "magic")
"""The kinds that a member may pay in place of another (GR-PARTY-11, 26)."""

Costs = tuple[tuple[str, int], ...]


def plain(costs: Iterable[Cost | AnyCost]) -> Costs:
    """Convert costs of the pack to pairs of kind and amount.

    Cards are `item:<id>`, `keyword:<keyword>` and `secret:<number>`.
    """
    return tuple((cost.kind if isinstance(cost, AnyCost) else cost.what, cost.amount) for cost in costs)


def is_card(what: str) -> bool:
    """Return whether this kind of cost is paid in cards."""
    return ":" in what


def at_hand(position: GrailPosition, seat: int, what: str) -> int:
    """Return how much of this kind a character has. Keywords match items only, never secrets (GR-SECRET-04)."""
    character = position.state.characters[seat]
    if not is_card(what):
        return value_of(character, what)
    sort, _, name = what.partition(":")
    if sort == "secret":
        return sum(held.card == int(name) for held in character.secrets)
    items = setup_of(position).pack.items
    return sum(name == (held.card if sort == "item" else items[str(held.card)].keyword) for held in character.items)


def can_pay(position: GrailPosition, costs: Costs, seats: Iterable[int]) -> bool:
    """Return whether these seats can pay the costs once, together.

    Terror can always be paid (GR-CHAR-40, GR-DAY-06, GR-DAY-60).
    """
    payers = tuple(seats)
    for what, amount in costs:
        if what != "terror" and sum([at_hand(position, seat, what) for seat in payers]) < amount:
            return False
    return bool(payers)


def affordable(position: GrailPosition, costs: Iterable[Cost | AnyCost], seats: Iterable[int]) -> bool:
    """Return whether these seats can pay costs of the pack once, together."""
    return can_pay(position, plain(costs), seats)


def lacking(position: GrailPosition, costs: Costs, seats: Iterable[int]) -> dict[str, int]:
    """Return the amounts that these seats lack to pay the costs together, by kind."""
    payers = tuple(seats)
    have = {what: sum(at_hand(position, seat, what) for seat in payers) for what, _ in costs}
    return {what: amount - have[what] for what, amount in costs if what != "terror" and have[what] < amount}
