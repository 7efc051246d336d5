"""The state of a campaign: plain facts, all of them public.

What nobody knows yet (the order of a face-down deck) is not in it: chance decides when it matters. So the state is what
every reader folds from the events as well. Characters are known by the seat of their player, locations by number.
"""

import pickle

import msgspec

from afallon.grail.setup import Setup
from afallon.kernel import Deck, Position, Turn


class Held(msgspec.Struct):
    """An item (by id) or secret (by number) that a character has."""

    card: str | int
    face_up: bool = True
    traded: bool = False
    """Received today; not usable before step 9 of the next dawn (GR-ITEM-09)."""

    flipped: bool = False
    """Used in this encounter (GR-ITEM-19)."""

    aside: bool = False
    """Put aside at the equipment check (GR-ITEM-24)."""


class Learnt(msgspec.Struct):
    """A skill card: its number, its attribute, and the id of the side that was chosen (GR-ADV-15)."""

    number: int
    attribute: str
    side: str


class Piles(msgspec.Struct):
    """A character's cards of one kind, apart from those in the deck and in a sequence."""

    hand: list[str] = []
    discarded: list[str] = []
    reserve: list[str] = []


class Character(msgspec.Struct):
    """A character in play."""

    tile: str
    number: int
    board: str
    energy_max: int
    health_max: int
    terror_max: int
    energy: int
    health: int
    terror: int
    location: int
    attributes: dict[str, int]
    """Markers; skill cards count on top (GR-CHAR-32)."""

    resources: dict[str, int]
    skills: list[Learnt] = []
    items: list[Held] = []
    secrets: list[Held] = []
    combat: Piles = msgspec.field(default_factory=Piles)
    diplomacy: Piles = msgspec.field(default_factory=Piles)
    afflictions: list[str] = []
    """`dying`, `dying_solo`, `going_mad`."""

    alive: bool = True
    acted: bool = False
    """In this round of the day."""

    passed: bool = False
    used: list[str] = []
    """Paths of once-per-day abilities used today."""

    used_up: list[str] = []
    """Paths of what each character may do once, and this one has done (GR-STORY-02)."""

    met: list[str] = []
    """The kinds of encounter it has been in (GR-ENC-14)."""


class Away(msgspec.Struct):
    """A character that has left with its player, and the cards that went with it (GR-SAVE-20, 23)."""

    character: Character
    decks: dict[str, Deck]
    """By the name of the deck without the seat."""


class Place(msgspec.Struct):
    """A location on the map, and everything on it."""

    number: int
    row: int
    column: int
    menhir: bool = False
    dial: int | None = None
    time_tokens: int = 0
    quest_tokens: int = 0
    items: list[str] = []
    action_used: bool = False
    """The once-per-day action (GR-DAY-39)."""


class Guardian(msgspec.Struct):
    """A guardian on the map, from its placement until it is beaten or banished (GR-GUARD-01)."""

    card: str
    location: int
    met: bool = False
    """Its encounter is under way."""

    rolls: bool = False
    """It has yet to roll in this dawn (GR-GUARD-24)."""


class Dial(msgspec.Struct):
    """A dial that is no menhir's. `at` is the location it lies on, if any."""

    token: str
    value: int
    at: int | None = None


class Party(msgspec.Struct):
    """Those who do something together, from its beginning to its end (GR-PARTY-19). They nest; the last is acting."""

    members: list[int]
    leader: int
    action: str
    """An action's name, or `arrival`, `dream`, `nightmare`, `dawn`, `guardian`."""

    location: int
    target: str | int | None = None
    arrivals: int = 0
    """How many arrivals it has begun."""

    arriving: list[int] = []
    """The numbers of those that have not ended, the innermost last. One that is not the latest begun was overtaken and
    drops the rest of its steps (GR-LOC-36)."""

    helpers: list[int] = []
    """Who is asked for whom they pay, even if everybody can pay alone (GR-PARTY-34)."""

    left: list[int] = []
    left_out: str | None = None
    """What need not be paid for the menhir that it would light (GR-MODE-11)."""

    ended: str | None = None
    """How its last encounter ended."""

    beaten: bool = False
    """Nobody was left in it (GR-PARTY-24)."""

    verse: str | None = None
    """The full name of the verse it is reading."""

    paragraphs: list[str] = []
    """The full names of the paragraphs that belong to that reading (GR-STORY-03)."""

    set_aside: list[tuple[str, tuple[str, ...]]] = []
    """Verses, each with its paragraphs, in the midst of which others are read (GR-STORY-05), the innermost last."""

    def leave(self, seat: int) -> None:
        """The others go on; if it was the leader, the first of them leads (GR-PARTY-25)."""
        if seat in self.members:
            self.members.remove(seat)
            self.left.append(seat)
        if self.leader == seat and self.members:
            self.leader = self.members[0]


