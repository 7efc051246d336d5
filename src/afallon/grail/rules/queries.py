"""Queries: values that modules of every area can change."""

from typing import Any, Final

from afallon.grail.rules.fields import Goods
from afallon.kernel import Ask, Query

ATTRIBUTE: Final = Query[int]("attribute", "A character's attribute, including modifiers of cards.")
EFFECTS_STOPPED: Final = Query[bool]("effects_stopped", "Whether the rest of an effect list is dropped.")
BEFORE_EFFECT: Final = Query[Ask | None]("before_effect", "A question that interrupts before the next effect.")
EFFECT: Final = Query[Any]("effect", "The next effect as changed by modules; `None` skips it.")
AFTER_EFFECT: Final = Query[tuple[str, ...]]("after_effect", "The names of steps to push after an effect.")
AFTER_ENCOUNTER: Final = Query[tuple[str, ...]]("after_encounter", "The names of steps to push after an encounter.")
ITEMS_AT_MOST: Final = Query[int | None](
    "items_at_most", "The mode's item limit per character; `None` means unlimited."
)
GOODS: Final = Query[Goods]("goods", "The goods other than resources that a character can give away.")
STAYS_ON_THE_MAP: Final = Query[bool]("stays_on_the_map", "Whether an enemy that was not beaten stays on the map.")
DAMAGE_IS_UNAVOIDABLE: Final = Query[bool]("damage_is_unavoidable", "Whether damage of the attack cannot be reduced.")
CARDS_AT_MOST: Final = Query[int | None]("cards_at_most", "The limit of cards played in one activation.")
MARKERS_WITHHELD: Final = Query[int]("markers_withheld", "Markers that the first card of an activation adds less.")
OPENING_HAND: Final = Query[int]("opening_hand", "The number of cards that a participant begins with.")
END_DRAW: Final = Query[int]("end_draw", "The number of cards drawn at the end of a round.")
GOAL: Final = Query[int]("goal", "The markers to beat the enemy, or the affinity to win the stage.")
