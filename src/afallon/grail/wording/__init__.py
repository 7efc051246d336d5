"""Card texts, generated from the effects of cards so that text and behaviour cannot differ.

A text is a tuple of lines, and a line is a tree of phrases. A phrase is a message key with arguments; a name refers to
an entry of the pack. This package knows no language: `afallon.sentences.grail.card_text` renders the lines for a
reader. The facts of a verb become arguments. Person, number, case and word order are left to the Fluent files.
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
