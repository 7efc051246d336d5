"""Samples for the goldens: content as authors write it, in the YAML files of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from afallon.grail.content.cards import Ability, Card
from afallon.grail.content.conditions import Requirement
from afallon.grail.content.effects import Choice, Effects
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.glossary import Scope
from afallon.grail.content.items import Item
from afallon.grail.content.locations import LocationAction
from afallon.grail.content.reader import read_yaml
from afallon.grail.wording import (
    Face,
    Line,
    Lines,
    ability,
    action,
    card,
    choice,
    effects,
    encounter,
    item,
    requirement,
)

FOLDER: Final = Path(__file__).parent
FILES: Final = ("effects", "conditions", "cards")


class Sort(msgspec.Struct, frozen=True):
    """The type of the entries of a section, the function that renders them, and the scope they address as “you”."""

    type: Any
    face: Callable[[Any, Scope], Face]
    you: Scope = "party"


class Sample(msgspec.Struct, frozen=True):
    """A piece of content as written, as parsed, and as rendered."""

    written: Any
    content: Any
    face: Face


def samples() -> Iterator[tuple[str, tuple[Sample, ...]]]:
    """Yield all samples by section."""
    for file in FILES:
        source = read_yaml(file, (FOLDER / f"{file}.yaml").read_text("utf-8"))
        for section, entries in source.value.items():
            yield f"{file}: {section}", tuple(_sample(SORTS.get(section, EFFECTS), entry) for entry in entries)


def _sample(sort: Sort, written: dict[str, Any]) -> Sample:
    raw = dict(written)
    you = raw.pop("you", sort.you)
    content = msgspec.convert(raw.get("effects", [raw]) if sort is EFFECTS else raw, sort.type)
    return Sample(written, content, sort.face(content, you))


def _lines(say: Callable[[Any, Scope], Lines]) -> Callable[[Any, Scope], Face]:
    return lambda content, you: Face(lines=say(content, you))


def _both_ways(condition: Any, you: Scope) -> Lines:
    return tuple(Line(requirement(condition, you, holds=holds)) for holds in (True, False))


EFFECTS: Final = Sort(Effects, _lines(effects))
SORTS: Final = {
    "conditions": Sort(Requirement, _lines(_both_ways)),
    "abilities": Sort(Ability, _lines(ability), "owner"),
    "actions": Sort(LocationAction, _lines(action)),
    "choices": Sort(Choice, _lines(lambda one, you: (choice(one, you),))),
    "cards": Sort(Card, lambda one, you: card(one)),
    "items": Sort(Item, lambda one, you: item(one)),
    "combat_encounters": Sort(CombatEncounter, lambda one, you: encounter(one)),
    "diplomacy_encounters": Sort(DiplomacyEncounter, lambda one, you: encounter(one)),
}
"""Maps a section to its sort; other sections contain effects."""
