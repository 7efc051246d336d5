"""Rest and the return of energy."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import living
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.characters.values import is_exhausted
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, OneOf, Step, all_of

EXHAUSTED_GAIN: Final = 4
"""What an exhausted character regains (GR-DUSK-11)."""


class Rest(Step[State]):
    """Step 2: whoever has food may eat 1, for 1 health and 1 terror less (GR-DUSK-04, 05)."""

    name = "rest"

    def ask(self, table: GrailTable) -> Ask | None:
        state = table.state
        fed = [seat for seat in living(state) if state.characters[seat].resources["food"] > 0]
        return all_of("eat", dict.fromkeys(fed, OneOf(("yes", "no"))), rule="GR-DUSK-04")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in sorted(seat for seat, wish in answers.items() if wish == "yes"):
            change_quantity(table, seat, "food", -1)
            change_quantity(table, seat, "health", 1)
            change_quantity(table, seat, "terror", -1)


class RecoverEnergy(Step[State]):
    """Step 3: to the starting cell, or only 4 when exhausted; never above health (GR-DUSK-10 to 13)."""

    name = "recover_energy"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in living(table.state):
            character = table.state.characters[seat]
            if is_exhausted(character):
                change_quantity(table, seat, "energy", EXHAUSTED_GAIN)
            else:
                set_quantity(table, seat, "energy", character.energy_max)
