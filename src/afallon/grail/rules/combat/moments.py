"""When the traits of the enemy have their say, and what they answer to the questions of other steps."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.enemies import traits_of
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


class ActivationTraits(Step[State]):
    """Right after activation, before step 1; then one may still retreat before delayed abilities (GR-TRAIT-29)."""

    name = "activation_traits"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        assert encounter.active is not None
        if any(played.tokens == 1 for played in encounter.sequence):
            table.push("breathing_space")
        if encounter.activations == 1:
            for trait in reversed(traits_of(table)):
                trait.on_first_activation(table, encounter.active)


class EndTraits(Step[State]):
    name = "end_traits"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for trait in reversed(traits_of(table)):
            trait.at_end(table)


class WatchTraits(Step[State]):
    """Something may have happened that a trait waits for."""

    name = "watch_traits"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        for trait in traits_of(table):
            trait.watch(table)


def after_effect(table: GrailTable, steps: tuple[str, ...]) -> tuple[str, ...]:
    return (*steps, WatchTraits.name) if traits_of(table) else steps


def more_cards(table: GrailTable, cards: int) -> int:
    return cards + sum(trait.extra_cards for trait in traits_of(table))


def cards_at_most(table: GrailTable, most: int | None) -> int | None:
    limits = [trait.cards_at_most for trait in traits_of(table) if trait.cards_at_most is not None]
    return min(limits, default=most)


def markers_withheld(table: GrailTable, markers: int) -> int:
    return markers + sum(trait.markers_withheld for trait in traits_of(table))


def damage_is_unavoidable(table: GrailTable, unavoidable: bool) -> bool:
    """Of an attack in step 3, not of an opportunity attack (GR-TRAIT-19, 20)."""
    in_step_3 = under_way(table.state).victim is None
    return unavoidable or (in_step_3 and any(trait.damage_is_unavoidable for trait in traits_of(table)))


def stays_on_the_map(table: GrailTable, stays: bool) -> bool:
    return stays or any(trait.stays_on_the_map for trait in traits_of(table))
