"""Plunderer: the enemy robs a party whose members all have at most 1 health (GR-TRAIT-06 to 10)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.rules.characters.tracks import set_quantity
from afallon.grail.rules.combat.events import TraitApplied
from afallon.grail.rules.combat.traits.trait import EnemyTrait
from afallon.grail.rules.encounter.ending import end_encounter
from afallon.grail.rules.encounter.events import ParticipantLeft
from afallon.grail.rules.items.losing import lose
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step

WEAK: Final = 1
"""The highest health that lets a character be robbed."""


class Plunderer(EnemyTrait):
    name = "plunderer"

    def watch(self, turn: GrailTurn) -> None:
        encounter, characters = under_way(turn.state), turn.state.characters
        seats = tuple(encounter.participants)
        if encounter.ended is None and all(characters[seat].health <= WEAK for seat in seats):
            tell(turn, TraitApplied(trait=self.name))
            end_encounter(turn, "not_won")
            turn.push(Plunder.name, seats)


class Plunder(Step[State]):
    """Take all wealth and items, but no secrets (GR-TRAIT-08). Characters with health 0 leave (GR-TRACK-09)."""

    name = "plunder"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seats: tuple[int, ...]) -> None:
        characters = turn.state.characters
        for seat in seats:
            set_quantity(turn, seat, "wealth", 0)
            if characters[seat].health == 0:
                tell(turn, ParticipantLeft(seat=seat))
        lose(turn, seats, None)
