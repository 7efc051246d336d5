"""Abilities that reduce or cancel the attack or reaction under way."""

from typing import Any, Final

import msgspec

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.amounts import amount_of
from afallon.grail.rules.effects.scene import Scene, is_of_attack
from afallon.grail.rules.encounter.attack import reduction_name
from afallon.grail.rules.encounter.events import AttackReduced
from afallon.grail.rules.queries import DAMAGE_IS_UNAVOIDABLE
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell

ALL_OF_IT: Final = 1_000_000
"""The amount of a reduction without a number: all of it."""


def section_of(attack: str | None) -> str | None:
    """Return the section of the encounter card under way: `attacks`, `opportunity`, or `stages` for a reaction."""
    return None if attack is None else attack.split("/")[2]


def lessened(turn: GrailTurn, effect: Any, scene: Scene) -> Any:
    """Return an effect of the attack after reductions, or `None`. Each reduction is used up by the amount it removed.

    Unavoidable damage is not reduced (GR-COMBAT-67).
    """
    encounter = turn.state.encounter
    if encounter is None or effect is None or not is_of_attack(turn, scene):
        return effect
    what = _what(turn, effect)
    if what is None:
        return effect
    amount = amount_of(turn, effect.amount, scene)
    left = abs(amount)
    for place in (None, *range(len(encounter.sequence))):
        less = min(left, encounter.reductions.get(reduction_name(what, place), 0))
        if less:
            tell(turn, AttackReduced(what=what, by=-less, place=place))
            left -= less
    if not left:
        return None
    return msgspec.structs.replace(effect, amount=left if amount > 0 else -left)


def _what(position: GrailPosition, effect: Any) -> str | None:
    """Return the `reduce` keyword that applies to this effect, if any."""
    match effect:
        case do.Damage(unavoidable=False) if not position.fold(DAMAGE_IS_UNAVOIDABLE, False):
            return "damage"
        case do.Gain(what="terror") | do.Lose(what="energy"):
            return str(effect.what)
        case do.RemoveMarkers():
            return "markers"
        case do.MoveAffinity(amount=int(amount)) if amount < 0:
            return "affinity"
        case do.DiscardCards():
            return "discards"
    return None


def effects_stopped(position: GrailPosition, stopped: bool, scene: Scene) -> bool:
    """Return whether a cancelled attack drops the rest of its effects, unavoidable damage included (GR-COMBAT-68)."""
    encounter = position.state.encounter
    return stopped or (encounter is not None and encounter.cancelled and is_of_attack(position, scene))
