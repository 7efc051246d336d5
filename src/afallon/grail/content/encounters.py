"""Encounters: an enemy to beat, or an opponent to win over."""

from typing import Literal

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.cards import Ability, RightEdge
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Cost, Effects
from afallon.grail.content.glossary import Attribute, Colour, Trait


class AttackRow(Entry, frozen=True, kw_only=True):
    """What the enemy does while so many markers lie in the pool, from `least` to `most` (none: the same)."""

    least: Natural
    most: Natural | None = None
    effects: Effects

    def covers(self, pool: int) -> bool:
        return self.least <= pool <= (self.least if self.most is None else self.most)


class CombatEncounter(Entry, frozen=True, kw_only=True):
    """GR-COMBAT-02. With no key half on its right edge only its `text` effects count (GR-ENC-08)."""

    id: str
    colour: Literal["green", "grey", "purple"]
    level: Natural | None = None
    """1 to 4; none for an introductory encounter (GR-COMP-13)."""

    copies: Natural = 1
    price: Natural = 0
    traits: tuple[Trait, ...] = ()
    attacks: tuple[AttackRow, ...] = ()
    opportunity: Effects = ()
    reward: Effects = ()
    """For each participant."""

    loot: Effects = ()
    """Divided among the participants."""

    right: RightEdge = ()
    abilities: tuple[Ability, ...] = ()
    text: Effects = ()


class StageBonus(Entry, frozen=True, kw_only=True):
    """What a stage bonus does when it is connected through this attribute (GR-DIPLO-37)."""

    attribute: Attribute
    effects: Effects


class Stage(Entry, frozen=True, kw_only=True):
    """Stages of one number are alternatives (GR-DIPLO-28)."""

    id: str
    number: Natural
    bonuses: tuple[StageBonus, ...] = ()
    reaction: Effects = ()


class Avoidance(Entry, frozen=True, kw_only=True):
    """One member must meet the requirements, each must pay the price (GR-DIPLO-10, 11)."""

    requires: Requirements = ()
    price: tuple[Cost, ...] = ()
    effects: Effects = ()


class DiplomacyEncounter(Entry, frozen=True, kw_only=True):
    """GR-DIPLO-02. The grey cell is 0, the track goes from `lowest` (below 0) to `highest` (above 0)."""

    id: str
    level: Natural | None = None
    copies: Natural = 1
    lowest: int = 0
    highest: Natural = 0
    stages: tuple[Stage, ...] = ()
    avoidance: Avoidance | None = None
    failure: Effects = ()
    reward: Effects = ()
    right: RightEdge = ()
    abilities: tuple[Ability, ...] = ()
    text: Effects = ()

    @property
    def colour(self) -> Colour:
        return "blue"


Encounter = CombatEncounter | DiplomacyEncounter
