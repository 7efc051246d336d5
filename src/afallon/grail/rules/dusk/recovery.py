"""Rest and recovery of energy."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters.giving import GIVE, partners
from afallon.grail.rules.characters.tracks import change_quantity, in_falling_order, set_quantity
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.dusk import questions
from afallon.grail.rules.dusk.events import Ate, WentHungry
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.quantities import is_exhausted
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of

EXHAUSTED_GAIN: Final = 4
"""The energy that an exhausted character regains (GR-DUSK-11)."""


class Rest(Step[State]):
    """Step 2: a character may eat 1 food to gain 1 health and lose 1 terror; gifts come first (GR-DUSK-04 to 08).

    `settled` are the seats whose decision is final.
    """

    name = "rest"

    def ask(self, position: GrailPosition, settled: tuple[int, ...] = ()) -> Ask | None:
        meals = {seat: _meal(position, seat) for seat in living(position.state) if seat not in settled}
        options = {}
        for seat, meal in meals.items():
            food, gifts = position.state.characters[seat].resources["food"], (GIVE,) * bool(partners(position, seat))
            if food >= meal:
                offer = Offer(cost={"food": meal}, preview={"health": 1, "terror": -1})
                offers = (offer, _hunger(position, seat), *(None for _ in gifts))
                options[seat] = OneOf(("yes", "no", *gifts), offers=offers)
            elif gifts:
                lacking = Barred("yes", "GR-DUSK-04", {"missing": {"food": meal - food}})
                offers = (hunger, *(None for _ in gifts)) if (hunger := _hunger(position, seat)) else ()
                options[seat] = OneOf(("no", *gifts), offers=offers, barred=(lacking,))
        price = tuple((seat, "food", meals[seat]) for seat in options if meals[seat])
        return all_of(questions.Eat(position.state.day, price), options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], settled: tuple[int, ...] = ()) -> None:
        giving = tuple(seat for seat, answer in answers.items() if answer == GIVE)
        if giving:
            # A gift may change the options of others, so all are asked again, except those who have eaten.
            turn.push(self.name, (*settled, *(seat for seat, answer in answers.items() if answer == "yes")))
            for seat in reversed(giving):
                turn.push(GIVE, seat)
        eating = sorted(seat for seat, answer in answers.items() if answer == "yes")
        for seat in eating:
            tell(turn, Ate(seat=seat))
            change_quantity(turn, seat, "food", -_meal(turn, seat))
            change_quantity(turn, seat, "health", 1)
            change_quantity(turn, seat, "terror", -1)
        if not giving and "challenge_old_rest" in turn.state.rules:
            hungry = by_number(turn.state, set(living(turn.state)) - {*settled, *eating})
            for seat in in_falling_order(turn, hungry, 1):
                _go_hungry(turn, seat)


class RecoverEnergy(Step[State]):
    """Step 3: restore energy to the starting cell, or by only 4 when exhausted (GR-DUSK-10 to 13, 22).

    Energy is never raised above health, and never lowered.
    """

    name = "recover_energy"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for seat in living(turn.state):
            character = turn.state.characters[seat]
            start = setup_of(turn).pack.boards[character.board].energy_cell
            gain = EXHAUSTED_GAIN if is_exhausted(character) else max(start - character.energy, 0)
            value = character.energy + modified(turn, "energy_at_dusk", gain, seat)
            set_quantity(turn, seat, "energy", value)


def _go_hungry(turn: GrailTurn, seat: int) -> None:
    """Take all energy, or 1 health if there is none (GR-MODE-28)."""
    tell(turn, WentHungry(seat=seat))
    if turn.state.characters[seat].energy:
        set_quantity(turn, seat, "energy", 0)
    else:
        change_quantity(turn, seat, "health", -1)


def _hunger(position: GrailPosition, seat: int) -> Offer | None:
    """Return the consequences of not eating, or `None` without the mode rule."""
    if "challenge_old_rest" not in position.state.rules:
        return None
    energy = position.state.characters[seat].energy
    return Offer(preview={"energy": -energy} if energy else {"health": -1})


def _meal(position: GrailPosition, seat: int) -> int:
    return modified(position, "food_at_rest", 1, seat)
