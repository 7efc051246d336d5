"""The moments when the enemy's traits act, and their effects on queries."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.checks import price_of
from afallon.grail.rules.combat.enemies import traits_of
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


class ActivationTraits(Step[State]):
    """Apply traits right after the activation, before step 1 (GR-TRAIT-29).

    Then offer a retreat before delayed abilities.
    """

    name = "activation_traits"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        assert encounter.active is not None
        if any(played.tokens == 1 for played in encounter.sequence):
            turn.push("breathing_space", True)
        if encounter.activations == 1:
            for trait in reversed(traits_of(turn)):
                trait.on_first_activation(turn, encounter.active)


class EndTraits(Step[State]):
    name = "end_traits"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for trait in reversed(traits_of(turn)):
            trait.at_end(turn)


class WatchTraits(Step[State]):
    """Let traits react to an effect."""

    name = "watch_traits"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        for trait in traits_of(turn):
            trait.watch(turn)


def after_effect(position: GrailPosition, steps: tuple[str, ...]) -> tuple[str, ...]:
    return (*steps, WatchTraits.name) if traits_of(position) else steps


def more_cards(position: GrailPosition, cards: int) -> int:
    return cards + sum(trait.extra_cards for trait in traits_of(position))


def cards_at_most(position: GrailPosition, most: int | None) -> int | None:
    limits = [trait.cards_at_most for trait in traits_of(position) if trait.cards_at_most is not None]
    return min(limits, default=most)


def markers_withheld(position: GrailPosition, markers: int) -> int:
    return markers + sum(trait.markers_withheld for trait in traits_of(position))


def damage_is_unavoidable(position: GrailPosition, unavoidable: bool) -> bool:
    """Return whether damage is unavoidable: in step 3, but not in an opportunity attack (GR-TRAIT-19, 20)."""
    in_step_3 = under_way(position.state).victim is None
    return unavoidable or (in_step_3 and any(trait.damage_is_unavoidable for trait in traits_of(position)))


def stays_on_the_map(position: GrailPosition, stays: bool) -> bool:
    return stays or any(trait.stays_on_the_map for trait in traits_of(position))


def goal(position: GrailPosition, value: int) -> int:
    """Return the number of markers that beats the enemy."""
    return price_of(position) if under_way(position.state).kind == "combat" else value
