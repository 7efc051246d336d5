"""The equipment check at the start of an encounter (GR-ITEM-11 to 14)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.effects.abilities import is_in_use
from afallon.grail.rules.encounter.events import WeaponsTakenUp
from afallon.grail.rules.encounter.questions import UseItems
from afallon.grail.rules.items.events import ItemPutAside
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

DONE: Final = "done"


class EquipmentCheck(Step[State]):
    """Let everybody put items aside for this encounter, one by one; none is turned up (GR-ITEM-12, 14)."""

    name = "equipment_check"

    def ask(self, position: GrailPosition, seats: tuple[int, ...] | None = None) -> Ask | None:
        asked = under_way(position.state).participants if seats is None else seats
        options = {seat: one_of([DONE, *found]) for seat in asked if (found := items_in_use(position, seat))}
        return all_of(UseItems(encounter=under_way(position.state).card), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...] | None = None) -> None:
        going_on = tuple(seat for seat, item in answers.items() if item != DONE)
        for seat in going_on:
            tell(turn, ItemPutAside(seat=seat, item=answers[seat]))
        for seat in answers:
            if seat not in going_on or not items_in_use(turn, seat):
                _take_up_weapons(turn, seat)
        if going_on:
            turn.push(self.name, going_on)


def items_in_use(position: GrailPosition, seat: int) -> tuple[str, ...]:
    return tuple(str(held.card) for held in position.state.characters[seat].items if is_in_use(held))


def _take_up_weapons(turn: GrailTurn, seat: int) -> None:
    """Record the weapons that `shattering` will break: items, not secrets (GR-TRAIT-25, 26)."""
    items = setup_of(turn).pack.items
    weapons = tuple(item for item in items_in_use(turn, seat) if items[item].keyword == "weapon")
    if weapons:
        tell(turn, WeaponsTakenUp(seat=seat, items=weapons))
