"""The decks and skills of The Hush: as many as the rules count, none twice, and two rings in which cards chain."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

from afallon.grail.content import load_pack
from afallon.grail.content.decks import split_cards
from afallon.grail.content.glossary import ATTRIBUTES, KINDS
from afallon.grail.content.shelf import USUAL_PACK, folder_of
from afallon.grail.rules.encounter.keys import connects, joined

CHARACTERS = ("branwen", "cadoc", "iseth", "maddow")
RINGS = {
    "combat": (
        *(("branwen", "maddow", "free"), ("maddow", "cadoc", "attribute")),
        *(("cadoc", "iseth", "magic"), ("iseth", "branwen", "free")),
    ),
    "diplomacy": (
        *(("branwen", "iseth", "magic"), ("iseth", "cadoc", "attribute")),
        *(("cadoc", "maddow", "free"), ("maddow", "branwen", "attribute")),
    ),
}
"""Who leaves, who comes after her, and what sort of key she leaves and the other wants."""

STEPS = [(kind, *step) for kind, ring in RINGS.items() for step in ring]


@cache
def hush():
    return load_pack(folder_of(USUAL_PACK))


def starting(character, kind):
    names, _ = split_cards(hush().cards[kind].values(), hush().characters[character], kind)
    return [hush().cards[kind][name] for name in names]


def named(character, kind):
    return [card for card in hush().cards[kind].values() if card.character == character]


def keys_between(before, after, character):
    """What connects for this character between two cards, magic being paid, if it brings anything: sorts of keys and
    how much they bring."""
    attributes = hush().characters[character].attributes
    for key in joined(before.right, after.left):
        if connects(key, lambda attribute: attributes.get(attribute, 0), paid=range(3)) and key.left.gives_something:
            sort = "magic" if key.is_magic else "attribute" if key.attribute else "free"
            left = key.left
            yield sort, key.times * (left.markers + left.affinity + left.stage + left.draw)


def share_chained(kind, first, then, sort, cards):
    """The share of all pairs of their cards in which what the one leaves is what the other wants."""
    pairs = list(product(cards(first, kind), cards(then, kind)))
    return sum(any(found == sort for found, _ in keys_between(*pair, then)) for pair in pairs) / len(pairs)


def brought_round(kind, steps, cards):
    """What one card after another brings on average, once round the table."""
    return sum(
        sum(amount for pair in pairs for _, amount in keys_between(*pair, then)) / len(pairs)
        for first, then in steps
        for pairs in [list(product(cards(first, kind), cards(then, kind)))]
    )


@pytest.mark.rule("GR-COMP-06", "GR-COMP-07", "GR-COMP-08")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_deck_has_fifteen_ten_and_fifteen_cards_and_each_named_one_once(character, kind):
    first, upgrades = split_cards(hush().cards[kind].values(), hush().characters[character], kind)
    own = named(character, kind)
    assert (len(first), len({*first})) == (15, 7)
    assert len(upgrades) - len(own) == 10
    assert (len(own), {card.copies for card in own}) == (15, {1})
    faces = Counter((card.passive, card.left, card.right, card.abilities, card.if_discarded) for card in own)
    assert max(faces.values()) == 1


@pytest.mark.parametrize(("kind", "first", "then", "sort"), STEPS)
def test_whoever_comes_next_in_the_ring_wants_what_is_left(kind, first, then, sort):
    """Of the starting cards two in five meet so; of the named ones more than half."""
    assert share_chained(kind, first, then, sort, starting) >= 2 / 5
    assert share_chained(kind, first, then, sort, named) > 1 / 2


@pytest.mark.parametrize("cards", [starting, named])
@pytest.mark.parametrize("kind", KINDS)
def test_a_group_fights_in_one_order_and_speaks_in_the_other(kind, cards):
    round_the_ring = [(first, then) for first, then, _ in RINGS[kind]]
    the_other_way = [(then, first) for first, then in round_the_ring]
    assert brought_round(kind, round_the_ring, cards) > 1.1 * brought_round(kind, the_other_way, cards)


@pytest.mark.rule("GR-COMP-18", "GR-COMP-19")
def test_twelve_skills_of_each_attribute_and_no_two_do_the_same():
    assert Counter(skill.attribute for skill in hush().skills.values()) == dict.fromkeys(ATTRIBUTES, 6)
    sides = [side.abilities for skill in hush().skills.values() for side in skill.sides]
    assert len(sides) == len({*sides}) == 72
