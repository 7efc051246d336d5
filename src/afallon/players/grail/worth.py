"""Rough worth of cards and effects, in markers."""

from collections.abc import Iterable
from typing import Any, Final

from afallon.grail.content import effects as do
from afallon.grail.content.cards import Card
from afallon.grail.content.encounters import DiplomacyEncounter
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.rules.encounter.sequence import card_named, next_keys, would_connect
from afallon.grail.rules.state import GrailPosition, setup_of

DRAW: Final = 0.6
EXTRA_CARD: Final = 0.2
GUARD: Final = 0.7
"""Worth of an ability that acts in the next attack or reaction."""

LATER: Final = 0.4
"""Worth of an ability that acts later."""


def worth_of_card(position: GrailPosition, seat: int, card: str) -> float:
    """Return the worth of playing this card now: its connecting keys and its abilities."""
    has_magic = position.state.characters[seat].resources["magic"] > 0
    keys = [key for key in next_keys(position, card) if would_connect(position, seat, key, magic=has_magic)]
    return sum(worth_of_key(position, key) for key in keys) + _worth_of_abilities(card_named(position, card))


def worth_of_key(position: GrailPosition, key: Key) -> float:
    """Return the worth of a connecting key's bonus."""
    left = key.left
    points = left.markers + left.affinity + left.draw * DRAW + left.extra_card * EXTRA_CARD - left.discard_last * LATER
    return key.times * (points + left.stage * _worth_of_stage(position, key.attribute))


def damage_of(effects: Iterable[Any]) -> int:
    """Return the health that these effects take, counting only fixed amounts."""
    return sum(one.amount for one in effects if isinstance(one, do.Damage) and isinstance(one.amount, int))


def helps_now(effects: Iterable[Any]) -> bool:
    """Return whether one of these effects brings the victory nearer or prevents harm."""
    return any(
        isinstance(one, do.AddMarkers | do.MoveAffinity | do.Reduce | do.Cancel | do.AllowCard) for one in effects
    )


def _worth_of_stage(position: GrailPosition, attribute: str | None) -> float:
    encounter = position.state.encounter
    assert encounter is not None
    opponent = setup_of(position).pack.encounters[encounter.card]
    if not isinstance(opponent, DiplomacyEncounter):
        return 0
    return sum(
        one.amount
        for stage in opponent.stages
        if stage.id == encounter.stage
        for bonus in stage.bonuses
        if bonus.attribute == attribute
        for one in bonus.effects
        if isinstance(one, do.MoveAffinity) and isinstance(one.amount, int)
    )


def _worth_of_abilities(card: Card) -> float:
    guarding = sum(ability.timing in ("during_attack", "during_reaction") for ability in card.abilities)
    others = sum(ability.timing in ("on_play", "delayed") for ability in card.abilities)
    return guarding * GUARD + others * LATER
