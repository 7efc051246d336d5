"""Index of the abilities of a card, by timing and by the number that they change."""

from collections.abc import Mapping
from typing import NamedTuple

from afallon.grail.content.cards import Ability
from afallon.grail.content.effects import Modify


class Speech(NamedTuple):
    """The indexed abilities of one card, each with the path of its effects."""

    at: Mapping[str, tuple[tuple[Ability, str], ...]]
    """By timing."""

    changing: Mapping[str, tuple[tuple[Ability, str, Modify], ...]]
    """Abilities with the timing `always`, by the number that their `modify` effects change."""


SILENCE = Speech({}, {})
"""The index of a card without abilities."""


def speech_of(path: str, abilities: tuple[Ability, ...]) -> Speech:
    """Return the index of the abilities in the list at this path."""
    at: dict[str, tuple[tuple[Ability, str], ...]] = {}
    changing: dict[str, tuple[tuple[Ability, str, Modify], ...]] = {}
    for place, ability in enumerate(abilities):
        effects = f"{path}/{place}/effects"
        at[ability.timing] = (*at.get(ability.timing, ()), (ability, effects))
        for effect in ability.effects if ability.timing == "always" else ():
            if isinstance(effect, Modify):
                changing[effect.what] = (*changing.get(effect.what, ()), (ability, effects, effect))
    return Speech(at, changing)
