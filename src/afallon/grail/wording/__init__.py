"""Card text, made from what a card does, so that text and behaviour cannot differ.

A text is a tree of phrases. A phrase is the key of a message with its arguments, a name is something of the pack.
Nothing here knows a language: whoever shows cards says the phrases in the reader's, and joins lists as it does.
"""

from afallon.grail.wording.cards import ability, bonus, card_abilities, joined_key, left_half, right_half
from afallon.grail.wording.conditions import requirement
from afallon.grail.wording.effects import amount, cost, effect
from afallon.grail.wording.phrases import Name, Part, Phrase

__all__ = [
    "Name",
    "Part",
    "Phrase",
    "ability",
    "amount",
    "bonus",
    "card_abilities",
    "cost",
    "effect",
    "joined_key",
    "left_half",
    "requirement",
    "right_half",
]