class Played(msgspec.Struct):
    """A card in the sequence."""

    card: str
    owner: int
    linked: tuple[int, ...] = ()
    """The rows whose keys connected when it was played."""

    joined: tuple[str, ...] = ()
    """The attributes of its joined attribute keys, connected or not (GR-COMBAT-49)."""

    magic: tuple[int, ...] = ()
    """The rows whose magic key was paid (GR-COMBAT-25)."""

    tokens: int = 0
    charges: int = 0


class Encounter(msgspec.Struct):
    """The encounter under way."""

    card: str
    kind: str
    participants: list[int]
    left: list[int] = []
    """Those who took part and have left it."""

    active: int | None = None
    been_active: list[int] = []
    """In this round."""

    round: int = 0
    activations: int = 0
    sequence: list[Played] = []
    cards_played: int = 0
    """In this activation."""

    card_allowed: bool = False
    """The next card needs no extra-card bonus of its own (`allow_card`)."""

    pool: int = 0
    affinity: int = 0
    stage: str | None = None
    stages_won: list[str] = []
    reductions: dict[str, int] = {}
    """Of the attack or reaction under way: so much less of each; `<what>@<place>` if a card of the sequence says so."""

    cancelled: bool = False
    """The attack or reaction under way."""

    attack: str | None = None
    """The path of the effects of the attack, opportunity attack or reaction under way."""

    victim: int | None = None
    """Whom the opportunity attack of a retreat hits: for its effects that is the active character (GR-COMBAT-93)."""

    retreat_tried: bool = False
    """In this activation (GR-MODE-19)."""

    withheld: int = 0
    """How many markers fewer the card being played still adds (GR-TRAIT-15)."""

    retreating: list[int] = []
    """Who must retreat when the effect under way is over (GR-COMBAT-158)."""

    afterwards: list[tuple[str, int, int]] = []
    """Effects that wait for its end (GR-LOC-37, GR-ENC-15): path and place of each, and whose it was."""

    weapons: dict[int, list[str]] = {}
    """By seat: the weapons used, for `shattering` (GR-TRAIT-26)."""

    ended: str | None = None


class State(msgspec.Struct):
    """Everything that is true of a campaign."""

    characters: list[Character] = []
    """By seat."""

    dead: list[str] = []
    claimed: dict[int, str] = {}
    """By seat: who will enter for a dead character (GR-DEATH-22)."""

    away: dict[str, Away] = {}
    """Characters whose players have left the group, by tile."""

    places: dict[int, Place] = {}
    """The map, by number."""

    guardians: list[Guardian] = []
    """In the order of their placement."""

    available: list[int] = []
    """Locations that can be revealed; one that is neither here nor on the map is out of the game."""

    decks: dict[str, Deck] = {}
    """By name: `items`, `events`, `random_events`, `encounters/<colour>`, and `combat/<seat>`, `diplomacy/<seat>`,
    `combat_upgrades/<seat>`, `diplomacy_upgrades/<seat>`."""

    secrets: list[int] = []
    """The supply."""

    skills: list[int] = []
    """The supply."""

    encounters: list[str] = []
    """The supply: what is in no deck, a card for each copy."""

    statuses: dict[str, int] = {}
    dials: dict[str, Dial] = {}
    day: int = 0
    stage: str = ""
    """`dawn`, `day` or `dusk`."""

    round: int = 0
    chapter: int = 0
    chapter_start: str | None = None
    """How everything was at the first dawn of this chapter, as JSON: what Mercy returns to (GR-DEATH-17)."""

    kept_chapter: int | None = None
    """Which chapter's start that is."""

    ending: str | None = None
    """The ending that the story has come to."""

    mode: str = "normal"
    rules: list[str] = []
    """Of the modes: those that are on (`ModeRule`). They may change when a chapter begins (GR-MODE-06)."""

    events: list[str] = []
    """Active today."""

    quests: list[str] = []
    """Active, by the id of the quest."""

    achieved: list[str] = []
    """Those of them whose success has been carried out, and which no rule has removed yet (GR-EVENT-08)."""

    read: dict[str, int] = {}
    """By the full name of a verse: how often its reading has begun."""

    used_up: dict[str, list[str]] = {}
    """By span (`campaign`, `chapter` or `day`): paths of what may be done once in it, and has been (GR-STORY-01)."""

    ever_achieved: list[str] = []
    """All quests whose success has been carried out."""

    discarded_events: list[str] = []
    tasks: list[str] = []
    parties: list[Party] = []
    encounter: Encounter | None = None

    @property
    def party(self) -> Party:
        """Those who are acting now."""
        return self.parties[-1]

    def copy(self) -> "State":
        copied: State = pickle.loads(pickle.dumps(self, pickle.HIGHEST_PROTOCOL))
        return copied


GrailPosition = Position[State]
GrailTurn = Turn[State]


def setup_of(position: GrailPosition) -> Setup:
    """The set-up of a campaign, with its type."""
    setup: Setup = position.setup
    return setup
