"""Closed sets of words used in packs. Each word is the code identifier in the glossary of the rules."""

from typing import Final, Literal, get_args

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Track = Literal["energy", "health", "terror"]
Resource = Literal["food", "wealth", "reputation", "magic", "experience"]
Quantity = Literal[Track, Resource, Attribute]
"""A quantity of a character."""

Payment = Literal[Track, Resource]
"""A quantity in which a cost may be paid (GR-DAY-05)."""

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
"""The target of an effect: every member, all of them once together, the active character, or the owner of the card."""

TokenKind = Literal["time", "quest"]
Once = Literal["campaign", "chapter", "day", "character"]
"""A limit of use: once until the end of that span for all players together, or once by each character."""

Outcome = Literal["won", "not_won", "escaped", "avoided"]
"""How an encounter ended."""

Mode = Literal["story", "normal", "challenge"]
StoryRule = Literal["story_fewer_encounters", "story_no_limiter", "story_cheap_menhirs", "story_starting_item"]
ChallengeRule = Literal[
    "challenge_inverted_limiter",
    "challenge_secret_42",
    "challenge_hard_retreat",
    "challenge_short_menhirs",
    "challenge_fewer_random_events",
    "challenge_old_rest",
    "challenge_dear_advancement",
    "challenge_item_limit",
    "challenge_no_mercy",
]
ModeRule = Literal[StoryRule, ChallengeRule]
"""The rules of the modes; each can be used on its own (GR-MODE-03)."""

Condition = Literal["exhausted", "panicking", "dying", "going_mad", "passed"]

PAIRS: Final[tuple[tuple[Attribute, Attribute], ...]] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)
"""The opposed pairs (GR-CHAR-29)."""

MODE_RULES: Final[dict[Mode, tuple[ModeRule, ...]]] = {
    "story": get_args(StoryRule),
    "normal": (),
    "challenge": get_args(ChallengeRule),
}
"""The rules that each mode turns on (GR-MODE-02, 04)."""

MERCY_VERSE: Final = "book:500"
"""The verse with the gifts of Mercy; a pack without it has no Mercy (GR-DEATH-16)."""

DISTRUST: Final = 42
"""The number of the secret that `challenge_secret_42` gives at the start (GR-MODE-18)."""

ATTRIBUTES: Final[tuple[str, ...]] = get_args(Attribute)
TRACKS: Final[tuple[str, ...]] = get_args(Track)
RESOURCES: Final[tuple[str, ...]] = get_args(Resource)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
COMBAT_COLOURS: Final[tuple[str, ...]] = ("green", "grey", "purple")
SIDES: Final[tuple[str, ...]] = get_args(Side)
KINDS: Final[tuple[str, ...]] = get_args(Kind)
LEVELS: Final = range(1, 5)
"""Difficulty levels of encounters; an introductory one has none (GR-COMP-13)."""
