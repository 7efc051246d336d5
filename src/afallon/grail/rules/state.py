"""The state of a campaign: plain data, all of it public.

Facts that nobody knows yet (the order of a face-down deck) are not stored: chance draws them when they matter. So every
reader can fold the same state from the events. Characters are identified by the seat of their player, locations by
number.
"""

import pickle

import msgspec

from afallon.grail.setup import Setup
from afallon.kernel import Deck, Position, Turn


class Held(msgspec.Struct):
    """An item (by id) or secret (by number) in a character's possession."""

    card: str | int
    face_up: bool = True
    traded: bool = False
    """Received today; unusable before step 9 of the next dawn (GR-ITEM-09)."""

    flipped: bool = False
    """Used in this encounter (GR-ITEM-19)."""

    aside: bool = False
    """Put aside at the equipment check (GR-ITEM-24)."""


class Learnt(msgspec.Struct):
    """A learned skill card: its number, its attribute and the id of the chosen side (GR-ADV-15)."""

    number: int
    attribute: str
    side: str


class Piles(msgspec.Struct):
    """A character's cards of one kind outside the deck and the sequence."""

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
    """Markers by attribute. Skill cards add to them (GR-CHAR-32)."""

    resources: dict[str, int]
    skills: list[Learnt] = []
    items: list[Held] = []
    secrets: list[Held] = []
    combat: Piles = msgspec.field(default_factory=Piles)
    diplomacy: Piles = msgspec.field(default_factory=Piles)
    afflictions: list[str] = []
    """Any of `dying`, `dying_solo`, `going_mad`."""

    alive: bool = True
    acted: bool = False
    """Whether it has acted in this round of the day."""

    passed: bool = False
    used: list[str] = []
    """Paths of once-per-day abilities used today."""

    used_up: list[str] = []
    """Paths of once-per-character actions that this character has used (GR-STORY-02)."""

    met: list[str] = []
    """The kinds of encounter it has taken part in (GR-ENC-14)."""


class Away(msgspec.Struct):
    """A character whose player has left the group, with its decks (GR-SAVE-20, 23)."""

    character: Character
    decks: dict[str, Deck]
    """By deck name without the seat."""


class Place(msgspec.Struct):
    """A location on the map, with its menhir, tokens and items."""

    number: int
    row: int
    column: int
    menhir: bool = False
    dial: int | None = None
    time_tokens: int = 0
    quest_tokens: int = 0
    items: list[str] = []
    action_used: bool = False
    """Whether its once-per-day action was used today (GR-DAY-39)."""


class Guardian(msgspec.Struct):
    """A guardian on the map, from its placement until it is beaten or banished (GR-GUARD-01)."""

    card: str
    location: int
    met: bool = False
    """Whether its encounter is under way."""

    rolls: bool = False
    """Whether it has yet to roll in this dawn (GR-GUARD-24)."""


class Dial(msgspec.Struct):
    """A dial other than a menhir dial. `at` is the location where it lies, if any."""

    token: str
    value: int
    at: int | None = None


