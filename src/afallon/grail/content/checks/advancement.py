"""Advancement: starting attributes, numbers of cards, and skills with unique names."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from afallon.grail.content.decks import BASIC_UPGRADES, STARTING_CARDS, UPGRADE_CARDS, split_cards
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import ATTRIBUTES, KINDS
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections

MOST_AT_THE_START: Final = 2
"""Maximum of a starting attribute; further points come as skills (GR-ADV-20)."""


def check_advancement(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report starting attributes that are too high, and skills with the same name."""
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


def check_decks(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report characters without the required number of cards, which cannot be played (GR-COMP-27)."""
    for tile in sections.characters:
        for kind in KINDS:
            starting, upgrades = split_cards(getattr(sections, f"{kind}_cards"), tile, kind)
            if (len(starting), len(upgrades)) != (STARTING_CARDS, UPGRADE_CARDS):
                yield origins.problem(
                    *("characters", tile, (), "wrong_number_of_cards"),
                    character=tile.id,
                    kind=kind,
                    starting=len(starting),
                    upgrades=len(upgrades),
                    wanted=STARTING_CARDS,
                    wanted_upgrades=UPGRADE_CARDS,
                )


def check_shares(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report wrong shares of basic and named cards among the upgrades in a whole campaign (GR-CHAR-11)."""
    for tile in sections.characters if sections.pack[0].whole else ():
        for kind in KINDS:
            cards = {card.id: card for card in getattr(sections, f"{kind}_cards")}
            _, upgrades = split_cards(cards.values(), tile, kind)
            basic = sum(cards[name].character is None for name in upgrades)
            if len(upgrades) == UPGRADE_CARDS and basic != BASIC_UPGRADES:
                yield origins.problem(
                    *("characters", tile, (), "wrong_share_of_cards"),
                    character=tile.id,
                    kind=kind,
                    basic=basic,
                    named=len(upgrades) - basic,
                    wanted=BASIC_UPGRADES,
                    wanted_named=UPGRADE_CARDS - BASIC_UPGRADES,
                )


def check_skills(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report attributes without a skill card, since a third point is gained as a skill (GR-COMP-19)."""
    taught = {skill.attribute for skill in sections.skills}
    for attribute in ATTRIBUTES:
        if attribute not in taught:
            yield origins.problem("pack", sections.pack[0], (), "attribute_without_skill", attribute=attribute)
