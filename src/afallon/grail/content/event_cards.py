"""Event cards, and the quests printed on them and on secrets."""

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.cards import Ability
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Effects


class Quest(Entry, frozen=True, kw_only=True):
    """A goal: `success` is carried out as soon as any character meets all conditions in `requires` (GR-EVENT-07)."""

    id: str
    requires: Requirements
    success: Effects
    hint: bool = False


class StoryEvent(Entry, frozen=True, kw_only=True):
    """A card for the event deck of a chapter, which is built from parts."""

    id: str
    chapter: Natural
    part: Natural
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
    """They apply while the event is active."""

    quest: Quest | None = None


class RandomEvent(Entry, frozen=True, kw_only=True):
    """A card of the random stack, from which effects put cards on the event deck."""

    id: str
    copies: Natural = 1
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