class Party(msgspec.Struct):
    """A group that acts together for the length of an action (GR-PARTY-19). Parties nest; the last one acts."""

    members: list[int]
    leader: int
    action: str
    """The name of an action, or `arrival`, `dream`, `nightmare`, `dawn`, `guardian`."""

    location: int
    target: str | int | None = None
    arrivals: int = 0
    """The number of arrivals that the party has begun."""

    arriving: list[int] = []
    """The numbers of arrivals that have not ended, innermost last.

    An arrival that is not the latest begun was overtaken and drops its remaining steps (GR-LOC-36).
    """

    helpers: list[int] = []
    """Members who are asked to pay for others even if everybody can pay alone (GR-PARTY-34)."""

    left: list[int] = []
    left_out: str | None = None
    """The resource left out of the activation cost of a menhir (GR-MODE-11)."""

    ended: str | None = None
    """The ending of its last encounter."""

    beaten: bool = False
    """Whether its last encounter left nobody in it (GR-PARTY-24)."""

    verse: str | None = None
    """The full name of the verse being read."""

    paragraphs: list[str] = []
    """The full names of the paragraphs that belong to this reading (GR-STORY-03)."""

    set_aside: list[tuple[str, tuple[str, ...]]] = []
    """Verses interrupted by another reading, each with its paragraphs, innermost last (GR-STORY-05)."""

    def leave(self, seat: int) -> None:
        """Remove a member; if the leader leaves, the first remaining member leads (GR-PARTY-25)."""
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
    """The rows whose keys connected when the card was played."""

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
    """Participants who have left the encounter."""

    active: int | None = None
    been_active: list[int] = []
    """Seats that have been active in this round."""

    round: int = 0
    activations: int = 0
    sequence: list[Played] = []
    cards_played: int = 0
    """Cards played in this activation."""

    card_allowed: bool = False
    """Whether the next card may be played without an extra-card bonus (`allow_card`)."""

    pool: int = 0
    affinity: int = 0
    stage: str | None = None
    stages_won: list[str] = []
    reductions: dict[str, int] = {}
    """Reductions of the attack or reaction under way: by effect, or `<effect>@<place>` for a card of the sequence."""

    cancelled: bool = False
    """Whether the attack or reaction under way is cancelled."""

    attack: str | None = None
    """The path of the effects of the attack, opportunity attack or reaction under way."""

    victim: int | None = None
    """The target of a retreat's opportunity attack; its effects treat this seat as active (GR-COMBAT-93)."""

    retreat_tried: bool = False
    """Whether a retreat was tried in this activation (GR-MODE-19)."""

    withheld: int = 0
    """Markers that the card being played adds less (GR-TRAIT-15)."""

    retreating: list[int] = []
    """Seats that must retreat after the effect under way (GR-COMBAT-158)."""

    afterwards: list[tuple[str, int, int]] = []
    """Effects deferred to the end of the encounter: path, place and seat of each (GR-LOC-37, GR-ENC-15)."""

    weapons: dict[int, list[str]] = {}
    """Weapons used, by seat, for `shattering` (GR-TRAIT-26)."""

    ended: str | None = None


class State(msgspec.Struct):
    """The complete state of a campaign."""

    characters: list[Character] = []
    """By seat."""

    dead: list[str] = []
    claimed: dict[int, str] = {}
    """Tiles of the characters that will replace dead ones, by seat (GR-DEATH-22)."""

    away: dict[str, Away] = {}
    """Characters whose players have left the group, by tile."""

    places: dict[int, Place] = {}
    """The locations on the map, by number."""

    guardians: list[Guardian] = []
    """In the order of their placement."""

    available: list[int] = []
    """Locations that can be revealed. A location that is neither here nor on the map is out of the game."""

    decks: dict[str, Deck] = {}
    """By name: `items`, `events`, `random_events`, `encounters/<colour>`, and `combat/<seat>`, `diplomacy/<seat>`,
    `combat_upgrades/<seat>`, `diplomacy_upgrades/<seat>`."""

    secrets: list[int] = []
    """The numbers of the secrets in the supply."""

    skills: list[int] = []
    """The numbers of the skills in the supply."""

    encounters: list[str] = []
    """Encounter cards in the supply, outside all decks; one entry for each copy."""

    statuses: dict[str, int] = {}
    dials: dict[str, Dial] = {}
    day: int = 0
    stage: str = ""
    """`dawn`, `day` or `dusk`."""

    round: int = 0
    chapter: int = 0
    chapter_start: str | None = None
    """The state at the first dawn of this chapter, as JSON. Mercy returns to it (GR-DEATH-17)."""

    kept_chapter: int | None = None
    """The chapter to which `chapter_start` belongs."""

    ending: str | None = None
    """The ending that the story has reached."""

    mode: str = "normal"
    rules: list[str] = []
    """The mode rules that are on (`ModeRule`). They may change when a chapter begins (GR-MODE-06)."""

    events: list[str] = []
    """Events active today."""

    quests: list[str] = []
    """The ids of active quests."""

    achieved: list[str] = []
    """Active quests whose success was carried out and that no rule has removed yet (GR-EVENT-08)."""

    read: dict[str, int] = {}
    """The number of times each verse was opened, by full name."""

    used_up: dict[str, list[str]] = {}
    """Paths of used-up choices, actions and abilities by span: `campaign`, `chapter` or `day` (GR-STORY-01)."""

    ever_achieved: list[str] = []
    """All quests whose success was ever carried out."""

    discarded_events: list[str] = []
    tasks: list[str] = []
    parties: list[Party] = []
    encounter: Encounter | None = None

    @property
    def party(self) -> Party:
        """The acting party: the innermost one."""
        return self.parties[-1]

    def copy(self) -> "State":
        copied: State = pickle.loads(pickle.dumps(self, pickle.HIGHEST_PROTOCOL))
        return copied


GrailPosition = Position[State]
GrailTurn = Turn[State]


def setup_of(position: GrailPosition) -> Setup:
    """Return the campaign's set-up, typed."""
    setup: Setup = position.setup
    return setup
