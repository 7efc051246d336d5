"""What the abilities of one card say, sorted once for all who ask: by when they speak, by the number they change."""

from collections.abc import Mapping
from typing import NamedTuple

from afallon.grail.content.cards import Ability
from afallon.grail.content.effects import Modify


class Speech(NamedTuple):
    """The abilities of one card. Each stands with the path of its effects."""

    at: Mapping[str, tuple[tuple[Ability, str], ...]]
    """By timing."""

    changing: Mapping[str, tuple[tuple[Ability, str, Modify], ...]]
    """Those that always speak, by the number that a `modify` of theirs changes."""


SILENCE = Speech({}, {})
"""Of a card without abilities."""


def speech_of(path: str, abilities: tuple[Ability, ...]) -> Speech:
    """The abilities of the list at this path, sorted."""
    at: dict[str, tuple[tuple[Ability, str], ...]] = {}
    changing: dict[str, tuple[tuple[Ability, str, Modify], ...]] = {}
    for place, ability in enumerate(abilities):
        effects = f"{path}/{place}/effects"
        at[ability.timing] = (*at.get(ability.timing, ()), (ability, effects))
        for effect in ability.effects if ability.timing == "always" else ():
            if isinstance(effect, Modify):
                changing[effect.what] = (*changing.get(effect.what, ()), (ability, effects, effect))
    return Speech(at, changing)
