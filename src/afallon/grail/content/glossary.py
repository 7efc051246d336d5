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
Once = Literal["campaign", "chapter", "day", "character"]
"""What can be done once: by anybody until the end of that span, or by each character."""

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
"""The rules of the modes, each of which can be used alone (GR-MODE-03)."""

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
"""What each mode turns on (GR-MODE-02, 04)."""

MERCY_VERSE: Final = "book:500"
"""What the Mercy of the Allmother gives; a pack without this verse has no Mercy (GR-DEATH-16)."""

DISTRUST: Final = 42
"""The number of the secret with which `challenge_secret_42` begins (GR-MODE-18)."""

ATTRIBUTES: Final[tuple[str, ...]] = get_args(Attribute)
TRACKS: Final[tuple[str, ...]] = get_args(Track)
RESOURCES: Final[tuple[str, ...]] = get_args(Resource)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
COMBAT_COLOURS: Final[tuple[str, ...]] = ("green", "grey", "purple")
SIDES: Final[tuple[str, ...]] = get_args(Side)
KINDS: Final[tuple[str, ...]] = get_args(Kind)
LEVELS: Final = range(1, 5)
"""How hard encounters are; an introductory one has no level (GR-COMP-13)."""
