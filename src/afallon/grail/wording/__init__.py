"""Card text, made from what a card does, so that text and behaviour cannot differ.

A text is a tuple of lines, a line a tree of phrases. A phrase is the key of a message with its arguments, a name is
something of the pack. Nothing here knows a language: `afallon.sentences.grail.card_text` says the lines in the
reader's. A verb's facts become arguments here, and all grammar is in the Fluent files: person, number, case, order.
"""

from afallon.grail.wording.amounts import amount, cost
from afallon.grail.wording.cards import (
    Face,
    abilities,
    ability,
    action,
    bonus,
    card,
    encounter,
    item,
    joined_key,
    left_half,
    right_half,
    stage,
    stage_bonuses,
    trait,
)
from afallon.grail.wording.conditions import requirement, requirements
from afallon.grail.wording.effects import choice, effects, outcome
from afallon.grail.wording.phrases import Line, Lines, Name, Part, Phrase, addressed

__all__ = [
    "Face",
    "Line",
    "Lines",
    "Name",
    "Part",
    "Phrase",
    "abilities",
    "ability",
    "action",
    "addressed",
    "amount",
    "bonus",
    "card",
    "choice",
    "cost",
    "effects",
    "encounter",
    "item",
    "joined_key",
    "left_half",
    "outcome",
    "requirement",
    "requirements",
    "right_half",
    "stage",
    "stage_bonuses",
    "trait",
]
