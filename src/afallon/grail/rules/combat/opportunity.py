"""Opportunity attacks: on characters that play too few cards, and on those that retreat (GR-COMBAT-92 to 94)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.combat.enemies import enemy_of, traits_of
from afallon.grail.rules.combat.events import OpportunityTaken
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.events import AttackEnded
from afallon.grail.rules.encounter.hands import draw_cards
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Step


class Opportunity(Step[State]):
    """End step 2: attack if too few cards were played, and let the player draw if none was (GR-TRAIT-21, 22)."""

    name = "opportunity"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        encounter = under_way(turn.state)
        seat = encounter.active
        assert seat is not None
        fewest = max((trait.fewest_cards for trait in traits_of(turn)), default=1)
        if encounter.cards_played < max(fewest, 1):
            turn.push("breathing_space")
            turn.push("forced_retreats")
            if encounter.cards_played == 0:
                turn.push(OpportunityDraw.name, seat)
            attack_opportunely(turn, seat)


class OpportunityDraw(Step[State]):
    """Let a player who played no card draw one after the attack (GR-COMBAT-92)."""

    name = "opportunity_draw"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], seat: int) -> None:
        draw_cards(turn, seat, 1)


class OpportunityEnds(Step[State]):
    name = "opportunity_ends"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        if under_way(turn.state).attack is not None:
            tell(turn, AttackEnded())


def attack_opportunely(turn: GrailTurn, seat: int) -> None:
    """Carry out the effects of the opportunity section on this character next."""
    path = f"combat_encounters/{enemy_of(turn).id}/opportunity"
    tell(turn, OpportunityTaken(seat=seat, path=path))
    turn.push(OpportunityEnds.name)
    run(turn, Scene(path))
