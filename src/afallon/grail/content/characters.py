"""Boards, characters, skills and affliction cards."""

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
    """The cell where energy starts and to which it returns at dusk; by default the top of its track (GR-CHAR-18)."""

    health_max: Positive
    health_start: Positive
    terror_max: Positive
    terror_start: Natural = 0

    @property
    def energy_cell(self) -> int:
        """The starting cell of energy."""
        return self.energy_max if self.energy_start is None else self.energy_start


class CharacterAction(Limited, frozen=True, kw_only=True):
    """A day action that only this character has."""

    cost: tuple[Cost, ...] = ()
    effects: Effects
    requires: Requirements = ()


class CharacterTile(Entry, frozen=True, kw_only=True):
    """A character. A guest from another campaign lists its starting cards (GR-CHAR-10)."""

    id: str
    number: Natural
    colour: str
    any_board: bool = False
    """Whether it may take any board; its own colour is then not that of a board (GR-COMP-03)."""

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
    """A skill card with two sides; its player picks one and gives up the other for good (GR-ADV-15)."""

    number: Natural
    attribute: Attribute
    sides: tuple[SkillSide, SkillSide]


class Affliction(Entry, frozen=True, kw_only=True):
    """The card `dying`, `dying_solo` or `going_mad`, with its rules while it is attached to a character (CT-01 to
    CT-03)."""

    id: str
    on_attach: Effects = ()
    abilities: tuple[Ability, ...] = ()
    item_limit: Natural | None = None
    at_zero_again: Effects = ()
    """Carried out at a further loss of health at 0 (GR-TRACK-20)."""

    removed_when: Requirements = ()
