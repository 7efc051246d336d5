"""Combat and diplomacy cards, and the abilities that all cards have."""

from typing import Literal

from afallon.grail.content.base import Entry, Limited, Natural
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Cost, Effects
from afallon.grail.content.glossary import Attribute

Timing = Literal[
    "on_play",
    "delayed",
    "during_attack",
    "during_reaction",
    "always",  # while the card is visible, face up or attached
    "charges",  # at any moment of one's activation, for the charges on the card
    "flip",  # an item in an encounter (GR-ITEM-19)
    "action",  # a day action that the card offers (GR-DAY-13)
    "dawn",
    "dusk",
    "start_of_encounter",
    "end_of_encounter",
    "on_win",  # for whoever is in an encounter that is won
    "on_loss",  # for all who were in an encounter that is not won, even if they have left it
    "start_of_encounter_round",
    "start_of_activation",  # of whoever has the card
    "start_of_round",  # of the day
    "before_action",  # of the day, when its cost is paid; passing is none
    "after_action",
    "on_travel",  # the action, when its cost is paid
    "on_explore",
    "on_arrival",  # anywhere, however one came there, before what waits there (GR-LOC-18)
    "on_gain",
    "on_empty_dial",  # a time dial or the last time token went (GR-TOKEN-09)
]


class Ability(Limited, frozen=True, kw_only=True):
    """What a card does, and when. `optional` lets its player decline."""

    timing: Timing
    effects: Effects
    requires: Requirements = ()
    optional: bool = False
    tokens: Natural = 1
    """A delayed ability's time tokens (GR-COMBAT-59)."""

    charges: Natural = 0
    """How many charges one use spends (GR-COMBAT-70)."""

    cost: tuple[Cost, ...] = ()
    dial: str | None = None
    """For `on_empty_dial`: of which time dial; none means the last time token of a location."""


class _RightHalf(Entry, frozen=True, kw_only=True, tag_field="key"):
    """The right half of a key. A multiplier or cancel symbol works on the bonus of the half it meets."""

    times: Natural = 1
    cancel: bool = False


class AttributeHalf(_RightHalf, frozen=True, kw_only=True, tag="attribute"):
    """Connects for whoever has so much of the attribute."""

    attribute: Attribute
    at_least: Natural


class MagicRight(_RightHalf, frozen=True, kw_only=True, tag="magic"):
    """Connects for 1 magic (GR-COMBAT-24)."""


class FreeRight(_RightHalf, frozen=True, kw_only=True, tag="free"):
    """Always connects (GR-COMBAT-27)."""


class _LeftHalf(Entry, frozen=True, kw_only=True, tag_field="key"):
    """The left half of a key, with its bonus."""

    markers: Natural = 0
    affinity: int = 0
    """Up, or down if it is negative."""

    stage: Natural = 0
    draw: Natural = 0
    extra_card: bool = False
    discard_last: Natural = 0

    @property
    def gives_something(self) -> bool:
        return bool(self.markers or self.affinity or self.stage or self.draw or self.extra_card or self.discard_last)


class BonusHalf(_LeftHalf, frozen=True, kw_only=True, tag="bonus"):
    """Meets an attribute half."""


class MagicLeft(_LeftHalf, frozen=True, kw_only=True, tag="magic"):
    """Meets a magic half."""


class FreeLeft(_LeftHalf, frozen=True, kw_only=True, tag="free"):
    """Meets a free half; alone of all it may be empty (GR-COMBAT-20)."""


RightHalf = AttributeHalf | MagicRight | FreeRight
LeftHalf = BonusHalf | MagicLeft | FreeLeft
RightEdge = tuple[RightHalf | None, ...]
LeftEdge = tuple[LeftHalf | None, ...]
"""By row, from the top; the bottom row is the free key's (GR-COMBAT-18)."""


class Card(Entry, frozen=True, kw_only=True):
    """A combat or diplomacy card: basic (it has a board's colour) or named (it has a character)."""

    id: str
    colour: str | None = None
    character: str | None = None
    banner: bool = False
    """A starting card (GR-COMP-06)."""

    copies: Natural = 1
    passive: bool = False
    left: LeftEdge = ()
    right: RightEdge = ()
    abilities: tuple[Ability, ...] = ()
    if_discarded: Effects = ()
