"""Advancement: what characters begin with, and skills that can be told apart."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from afallon.grail.content.errors import PackProblem
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections

MOST_AT_THE_START: Final = 2
"""Points of an attribute; further ones come as skills (GR-ADV-20)."""


def check_advancement(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Attributes of characters and names of skills."""
    for tile in sections.characters:
        for attribute, value in tile.attributes.items():
            if value > MOST_AT_THE_START:
                yield origins.problem(
                    *("characters", tile, ("attributes", attribute), "starting_attribute_too_high"),
                    character=tile.id,
                    attribute=attribute,
                    value=value,
                    most=MOST_AT_THE_START,
                )
    names = Counter(side.id for skill in sections.skills for side in skill.sides)
    for skill in sections.skills:
        for place, side in enumerate(skill.sides):
            if names[side.id] > 1:
                yield origins.problem("skills", skill, ("sides", place, "id"), "two_skills_of_one_name", name=side.id)
