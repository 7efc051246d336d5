"""Printed faces of a pack's cards, and its story, as text for clients without rules or grammar."""

import msgspec

from afallon.grail.content.cards import LeftHalf, RightHalf
from afallon.grail.content.glossary import Attribute, Resource


class PrintedLeft(msgspec.Struct, frozen=True):
    """The left half of a key, with its text."""

    half: LeftHalf
    text: str


class PrintedRight(msgspec.Struct, frozen=True):
    """The right half of a key, with its text."""

    half: RightHalf
    text: str


class PrintedBoard(msgspec.Struct, frozen=True):
    """The tracks of a colour, each with its length and its starting cell."""

    energy: tuple[int, int]
    health: tuple[int, int]
    terror: tuple[int, int]


class PrintedAction(msgspec.Struct, frozen=True):
    """An action, or the avoidance of a talk, printed on a card."""

    cost: str
    """Empty if it costs nothing."""

    lines: list[str]


class PrintedCharacter(msgspec.Struct, frozen=True):
    """A character's tile."""

    name: str
    number: int
    colour: str
    any_board: bool
    attributes: dict[Attribute, int]
    resources: dict[Resource, int]
    action: PrintedAction | None
    flaw: list[str]


class PrintedCard(msgspec.Struct, frozen=True):
    """A combat or diplomacy card, with its edges from top to bottom."""

    name: str
    kind: str
    """`combat` or `diplomacy`."""

    colour: str | None
    """The colour of a basic card."""

    character: str | None
    """The character of a named card."""

    banner: bool
    """Whether it is a starting card."""

    left: list[PrintedLeft | None]
    right: list[PrintedRight | None]
    lines: list[str]


class PrintedItem(msgspec.Struct, frozen=True):
    """An item, a secret or an affliction."""

    name: str
    keyword: str | None
    lines: list[str]


class PrintedSide(msgspec.Struct, frozen=True):
    """One side of a skill."""

    id: str
    name: str
    lines: list[str]


class PrintedSkill(msgspec.Struct, frozen=True):
    """A skill."""

    attribute: str
    sides: list[PrintedSide]


class PrintedRow(msgspec.Struct, frozen=True):
    """A row of an attack table, for `least` to `most` markers in the pool."""

    least: int
    most: int
    lines: list[str]


class PrintedBonus(msgspec.Struct, frozen=True):
    """The effects of a stage bonus through one attribute."""

    attribute: str
    lines: list[str]


class PrintedStage(msgspec.Struct, frozen=True):
    """A stage of a talk; stages with the same number are alternatives."""

    id: str
    name: str
    number: int
    bonuses: list[PrintedBonus]
    reaction: list[str]


class PrintedEncounter(msgspec.Struct, frozen=True, kw_only=True):
    """An encounter: a fight or a talk."""

    name: str
    kind: str
    """`combat` or `diplomacy`."""

    colour: str
    level: int | None
    right: list[PrintedRight | None]
    lines: list[str]
    """Its abilities and its text."""

    reward: list[str]
    price: int = 0
    """The number of markers that wins a fight."""

    traits: tuple[str, ...] = ()
    attacks: list[PrintedRow] = []
    opportunity: list[str] = []
    loot: list[str] = []
    lowest: int = 0
    """The affinity that loses a talk."""

    highest: int = 0
    """The affinity that wins a stage of a talk."""

    stages: list[PrintedStage] = []
    avoidance: PrintedAction | None = None
    failure: list[str] = []


class PrintedRite(msgspec.Struct, frozen=True):
    """The requirements for lighting a menhir."""

    cost: str
    """The cost for each player."""

    dial: tuple[int, ...]
    """The starting value of its dial, for 1 to 4 players."""

    lines: list[str]


class PrintedLocation(msgspec.Struct, frozen=True):
    """The card of a location."""

    name: str
    seals: tuple[str, ...]
    action: PrintedAction | None
    menhir: PrintedRite | None
    lines: list[str]
    """Its immediate rule."""


class PrintedQuest(msgspec.Struct, frozen=True):
    """A quest, printed on an event or a secret."""

    name: str
    lines: list[str]
    """Its hint, if it has one, and its requirements."""

    success: list[str]


class PrintedEvent(msgspec.Struct, frozen=True):
    """An event card."""

    name: str
    lines: list[str]
    quest: str | None


class PrintedStatus(msgspec.Struct, frozen=True):
    """A status of the save sheet with its number of boxes."""

    name: str
    boxes: int


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All printed faces of a pack in one language, without story and secrets."""

    pack: str
    language: str
    title: str
    terms: str
    """Fluent source of the terms that the pack replaces, such as its word for menhirs; add it to the bundle last."""

    boards: dict[str, PrintedBoard]
    """By colour."""

    characters: dict[str, PrintedCharacter]
    cards: dict[str, PrintedCard]
    items: dict[str, PrintedItem]
    skills: dict[int, PrintedSkill]
    afflictions: dict[str, PrintedItem]
    encounters: dict[str, PrintedEncounter]
    locations: dict[int, PrintedLocation]
    events: dict[str, PrintedEvent]
    quests: dict[str, PrintedQuest]
    statuses: dict[str, PrintedStatus]
    dials: dict[str, str]
    effects: dict[str, list[str]]
    """By path in the pack: the text of each effect of a list, in order."""


class ToldVerse(msgspec.Struct, frozen=True):
    """A verse that this campaign has read."""

    verse: str
    day: int
    location: int | None
    place: str | None
    """The name of the location."""

    paragraphs: list[str]
    choices: dict[str, str]
    effects: dict[str, list[str]]
    """By path in the pack: the text of each effect of a list, in order."""


class Story(msgspec.Struct, frozen=True):
    """The story of a campaign so far: the verses it has read, in order, its secrets, quests, tasks and ending."""

    verses: list[ToldVerse]
    secrets: dict[int, PrintedItem]
    """Secrets that characters hold."""

    quests: dict[str, PrintedQuest]
    """Quests printed on these secrets."""

    tasks: dict[str, str]
    """Tasks in the notebook."""

    ending: list[str]
    """The paragraphs of the ending, once it is reached."""
