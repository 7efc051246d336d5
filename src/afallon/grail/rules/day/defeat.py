"""Effects for a party that an encounter left without members: only those about the defeat happen (GR-PARTY-24)."""

import re
from typing import Any

from afallon.grail.content.conditions import HasAny, HasEncounter, HasNot, Requirements
from afallon.grail.content.effects import Choose, When
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailPosition, setup_of

_WITHIN = re.compile(r"(?P<list>.*)/(?P<place>\d+)/(then|otherwise|skull|grail|choices/[^/]+/effects)")


def only_what_speaks_of_defeat(position: GrailPosition, effect: Any, scene: Scene) -> Any:
    """Return the effect, or `None` if the acting party was beaten and the effect does not depend on that."""
    state = position.state
    if effect is None or state.encounter is not None or not state.parties or not state.party.beaten:
        return effect
    return effect if speaks_of_encounters(effect) or _is_within_such(position, scene.path) else None


def asks_for_encounters(requirements: Requirements) -> bool:
    """Return whether any of these conditions tests how an encounter ended."""
    return any(
        isinstance(condition, HasEncounter)
        or (isinstance(condition, HasNot | HasAny) and asks_for_encounters(condition.of))
        for condition in requirements
    )


def speaks_of_encounters(effect: Any) -> bool:
    """Return whether this effect depends on how an encounter ended."""
    if isinstance(effect, Choose):
        return any(asks_for_encounters(choice.requires) for choice in effect.choices)
    return isinstance(effect, When) and asks_for_encounters(effect.requires)


def _is_within_such(position: GrailPosition, path: str) -> bool:
    found = _WITHIN.fullmatch(path)
    if found is None:
        return False
    parent = setup_of(position).pack.effects[found["list"]][int(found["place"])]
    return speaks_of_encounters(parent) or _is_within_such(position, found["list"])
