"""What a choice, an ability or an action costs."""

from collections.abc import Iterable
from typing import Final

from afallon.grail.content.effects import Cost
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition

COVERABLE: Final = ("energy", "magic")
"""What a member may pay in place of another (GR-PARTY-11, 26)."""

Costs = tuple[tuple[str, int], ...]


def plain(costs: Iterable[Cost]) -> Costs:
    """Costs of the content as plain data: what, and how much."""
    return tuple([(cost.what, cost.amount) for cost in costs])


def can_pay(position: GrailPosition, costs: Costs, seats: Iterable[int]) -> bool:
    """Could these pay it once, all together? Terror can always be taken (GR-CHAR-40, GR-DAY-06, GR-DAY-60)."""
    characters = [position.state.characters[seat] for seat in seats]
    for what, amount in costs:
        if what != "terror" and sum([value_of(character, what) for character in characters]) < amount:
            return False
    return bool(characters)


def affordable(position: GrailPosition, costs: Iterable[Cost], seats: Iterable[int]) -> bool:
    """The same for costs of the content."""
    return can_pay(position, plain(costs), seats)


def lacking(position: GrailPosition, costs: Costs, seats: Iterable[int]) -> dict[str, int]:
    """What these lack, and how much of it, to pay together."""
    characters = [position.state.characters[seat] for seat in seats]
    have = {what: sum(value_of(character, what) for character in characters) for what, _ in costs}
    return {what: amount - have[what] for what, amount in costs if what != "terror" and have[what] < amount}
