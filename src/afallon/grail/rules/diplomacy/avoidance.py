"""Avoiding a diplomacy encounter before it begins: all agree, each pays (GR-DIPLO-05 to 14, 90)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.encounters import Avoidance
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.diplomacy import questions
from afallon.grail.rules.diplomacy.events import EncounterAvoided
from afallon.grail.rules.diplomacy.failure import CountTheFallen
from afallon.grail.rules.diplomacy.opponents import opponent_of, path_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import COVERABLE, Costs, can_pay, plain
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.joint_choices import YES_OR_NO, ask_together
from afallon.grail.rules.quantities import can_spend
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Step


class Avoid(Step[State]):
    """Offer avoidance once, before cards are drawn. Unless all participants agree, the encounter is played.

    Avoidance is neither a victory nor a failure (GR-DIPLO-12). The encounter is over even if paying has further
    effects.
    """

    name = "avoidance"

    def ask(self, position: GrailPosition) -> Ask | None:
        if not is_avoidable(position):
            return None
        encounter, avoidance = under_way(position.state), opponent_of(position).avoidance
        assert avoidance is not None
        about = questions.Avoid(
            encounter=encounter.card,
            price=_price(position, avoidance),
            effects=path_of(position, "avoidance", "effects") if avoidance.effects else None,
        )
        return ask_together(about, encounter.participants, YES_OR_NO)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if answers and "no" not in answers.values():
            tell(turn, EncounterAvoided())
            end_encounter(turn, "avoided")
            turn.push(CountTheFallen.name)
            run(turn, Scene(path_of(turn, "avoidance", "effects")))
            _pay_for_all(turn)


def is_avoidable(position: GrailPosition) -> bool:
    """Return whether one participant meets the requirements and the price can be paid for all."""
    avoidance = opponent_of(position).avoidance
    scene = Scene(path_of(position, "avoidance"))
    return avoidance is not None and hold(position, avoidance.requires, scene) and _is_payable(position, avoidance)


def _is_payable(position: GrailPosition, avoidance: Avoidance) -> bool:
    """Return whether the price can be paid: energy and magic by any, other kinds by each (GR-DIPLO-90, GR-PARTY-26)."""
    seats = under_way(position.state).participants
    characters = [position.state.characters[seat] for seat in seats]
    return all(
        can_pay(position, ((what, amount * len(seats)),), seats)
        if what in COVERABLE
        else all(can_spend(character, what, amount) for character in characters)
        for what, amount in _price(position, avoidance)
    )


def _price(position: GrailPosition, avoidance: Avoidance) -> Costs:
    """Return the price for each participant, with modifiers of cards that apply to all of them."""
    first, *others = under_way(position.state).participants
    seat = None if others else first
    due = ((what, modified(position, "avoidance_price", amount, seat)) for what, amount in plain(avoidance.price))
    return tuple((what, amount) for what, amount in due if amount)


def _pay_for_all(turn: GrailTurn) -> None:
    avoidance, seats = opponent_of(turn).avoidance, tuple(under_way(turn.state).participants)
    assert avoidance is not None
    price = _price(turn, avoidance)
    due = tuple((what, amount * len(seats)) for what, amount in price if what in COVERABLE)
    if due:
        turn.push("pay_together", due, seats)
    for what, amount in price:
        if what not in COVERABLE:
            for seat in seats:
                spend(turn, seat, what, amount)
