"""Rest and the return of energy."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters.giving import GIVE, partners
from afallon.grail.rules.characters.tracks import change_quantity, set_quantity
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.dusk import questions
from afallon.grail.rules.dusk.events import Ate
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.quantities import is_exhausted
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of

EXHAUSTED_GAIN: Final = 4
"""What an exhausted character regains (GR-DUSK-11)."""


class Rest(Step[State]):
    """Step 2: whoever has food may eat 1, for 1 health more and 1 terror less; gifts are open first (GR-DUSK-04 to 08).

    `settled` are those who have said what they do.
    """

    name = "rest"

    def ask(self, position: GrailPosition, settled: tuple[int, ...] = ()) -> Ask | None:
        meals = {seat: _meal(position, seat) for seat in living(position.state) if seat not in settled}
        options = {}
        for seat, meal in meals.items():
            food, gifts = position.state.characters[seat].resources["food"], (GIVE,) * bool(partners(position, seat))
            if food >= meal:
                offer = Offer(cost={"food": meal}, preview={"health": 1, "terror": -1})
                options[seat] = OneOf(("yes", "no", *gifts), offers=(offer, *(None for _ in ("no", *gifts))))
            elif gifts:
                lacking = Barred("yes", "GR-DUSK-04", {"missing": {"food": meal - food}})
                options[seat] = OneOf(("no", *gifts), barred=(lacking,))
        price = tuple((seat, "food", meals[seat]) for seat in options if meals[seat])
        return all_of(questions.Eat(position.state.day, price), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], settled: tuple[int, ...] = ()) -> None:
        giving = tuple(seat for seat, answer in answers.items() if answer == GIVE)
        if giving:
            # A gift may change what the others can do, so all but those who eat now are asked again.
            turn.push(self.name, (*settled, *(seat for seat, answer in answers.items() if answer == "yes")))
            for seat in reversed(giving):
                turn.push(GIVE, seat)
        for seat in sorted(seat for seat, answer in answers.items() if answer == "yes"):
            tell(turn, Ate(seat=seat))
            change_quantity(turn, seat, "food", -_meal(turn, seat))
            change_quantity(turn, seat, "health", 1)
            change_quantity(turn, seat, "terror", -1)


class RecoverEnergy(Step[State]):
    """Step 3: to the starting cell, or only 4 when exhausted; never above health, and never down (GR-DUSK-10 to 13,
    22)."""

    name = "recover_energy"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in living(turn.state):
            character = turn.state.characters[seat]
            start = setup_of(turn).pack.boards[character.board].energy_cell
            gain = EXHAUSTED_GAIN if is_exhausted(character) else max(start - character.energy, 0)
            value = character.energy + modified(turn, "energy_at_dusk", gain, seat)
            set_quantity(turn, seat, "energy", value)


def _meal(position: GrailPosition, seat: int) -> int:
    return modified(position, "food_at_rest", 1, seat)
