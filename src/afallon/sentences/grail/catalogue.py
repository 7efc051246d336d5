"""What is printed on the things of a pack, as somebody without any rule or grammar can show it."""

import msgspec

from afallon.grail.content.cards import LeftHalf, RightHalf
from afallon.grail.content.glossary import Attribute, Resource


class PrintedLeft(msgspec.Struct, frozen=True):
    """The left half of a key."""

    half: LeftHalf
    text: str


class PrintedRight(msgspec.Struct, frozen=True):
    """The right half of a key."""

    half: RightHalf
    text: str


class PrintedBoard(msgspec.Struct, frozen=True):
    """The tracks of a colour: how long each is, and where it starts."""

    energy: tuple[int, int]
    health: tuple[int, int]
    terror: tuple[int, int]


class PrintedAction(msgspec.Struct, frozen=True):
    """Something that can be done in a day."""

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
    """Of a basic card."""

    character: str | None
    """Of a named card."""

    banner: bool
    """A starting card."""

    left: list[PrintedLeft | None]
    right: list[PrintedRight | None]
    lines: list[str]


class PrintedItem(msgspec.Struct, frozen=True):
    """An item, or a secret."""

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
    """A row of an attack table: with so many markers in the pool, from `least` to `most`."""

    least: int
    most: int
    lines: list[str]


class PrintedBonus(msgspec.Struct, frozen=True):
    """What a stage bonus does through an attribute."""

    attribute: str
    lines: list[str]


class PrintedStage(msgspec.Struct, frozen=True):
    """A stage of a talk; those of one number are alternatives."""

    id: str
    name: str
    number: int
    bonuses: list[PrintedBonus]
    reaction: list[str]


class PrintedEncounter(msgspec.Struct, frozen=True, kw_only=True):
    """An encounter: a fight, or a talk."""

    name: str
    kind: str
    """`combat` or `diplomacy`."""

    colour: str
    level: int | None
    right: list[PrintedRight | None]
    lines: list[str]
    """Its abilities, and what it says."""

    reward: list[str]
    price: int = 0
    """Of a fight: how many markers win it."""

    traits: tuple[str, ...] = ()
    attacks: list[PrintedRow] = []
    opportunity: list[str] = []
    loot: list[str] = []
    lowest: int = 0
    """Of a talk: where it is lost."""

    highest: int = 0
    """Of a talk: where it is won."""

    stages: list[PrintedStage] = []
    avoidance: PrintedAction | None = None
    failure: list[str] = []


class PrintedRite(msgspec.Struct, frozen=True):
    """What lights a menhir."""

    cost: str
    """For each who plays."""

    dial: tuple[int, ...]
    """By the number of players."""

    lines: list[str]


class PrintedLocation(msgspec.Struct, frozen=True):
    """A location's card."""

    name: str
    seals: tuple[str, ...]
    action: PrintedAction | None
    menhir: PrintedRite | None
    lines: list[str]
    """What happens at once."""


class PrintedQuest(msgspec.Struct, frozen=True):
    """A quest, on an event or a secret."""

    name: str
    lines: list[str]
    """Its hint, if it has one, and what it asks for."""

    success: list[str]


class PrintedEvent(msgspec.Struct, frozen=True):
    """An event's card."""

    name: str
    lines: list[str]
    quest: str | None


class PrintedStatus(msgspec.Struct, frozen=True):
    """A status of the save sheet, with its boxes."""

    name: str
    boxes: int


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """Everything of a pack that has a printed face, in one language; no story, and no secrets."""

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
    """By path in the pack: what each effect of a list does, in its order."""


class ToldVerse(msgspec.Struct, frozen=True):
    """A verse that this campaign has read."""

    verse: str
    day: int
    location: int | None
    place: str | None
    """What the location is called."""

    paragraphs: list[str]
    choices: dict[str, str]
    effects: dict[str, list[str]]
    """By path in the pack: what each effect of a list does, in its order."""


class Story(msgspec.Struct, frozen=True):
    """What a campaign has read, in its order, and what it has been told besides."""

    verses: list[ToldVerse]
    secrets: dict[int, PrintedItem]
    """Those that somebody has."""

    quests: dict[str, PrintedQuest]
    """Those on the secrets."""

    tasks: dict[str, str]
    """Those in the notebook."""

    ending: list[str]
    """How it ended, once it has."""
