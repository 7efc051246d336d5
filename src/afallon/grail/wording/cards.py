"""Keys, bonuses and abilities of cards, in phrases."""

from afallon.grail.content.cards import Ability, AttributeHalf, Card, LeftHalf, RightHalf
from afallon.grail.rules.encounter.keys import Key
from afallon.grail.wording.conditions import requirements
from afallon.grail.wording.effects import cost, effects, once
from afallon.grail.wording.phrases import Part, Phrase, phrase, quantity


def right_half(half: RightHalf) -> Phrase:
    """What a key asks for, and what it does to the bonus it meets."""
    asked: Phrase
    if isinstance(half, AttributeHalf):
        asked = phrase("key-attribute", attribute=quantity(half.attribute), amount=str(half.at_least))
    else:
        asked = phrase(f"key-{half.__struct_config__.tag}")
    if half.cancel:
        return phrase("key.cancel", half=asked)
    return asked if half.times == 1 else phrase("key.times", half=asked, times=str(half.times))


def left_half(half: LeftHalf) -> Phrase:
    """The bonus of a key, and by which half it is met."""
    kind = half.__struct_config__.tag
    return phrase(f"half-{kind}", bonus=bonus(half) or phrase("nothing"))


def bonus(half: LeftHalf, times: int = 1) -> tuple[Phrase, ...]:
    """What a connected key gives, so many times."""
    given: list[Phrase] = []
    for field in ("markers", "affinity", "stage", "draw", "discard_last"):
        if number := getattr(half, field) * times:
            given.append(phrase(f"bonus-{field}", amount=str(number)))
    if half.extra_card and times:
        given.append(phrase("bonus-extra_card"))
    return tuple(given)


def joined_key(key: Key) -> Phrase:
    """Two halves that meet: what is asked, and what it gives."""
    return phrase("key.joined", half=right_half(key.right), bonus=bonus(key.left, key.times) or phrase("nothing"))


def ability(told: Ability) -> Phrase:
    """When, on which conditions, at which cost, and what happens."""
    timing = phrase(f"timing-{told.timing}", tokens=str(told.tokens), charges=str(told.charges))
    parts: list[Part] = []
    if told.optional:
        parts.append(phrase("optional"))
    parts += once(told.limit)
    if told.requires:
        parts.append(phrase("if", requires=requirements(told.requires)))
    return phrase("ability", timing=timing, effects=(*parts, *cost(told.cost), *effects(told.effects)))


def card_abilities(card: Card) -> tuple[Phrase, ...]:
    """Everything a combat or diplomacy card says beside its keys."""
    told = [phrase("passive")] if card.passive else []
    told += map(ability, card.abilities)
    if card.if_discarded:
        told.append(phrase("if-discarded", effects=effects(card.if_discarded)))
    return tuple(told)
