"""Boards, characters, skills, and the cards that are attached to a character in need."""

from afallon.grail.content.base import Entry, Limited, Natural, Positive
from afallon.grail.content.cards import Ability
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Cost, Effects
from afallon.grail.content.glossary import Attribute, Resource


class Board(Entry, frozen=True, kw_only=True):
    """The three tracks of a colour."""

    colour: str
    energy_max: Positive
    energy_start: Natural | None = None
    """Where energy starts and returns to at dusk; the top of its track, if no cell is named (GR-CHAR-18)."""

    health_max: Positive
    health_start: Positive
    terror_max: Positive
    terror_start: Natural = 0

    @property
    def energy_cell(self) -> int:
        """The starting cell of energy."""
        return self.energy_max if self.energy_start is None else self.energy_start


class CharacterAction(Limited, frozen=True, kw_only=True):
    """What the character can do in a day that others cannot."""

    cost: tuple[Cost, ...] = ()
    effects: Effects
    requires: Requirements = ()


class CharacterTile(Entry, frozen=True, kw_only=True):
    """A character. A guest from another campaign names its starting cards (GR-CHAR-10)."""

    id: str
    number: Natural
    colour: str
    any_board: bool = False
    """It has a colour of its own, which is no board's, and may take any board (GR-COMP-03)."""

    attributes: dict[Attribute, Natural] = {}
    resources: dict[Resource, Natural] = {}
    action: CharacterAction | None = None
    flaw: tuple[Ability, ...] = ()
    starting_combat: tuple[str, ...] = ()
    starting_diplomacy: tuple[str, ...] = ()


class SkillSide(Entry, frozen=True, kw_only=True):
    """One of the two skills of a card."""

    id: str
    abilities: tuple[Ability, ...]


class Skill(Entry, frozen=True, kw_only=True):
    """A card with two sides, of which one is given up for good (GR-ADV-15)."""

    number: Natural
    attribute: Attribute
    sides: tuple[SkillSide, SkillSide]


class Affliction(Entry, frozen=True, kw_only=True):
    """`dying`, `dying_solo` or `going_mad`: what the card does while it is attached (CT-01 to CT-03)."""

    id: str
    on_attach: Effects = ()
    abilities: tuple[Ability, ...] = ()
    item_limit: Natural | None = None
    at_zero_again: Effects = ()
    """A further loss of health at 0 (GR-TRACK-20)."""

    removed_when: Requirements = ()
