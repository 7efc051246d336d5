"""What cards say of the world: guardians are guardians, menhirs have a seal, and no number depends on itself."""

from collections.abc import Iterator
from typing import Any

from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.cards import Ability
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import ATTRIBUTES
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of


def check_world(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Verbs on guardians name an enemy that is one; verbs on menhirs name a location that can have one; a card changes
    an attribute neither on condition of one nor by so much of one, for then it would depend on itself."""
    enemies = {enemy.id: enemy for enemy in sections.combat_encounters}
    locations = {location.number: location for location in sections.locations}
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                match part:
                    case do.PlaceGuardian() | do.MoveGuardian() | do.RemoveGuardian():
                        enemy = enemies.get(part.guardian)
                        if enemy is not None and "guardian" not in enemy.traits:
                            inner = (*path, "guardian")
                            yield origins.problem(section, entry, inner, "not_a_guardian", encounter=part.guardian)
                    case do.PutOutMenhir() | do.ChangeMenhir():
                        location = locations.get(part.location) if isinstance(part.location, int) else None
                        if location is not None and "menhir" not in location.seals:
                            inner = (*path, "location")
                            yield origins.problem(section, entry, inner, "no_menhir_there", number=location.number)
                    case Ability():
                        for place, effect in enumerate(part.effects):
                            if _depends_on_itself(part, effect):
                                inner = (*path, "effects", place)
                                yield origins.problem(section, entry, inner, "number_depends_on_itself")


def _depends_on_itself(ability: Ability, effect: Any) -> bool:
    if not isinstance(effect, do.Modify) or effect.what not in ATTRIBUTES:
        return False
    is_counted = isinstance(effect.amount, do.Per) and effect.amount.of in ATTRIBUTES
    asked = (condition for one in ability.requires for _, condition in parts_of(one))
    return is_counted or any(
        isinstance(condition, has.HasAtLeast | has.HasAtMost) and condition.what in ATTRIBUTES for condition in asked
    )
