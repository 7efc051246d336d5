"""The vocabulary of Grail, collected from the areas of the rules."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from afallon.grail.rules import queries
from afallon.kernel import Vocabulary

_AREAS: Final = (
    *("advancement", "beginning", "characters", "combat", "dawn", "day", "death", "decks", "diplomacy", "dusk"),
    *("chapters", "effects", "encounter", "event_cards", "items", "journal", "map", "parties"),
)


def _rooms() -> Iterator[ModuleType]:
    """Yield the `events` and `questions` modules of all areas; some areas lack one of them."""
    for area in _AREAS:
        for room in ("events", "questions"):
            name = f"afallon.grail.rules.{area}.{room}"
            if find_spec(name) is not None:
                yield import_module(name)


VOCABULARY: Final = Vocabulary(queries, *_rooms())
