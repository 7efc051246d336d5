"""The values on which every area of the rules has its say."""

from typing import Any, Final

from afallon.grail.rules.fields import Goods
from afallon.kernel import Ask, Query

ATTRIBUTE: Final = Query[int]("attribute", "What a character's attribute comes to, with what cards change.")
EFFECTS_STOPPED: Final = Query[bool]("effects_stopped", "Whether the rest of an effect list is dropped.")
BEFORE_EFFECT: Final = Query[Ask | None]("before_effect", "What somebody may do before the next effect, as a question.")
EFFECT: Final = Query[Any]("effect", "What is left of an effect that is about to happen; nothing, if it is `None`.")
AFTER_EFFECT: Final = Query[tuple[str, ...]]("after_effect", "The steps that follow an effect.")
AFTER_ENCOUNTER: Final = Query[tuple[str, ...]]("after_encounter", "The steps that follow an encounter.")
ITEMS_AT_MOST: Final = Query[int | None](
    "items_at_most", "How many items a character may have by the mode; `None`: any."
)
GOODS: Final = Query[Goods]("goods", "What a character could give away beside resources.")
STAYS_ON_THE_MAP: Final = Query[bool]("stays_on_the_map", "Whether an enemy that was not beaten stays where it was.")
DAMAGE_IS_UNAVOIDABLE: Final = Query[bool]("damage_is_unavoidable", "Whether nothing lessens the damage of an attack.")
CARDS_AT_MOST: Final = Query[int | None]("cards_at_most", "How many cards may be played in one activation.")
MARKERS_WITHHELD: Final = Query[int]("markers_withheld", "How many markers fewer the first card of an activation adds.")
OPENING_HAND: Final = Query[int]("opening_hand", "How many cards a participant begins with.")
END_DRAW: Final = Query[int]("end_draw", "How many cards a participant draws at the end of a round.")
GOAL: Final = Query[int]("goal", "The markers that beat the enemy, or the cell of affinity that wins the stage.")
