"""Rest and the return of energy."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.asking import living
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.characters.giving import GIVE, partners
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.characters.values import is_exhausted
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

EXHAUSTED_GAIN: Final = 4
"""What an exhausted character regains (GR-DUSK-11)."""


@change
def ate(state: State, *, seat: int) -> None:
    """What it costs and gives has events of its own."""


class Rest(Step[State]):
    """Step 2: whoever has food may eat 1, for 1 health and 1 terror less; food may go round before (GR-DUSK-04 to 08).

    `settled` are those who have said what they do.
    """

    name = "rest"

    def ask(self, table: GrailTable, settled: tuple[int, ...] = ()) -> Ask | None:
        options = {}
        for seat in living(table.state):
            can_eat = table.state.characters[seat].resources["food"] >= _meal(table, seat)
            can_give = bool(partners(table, seat))
            if seat not in settled and (can_eat or can_give):
                options[seat] = one_of([*(("yes",) if can_eat else ()), "no", *((GIVE,) if can_give else ())])
        return all_of("eat", options, rule="GR-DUSK-04")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], settled: tuple[int, ...] = ()) -> None:
        giving = tuple(seat for seat, answer in answers.items() if answer == GIVE)
        if giving:
            # A gift may change what the others can do, so that all but those who eat now are asked again.
            table.push(self.name, (*settled, *(seat for seat, answer in answers.items() if answer == "yes")))
            for seat in reversed(giving):
                table.push(GIVE, seat)
        for seat in sorted(seat for seat, answer in answers.items() if answer == "yes"):
            tell(table, "ate", seat=seat)
            change_quantity(table, seat, "food", -_meal(table, seat))
            change_quantity(table, seat, "health", 1)
            change_quantity(table, seat, "terror", -1)


class RecoverEnergy(Step[State]):
    """Step 3: to the starting cell, or only 4 when exhausted; never above health (GR-DUSK-10 to 13)."""

    name = "recover_energy"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for seat in living(table.state):
            character = table.state.characters[seat]
            gain = EXHAUSTED_GAIN if is_exhausted(character) else character.energy_max - character.energy
            value = character.energy + modified(table, "energy_at_dusk", gain, seat)
            set_quantity(table, seat, "energy", value)


def _meal(table: GrailTable, seat: int) -> int:
    return modified(table, "food_at_rest", 1, seat)
