"""Encounters: fights with an enemy and talks with an opponent."""

from typing import Literal

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.cards import Ability, RightEdge
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Cost, Effects
from afallon.grail.content.glossary import Attribute, Colour, Trait


class AttackRow(Entry, frozen=True, kw_only=True):
    """The attack of the enemy while the pool has `least` to `most` markers; without `most`, exactly `least`."""

    least: Natural
    most: Natural | None = None
    effects: Effects

    def covers(self, pool: int) -> bool:
        return self.least <= pool <= (self.least if self.most is None else self.most)


class CombatEncounter(Entry, frozen=True, kw_only=True):
    """A fight (GR-COMBAT-02). Without a key half on its right edge only its `text` effects apply (GR-ENC-08)."""

    id: str
    colour: Literal["green", "grey", "purple"]
    level: Natural | None = None
    """1 to 4; an introductory encounter has none (GR-COMP-13)."""

    copies: Natural = 1
    price: Natural = 0
    traits: tuple[Trait, ...] = ()
    attacks: tuple[AttackRow, ...] = ()
    opportunity: Effects = ()
    reward: Effects = ()
    """Carried out for each participant."""

    loot: Effects = ()
    """Carried out once; gains are divided among the participants."""

    right: RightEdge = ()
    abilities: tuple[Ability, ...] = ()
    text: Effects = ()


class StageBonus(Entry, frozen=True, kw_only=True):
    """The effects of a stage bonus that is connected through this attribute (GR-DIPLO-37)."""

    attribute: Attribute
    effects: Effects


class Stage(Entry, frozen=True, kw_only=True):
    """A stage of a talk. Stages with the same number are alternatives (GR-DIPLO-28)."""

    id: str
    number: Natural
    bonuses: tuple[StageBonus, ...] = ()
    reaction: Effects = ()


class Avoidance(Entry, frozen=True, kw_only=True):
    """A way to avoid a talk: one member must meet the requirements, and each must pay the price (GR-DIPLO-10, 11)."""

    requires: Requirements = ()
    price: tuple[Cost, ...] = ()
    effects: Effects = ()


class DiplomacyEncounter(Entry, frozen=True, kw_only=True):
    """A talk (GR-DIPLO-02). Its affinity track runs from `lowest` (below 0) to `highest` (above 0); the grey cell is
    0."""

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
