"""Cards and the world: verbs name real guardians and locations with the menhir seal, and no ability is endless."""

from collections.abc import Iterator
from typing import Any, Final

from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.cards import Ability
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path

_EVERY_DAY: Final = ("dawn", "start_of_round")
_OF_ONE_DAY: Final = ("story_events", "random_events")
"""Sections of cards that apply only on the day of their event."""


_OF_ONE_CHARACTER: Final = ("always", "action", "flip", "on_gain")
"""Timings of a single character, even on a card that applies to all characters."""


def check_world(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report verbs that name no guardian or no location with a menhir seal, and endless abilities.

    An ability must not change an attribute depending on an attribute, which might then depend on itself. A lasting card
    must not end every day before anybody can act.
    """
    enemies = {enemy.id for enemy in sections.combat_encounters if "guardian" not in enemy.traits}
    bare = {location.number for location in sections.locations if "menhir" not in location.seals}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                match part:
                    case do.PlaceGuardian(guardian=name) | do.MoveGuardian(guardian=name) if name in enemies:
                        yield origins.problem(section, entry, (*path, "guardian"), "not_a_guardian", encounter=name)
                    case do.RemoveGuardian(guardian=name) if name in enemies:
                        yield origins.problem(section, entry, (*path, "guardian"), "not_a_guardian", encounter=name)
                    case do.PutOutMenhir(location=number) | do.ChangeMenhir(location=number) if number in bare:
                        yield origins.problem(section, entry, (*path, "location"), "no_menhir_there", number=number)
                    case Ability():
                        for inner, code in _endless(part, path, section):
                            yield origins.problem(section, entry, inner, code)


def check_owners(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report `owner` in abilities that apply once for all characters, because such a card has no owner (GR-COMP-29)."""
    for section in ("combat_encounters", "diplomacy_encounters", "story_events", "random_events", "secrets"):
        for entry in getattr(sections, section):
            if section == "secrets" and not entry.is_global:
                continue
            for place, ability in enumerate(entry.abilities):
                if ability.timing not in _OF_ONE_CHARACTER:
                    for path, part in parts_of(ability, ("abilities", place)):
                        if getattr(part, "who", None) == "owner":
                            yield origins.problem(section, entry, path, "owner_of_a_card_for_all")


def _endless(ability: Ability, path: Path, section: str) -> Iterator[tuple[Path, str]]:
    """Yield the parts of an ability that would be endless, with a code."""
    for place, effect in enumerate(ability.effects):
        if _depends_on_itself(ability, effect):
            yield (*path, "effects", place), "number_depends_on_itself"
    if ability.timing in _EVERY_DAY and section not in _OF_ONE_DAY:
        for inner, part in parts_of(ability, path):
            if isinstance(part, do.EndDay):
                yield inner, "endless_days"


def _depends_on_itself(ability: Ability, effect: Any) -> bool:
    if not isinstance(effect, do.Modify) or effect.what not in ATTRIBUTES:
        return False
    is_counted = isinstance(effect.amount, do.Per) and effect.amount.of in ATTRIBUTES
    asked = (condition for one in ability.requires for _, condition in parts_of(one))
    return is_counted or any(
        isinstance(condition, has.HasAtLeast | has.HasAtMost) and condition.what in ATTRIBUTES for condition in asked
    )
