"""Items, secrets, statuses, events and quests."""

import msgspec

from afallon.grail.content.base import Entry
from afallon.grail.content.cards import Ability
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.effects import Effects
from afallon.grail.content.words import Keyword


class Item(Entry, frozen=True, kw_only=True):
    id: str
    keyword: Keyword | None = None
    crafted: bool = False
    copies: int = 1
    abilities: tuple[Ability, ...] = ()


class Quest(Entry, frozen=True, kw_only=True):
    """As soon as any character meets the condition, the success is carried out (GR-EVENT-07)."""

    id: str
    requires: Requirements
    success: Effects
    hint: bool = False


class Secret(Entry, frozen=True, kw_only=True):
    number: int
    keyword: Keyword | None = None
    personal: bool = False
    is_global: bool = msgspec.field(default=False, name="global")
    """Its rules apply to all characters (GR-SECRET-09)."""

    abilities: tuple[Ability, ...] = ()
    quest: Quest | None = None


class Status(Entry, frozen=True, kw_only=True):
    """A flag, or a row of so many boxes."""

    id: str
    boxes: int = 1


class StoryEvent(Entry, frozen=True, kw_only=True):
    id: str
    chapter: int
    part: int
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
    """While it is active."""

    quest: Quest | None = None


class RandomEvent(Entry, frozen=True, kw_only=True):
    id: str
    copies: int = 1
    effects: Effects = ()
    abilities: tuple[Ability, ...] = ()
