"""Derived numbers of a character. Pure functions, shared by steps, views and screens."""

from typing import Final

from afallon.grail.rules.state import Character, State

MOST_RESOURCES: Final = 20
"""Limit of each resource except experience (GR-CHAR-34)."""

MOST_ITEMS: Final = 5
"""Limit of items, where the mode has one. Secrets do not count (GR-MODE-31)."""

MOST_MARKERS: Final = 2
"""Limit of markers on an attribute. Further points are skills (GR-ADV-13)."""

RED_CELLS: Final = 2
"""The number of red cells: the lowest of energy (GR-CHAR-19), the highest of terror (GR-CHAR-21)."""


def value_of(character: Character, what: str) -> int:
    """Return the value of a track, a resource or an attribute by its name."""
    if what in character.resources:
        return character.resources[what]
    if what in character.attributes:
        return character.attributes[what] + sum([skill.attribute == what for skill in character.skills])
    value: int = getattr(character, what)
    return value


def can_spend(character: Character, what: str, amount: int) -> bool:
    """Return whether a character can pay this amount. A cost in terror can always be paid (GR-DAY-60)."""
    return what == "terror" or value_of(character, what) >= amount


def room_for(character: Character, resource: str) -> int | None:
    """Return how many more units of a resource fit; `None` means unlimited (GR-CHAR-34)."""
    return None if resource == "experience" else MOST_RESOURCES - character.resources[resource]


def energy_cap(state: State, character: Character) -> int:
    """Return the highest energy allowed: never more than health (GR-CHAR-25).

    Mode rules can remove or invert this limiter.
    """
    if "story_no_limiter" in state.rules:  # GR-MODE-10
        return character.energy_max
    lowered = "challenge_inverted_limiter" in state.rules  # GR-MODE-17
    return min(character.energy_max, max(character.health - lowered, 0))


def is_exhausted(character: Character) -> bool:
    return character.energy < RED_CELLS


def is_panicking(state: State, character: Character) -> bool:
    """Return whether terror is higher than health (GR-TRACK-03).

    Mode rules can turn panic off or lower its threshold (GR-MODE-10, 17).
    """
    if "story_no_limiter" in state.rules:
        return False
    return character.terror + ("challenge_inverted_limiter" in state.rules) > character.health


def terror_is_red(character: Character) -> bool:
    return character.terror > character.terror_max - RED_CELLS


def is_in_state(state: State, character: Character, condition: str) -> bool:
    """Return whether a character is in a state that content can test."""
    match condition:
        case "exhausted":
            return is_exhausted(character)
        case "panicking":
            return is_panicking(state, character)
        case "passed":
            return character.passed
        case "dying":
            return "dying" in character.afflictions or "dying_solo" in character.afflictions
    return condition in character.afflictions
