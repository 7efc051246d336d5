"""Everything that a campaign may say, gathered from the areas of the rules."""

from importlib import import_module
from typing import Final

from afallon.grail.rules import queries
from afallon.kernel import Vocabulary

_AREAS: Final = (
    *("beginning", "characters", "combat", "dawn", "day", "decks", "diplomacy", "dusk"),
    *("effects", "encounter", "event_cards", "items", "journal", "map", "parties"),
)

VOCABULARY: Final = Vocabulary(queries, *(import_module(f"afallon.grail.rules.{area}.events") for area in _AREAS))
