"""Costs and conditions with alternative fields: a cost has exactly one kind, a condition at least one field."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from afallon.grail.content.conditions import HasChapter, HasMode, HasPlayers
from afallon.grail.content.effects import AnyCost
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of

_ASKING: Final[dict[type, tuple[str, ...]]] = {
    HasChapter: ("chapter", "at_least", "at_most"),
    HasPlayers: ("exactly", "at_least", "at_most"),
    HasMode: ("mode", "rule"),
}
"""Maps a condition to alternative fields; it needs at least one of them."""


def check_costs(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report costs not of one kind, conditions without a field, and cards that count for two costs (GR-STORY-06)."""
    keywords = {item.id: item.keyword for item in sections.items}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if isinstance(part, AnyCost) and len(part.kinds) != 1:
                    yield origins.problem(section, entry, path, "cost_not_of_one_kind")
                if isinstance(part, tuple(_ASKING)) and all(getattr(part, one) is None for one in _ASKING[type(part)]):
                    yield origins.problem(section, entry, path, "condition_asks_nothing")
                for kind in _counted_twice(part, keywords):
                    yield origins.problem(section, entry, (*path, "cost"), "cost_paid_twice", cost=kind)


def _counted_twice(part: Any, keywords: dict[str, Any]) -> Iterator[str]:
    """Yield the kinds of cost that occur twice, or both as an item and as its keyword."""
    costs = [cost for cost in getattr(part, "cost", ()) if isinstance(cost, AnyCost)]
    named = Counter(kind for cost in costs for kind in cost.kinds)
    named.update({f"keyword:{keywords.get(cost.item)}" for cost in costs if cost.item is not None} & set(named))
    yield from (kind for kind, times in named.items() if times > 1)
