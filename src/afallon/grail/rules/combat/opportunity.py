"""Opportunity attacks: on who plays too little, and on who retreats (GR-COMBAT-92 to 94)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.changes import tell
from afallon.grail.rules.combat.enemies import enemy_of, traits_of
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.changes import under_way
from afallon.grail.rules.encounter.hands import draw_cards
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Step


class Opportunity(Step[State]):
    """At the end of step 2: an attack if too few cards were played, then a card if none was (GR-TRAIT-21, 22)."""

    name = "opportunity"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        encounter = under_way(table.state)
        seat = encounter.active
        assert seat is not None
        fewest = max((trait.fewest_cards for trait in traits_of(table)), default=1)
        if encounter.cards_played < max(fewest, 1):
            table.push("breathing_space")
            table.push("forced_retreats")
            if encounter.cards_played == 0:
                table.push(OpportunityDraw.name, seat)
            attack_opportunely(table, seat)


class OpportunityDraw(Step[State]):
    """Who played nothing draws a card after the attack (GR-COMBAT-92)."""

    name = "opportunity_draw"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], seat: int) -> None:
        draw_cards(table, seat, 1)


class OpportunityEnds(Step[State]):
    name = "opportunity_ends"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        if under_way(table.state).attack is not None:
            tell(table, "attack_ended")


def attack_opportunely(table: GrailTable, seat: int) -> None:
    """The effects of the opportunity section hit this character next."""
    path = f"combat_encounters/{enemy_of(table).id}/opportunity"
    tell(table, "opportunity_taken", seat=seat, path=path)
    table.push(OpportunityEnds.name)
    run(table, Scene(path))
