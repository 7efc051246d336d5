"""Decks and skills of The Hush: their numbers, no duplicates, and two rings of characters whose cards connect."""

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
"""For each kind the steps of the ring: a character, the next one, and the kind of key that connects their cards."""

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
    """Yield kind and amount of each key between two cards that connects for this character and gives a bonus.

    Magic counts as paid.
    """
    attributes = hush().characters[character].attributes
    for key in joined(before.right, after.left):
        if connects(key, lambda attribute: attributes.get(attribute, 0), paid=range(3)) and key.left.gives_something:
            sort = "magic" if key.is_magic else "attribute" if key.attribute else "free"
            left = key.left
            yield sort, key.times * (left.markers + left.affinity + left.stage + left.draw)


def share_chained(kind, first, then, sort, cards):
    """Return the share of all pairs of cards of two characters that connect by a key of this kind."""
    pairs = list(product(cards(first, kind), cards(then, kind)))
    return sum(any(found == sort for found, _ in keys_between(*pair, then)) for pair in pairs) / len(pairs)


def brought_round(kind, steps, cards):
    """Return the average bonus of one card after another, once around the table."""
    return sum(
        sum(amount for pair in pairs for _, amount in keys_between(*pair, then)) / len(pairs)
        for first, then in steps
        for pairs in [list(product(cards(first, kind), cards(then, kind)))]
    )


@pytest.mark.rule("GR-COMP-06", "GR-COMP-07", "GR-COMP-08")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_decks_have_fifteen_starting_ten_basic_and_fifteen_named_cards(character, kind):
    first, upgrades = split_cards(hush().cards[kind].values(), hush().characters[character], kind)
    own = named(character, kind)
    assert (len(first), len({*first})) == (15, 7)
    assert len(upgrades) - len(own) == 10
    assert (len(own), {card.copies for card in own}) == (15, {1})
    faces = Counter((card.passive, card.left, card.right, card.abilities, card.if_discarded) for card in own)
    assert max(faces.values()) == 1


@pytest.mark.parametrize(("kind", "first", "then", "sort"), STEPS)
def test_cards_connect_with_those_of_the_next_character_in_the_ring(kind, first, then, sort):
    """Two in five pairs of starting cards connect, and more than half of the pairs of named cards."""
    assert share_chained(kind, first, then, sort, starting) >= 2 / 5
    assert share_chained(kind, first, then, sort, named) > 1 / 2


@pytest.mark.parametrize("cards", [starting, named])
@pytest.mark.parametrize("kind", KINDS)
def test_playing_in_the_order_of_the_ring_gives_more_bonuses(kind, cards):
    round_the_ring = [(first, then) for first, then, _ in RINGS[kind]]
    the_other_way = [(then, first) for first, then in round_the_ring]
    assert brought_round(kind, round_the_ring, cards) > 1.1 * brought_round(kind, the_other_way, cards)


@pytest.mark.rule("GR-COMP-18", "GR-COMP-19")
def test_each_attribute_has_twelve_different_skills():
    assert Counter(skill.attribute for skill in hush().skills.values()) == dict.fromkeys(ATTRIBUTES, 6)
    sides = [side.abilities for skill in hush().skills.values() for side in skill.sides]
    assert len(sides) == len({*sides}) == 72
