"""Event cards, and the quests that they and secrets may bring."""

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.cards import Ability
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Effects


class Quest(Entry, frozen=True, kw_only=True):
    """As soon as any character meets the condition, the success is carried out (GR-EVENT-07)."""

    id: str
    requires: Requirements
    success: Effects
    hint: bool = False


class StoryEvent(Entry, frozen=True, kw_only=True):
    """A card of a chapter's event deck, which is made of parts."""

    id: str
    chapter: Natural
    part: Natural
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
    """While it is active."""

    quest: Quest | None = None


class RandomEvent(Entry, frozen=True, kw_only=True):
    """A card of the random stack, which comes when something calls for it."""

    id: str
    copies: Natural = 1
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
