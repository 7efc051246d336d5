"""The closed sets of words that packs are written in. Each is the code identifier of the rules' glossary."""

from typing import Final, Literal, get_args

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Track = Literal["energy", "health", "terror"]
Resource = Literal["food", "wealth", "reputation", "magic", "experience"]
Quantity = Literal[Track, Resource, Attribute]
"""Whatever a character has a number of."""

Payment = Literal[Track, Resource]
"""What a cost may be in (GR-DAY-05)."""

Colour = Literal["green", "grey", "purple", "blue"]
Seal = Literal["menhir", "dreams", "hostile", "friendly"]
Side = Literal["north", "east", "south", "west"]
Keyword = Literal["weapon", "armour", "shield", "companion", "relic"]
Trait = Literal[
    "sluggish",
    "guardian",
    "plunderer",
    "ambush",
    "fury",
    "defence",
    "horde",
    "treachery",
    "opportunist",
    "charge_in",
    "agile",
    "shattering",
]
Kind = Literal["combat", "diplomacy"]
"""The two kinds of decks, cards and encounters."""

Scope = Literal["each", "party", "active", "owner"]
"""Whom an effect means: every member, all of them once between them, the active character, the owner of the card."""

TokenKind = Literal["time", "quest"]
Outcome = Literal["won", "not_won", "escaped", "avoided"]
"""How an encounter ended."""

Condition = Literal["exhausted", "panicking", "dying", "going_mad", "passed"]

PAIRS: Final[tuple[tuple[Attribute, Attribute], ...]] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)
"""The opposed pairs (GR-CHAR-29)."""

ATTRIBUTES: Final[tuple[str, ...]] = get_args(Attribute)
TRACKS: Final[tuple[str, ...]] = get_args(Track)
RESOURCES: Final[tuple[str, ...]] = get_args(Resource)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
COMBAT_COLOURS: Final[tuple[str, ...]] = ("green", "grey", "purple")
SIDES: Final[tuple[str, ...]] = get_args(Side)
KINDS: Final[tuple[str, ...]] = get_args(Kind)
LEVELS: Final = range(1, 5)
"""How hard encounters are; an introductory one has no level (GR-COMP-13)."""
