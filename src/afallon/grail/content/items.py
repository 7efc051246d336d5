"""Items and secrets."""

import msgspec

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.cards import Ability
from afallon.grail.content.event_cards import Quest
from afallon.grail.content.glossary import Keyword


class Item(Entry, frozen=True, kw_only=True):
    """A card of the item deck."""

    id: str
    keyword: Keyword | None = None
    crafted: bool = False
    copies: Natural = 1
    abilities: tuple[Ability, ...] = ()


class Secret(Entry, frozen=True, kw_only=True):
    """A numbered card outside the item deck; it is gained by its number."""

    number: Natural
    keyword: Keyword | None = None
    personal: bool = False
    is_global: bool = msgspec.field(default=False, name="global")
    """Its rules apply to all characters (GR-SECRET-09)."""

    abilities: tuple[Ability, ...] = ()
    quest: Quest | None = None
