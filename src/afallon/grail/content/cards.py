"""Combat and diplomacy cards, and the abilities of all kinds of cards."""

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
    "charges",  # at any moment of an activation, paid with charges of the card (GR-COMBAT-70)
    "flip",  # an item in an encounter (GR-ITEM-19)
    "action",  # an additional day action (GR-DAY-13)
    "dawn",
    "dusk",
    "start_of_encounter",
    "end_of_encounter",
    "on_win",  # for the participants of an encounter that is won
    "on_loss",  # for all who took part in an encounter that is not won, even if they left it early
    "start_of_encounter_round",
    "start_of_activation",  # of the character who has the card
    "start_of_round",  # of the day
    "before_action",  # of the day, after its cost is paid; passing is not an action (GR-COMP-30)
    "after_action",
    "on_travel",  # the travel action, after its cost is paid
    "on_explore",
    "on_arrival",  # by any movement, after the reveal and before guardians (GR-LOC-18, GR-COMP-30)
    "on_gain",
    "on_empty_dial",  # when a time dial or the last time token is removed (GR-TOKEN-09)
]


class Ability(Limited, frozen=True, kw_only=True):
    """Effects of a card, and when they happen. `optional` lets the player decline them."""

    timing: Timing
    effects: Effects
    requires: Requirements = ()
    optional: bool = False
    tokens: Natural = 1
    """Number of time tokens of a delayed ability (GR-COMBAT-59)."""

    charges: Natural = 0
    """Number of charges that one use spends (GR-COMBAT-70)."""

    cost: tuple[Cost, ...] = ()
    dial: str | None = None
    """For `on_empty_dial`: the time dial; without one, the last time token of a location."""


class _RightHalf(Entry, frozen=True, kw_only=True, tag_field="key"):
    """The right half of a key. Its multiplier or cancel symbol applies to the bonus of the half that it joins."""

    times: Natural = 1
    cancel: bool = False


class AttributeHalf(_RightHalf, frozen=True, kw_only=True, tag="attribute"):
    """Connects if the active character's attribute is at least `at_least` (GR-COMBAT-22)."""

    attribute: Attribute
    at_least: Natural


class MagicRight(_RightHalf, frozen=True, kw_only=True, tag="magic"):
    """Connects if 1 magic is paid (GR-COMBAT-24)."""


class FreeRight(_RightHalf, frozen=True, kw_only=True, tag="free"):
    """Always connects (GR-COMBAT-27)."""


class _LeftHalf(Entry, frozen=True, kw_only=True, tag_field="key"):
    """The left half of a key, with its bonus."""

    markers: Natural = 0
    affinity: int = 0
    """Steps up the affinity track, or down if negative."""

    stage: Natural = 0
    draw: Natural = 0
    extra_card: bool = False
    discard_last: Natural = 0

    @property
    def gives_something(self) -> bool:
        return bool(self.markers or self.affinity or self.stage or self.draw or self.extra_card or self.discard_last)


class BonusHalf(_LeftHalf, frozen=True, kw_only=True, tag="bonus"):
    """Joins an attribute half."""


class MagicLeft(_LeftHalf, frozen=True, kw_only=True, tag="magic"):
    """Joins a magic half."""


class FreeLeft(_LeftHalf, frozen=True, kw_only=True, tag="free"):
    """Joins a free half. No other kind of left half may be empty (GR-COMBAT-20)."""


RightHalf = AttributeHalf | MagicRight | FreeRight
LeftHalf = BonusHalf | MagicLeft | FreeLeft
RightEdge = tuple[RightHalf | None, ...]
LeftEdge = tuple[LeftHalf | None, ...]
"""Halves by row from the top; a free key is in the bottom row (GR-COMBAT-18)."""


class Card(Entry, frozen=True, kw_only=True):
    """A combat or diplomacy card: basic (with the colour of a board) or named (with a character)."""

    id: str
    colour: str | None = None
    character: str | None = None
    banner: bool = False
    """Marks a starting card (GR-COMP-06)."""

    copies: Natural = 1
    passive: bool = False
    left: LeftEdge = ()
    right: RightEdge = ()
    abilities: tuple[Ability, ...] = ()
    if_discarded: Effects = ()
