"""Effects: the closed set of verbs. Each is written as `do: <verb>` with its fields; `who` names its target.

The effects of a list are carried out in order. There are no variables and no loops. The only arithmetic is `Per`: a
counter times a factor, with a maximum.
"""

from typing import Literal

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.glossary import Attribute, Colour, Keyword, Once, Payment, Quantity, Scope, TokenKind


class Per(Entry, frozen=True, kw_only=True):
    """The counter `per` multiplied by `times`, at most `at_most`. Of a negative amount the limit counts below 0."""

    per: Literal[
        "connected_attribute_keys",  # of: an attribute (GR-COMBAT-49)
        "connected_magic_keys",  # GR-COMBAT-51
        "charges",  # on this card
        "pool",
        "cards_in_sequence",
        "cards_in_hand",  # of the active character
        "quantity",  # of: a track, resource or attribute of the active character
        "status",  # of: a status
        "dial",  # of: a dial
        "members",  # of the party, or participants of the encounter
        "comers",  # all who took part in the encounter, even if they have left it; without an encounter, the party
        "players",
    ]
    of: str | None = None
    times: Natural = 1
    at_most: Natural | None = None


class SignedPer(Per, frozen=True, kw_only=True):
    """Like `Per`, for an amount that may be negative: `times` may be below 0."""

    times: int = 1


Amount = Natural | Per
Change = int | SignedPer
"""An amount that may be negative."""


class _Do(Entry, frozen=True, kw_only=True, tag_field="do"):
    """A verb."""


# Characters


class Gain(_Do, frozen=True, kw_only=True, tag="gain"):
    """Gain this amount of a track, resource or attribute. `party` gains it once and its members divide it
    (GR-PARTY-17). From the third point on, each point of an attribute is gained as a skill (GR-ADV-13, 19)."""

    what: Quantity
    amount: Amount = 1
    who: Scope


class Lose(_Do, frozen=True, kw_only=True, tag="lose"):
    """Lose this amount of a track or resource, or as much of it as there is; it never fails (GR-CHAR-40). `party` loses
    it once and its members divide it (GR-PARTY-17)."""

    what: Payment
    amount: Amount = 1
    who: Scope


class Pay(_Do, frozen=True, kw_only=True, tag="pay"):
    """Pay a compulsory cost. `party` pays it once together. With `each`, a member who cannot pay and for whom no other
    member pays leaves the party (GR-PARTY-15, 21)."""

    what: Payment
    amount: Amount = 1
    who: Scope


class SetTo(_Do, frozen=True, kw_only=True, tag="set"):
    """Set a track or resource to this value."""

    what: Payment
    value: Natural
    who: Scope


class Damage(_Do, frozen=True, kw_only=True, tag="damage"):
    """Take damage, which lowers health (GR-TRACK-06). `party` takes it once and its members divide it (GR-PARTY-17).
    Unavoidable damage is neither prevented nor reduced (GR-COMBAT-67)."""

    amount: Amount = 1
    unavoidable: bool = False
    who: Scope


class GainItem(_Do, frozen=True, kw_only=True, tag="gain_item"):
    """Gain the top card of the item deck (GR-ITEM-23), or search the deck for the first crafted item, the first item
    with the keyword, or the named item (GR-ITEM-16, 17)."""

    crafted: bool = False
    keyword: Keyword | None = None
    item: str | None = None
    amount: Natural = 1
    who: Scope


class LoseItems(_Do, frozen=True, kw_only=True, tag="lose_items"):
    """Lose items of the owner's choice, never secrets (GR-SECRET-04). `amount: null` means all of them."""

    amount: Natural | None = 1
    keyword: Keyword | None = None
    item: str | None = None
    in_use: bool = False
    who: Scope


class GainSecret(_Do, frozen=True, kw_only=True, tag="gain_secret"):
    """Gain the secret with this number if it is in the supply; of several characters, one learns it (GR-SECRET-11)."""

    secret: Natural
    who: Scope


class LoseSecret(_Do, frozen=True, kw_only=True, tag="lose_secret"):
    """The holder of the secret loses it. It returns to the supply (GR-SECRET-12) or, with `from_game`, leaves the
    game."""

    secret: Natural
    from_game: bool = False


class Die(_Do, frozen=True, kw_only=True, tag="die"):
    """The character dies (GR-DEATH-01)."""

    who: Scope


class LiftAffliction(_Do, frozen=True, kw_only=True, tag="lift_affliction"):
    """Remove the affliction card. While terror is on a red cell, its next change attaches madness again
    (GR-TRACK-14)."""

    affliction: Literal["dying", "going_mad"]
    who: Scope


class Modify(_Do, frozen=True, kw_only=True, tag="modify"):
    """Change a number of the rules by this amount, as long as the card with this effect applies (GR-COMP-28; see
    `rules/effects/modifiers.py`)."""

    what: (
        Literal[
            "hand_limit",
            "opening_hand",
            "item_limit",
            "explore_cost",
            "travel_cost",
            "price",
            "threshold",
            "affinity_gain",
            "cards_each_activation",
            "energy_at_dusk",
            "food_at_rest",
            "menhir_cost",  # of each kind, per player
            "menhir_dial",  # the starting value when a menhir is lit
            "card_price",  # in experience
            "attribute_price",
            "damage_taken",  # each time, except unavoidable or divided damage
            "terror_taken",  # each time it is gained, except when paid or divided
            "affinity_goal",  # the cell that wins a stage
            "avoidance_price",  # of each kind
        ]
        | Attribute
    )
    amount: Change
    who: Scope


# In encounters


class AddMarkers(_Do, frozen=True, kw_only=True, tag="add_markers"):
    """Put markers into the pool of a fight."""

    amount: Amount = 1


class RemoveMarkers(_Do, frozen=True, kw_only=True, tag="remove_markers"):
    """Take markers out of the pool of a fight. For each missing marker, the active character discards a card
    (GR-COMBAT-123)."""

    amount: Amount = 1


class MoveAffinity(_Do, frozen=True, kw_only=True, tag="move_affinity"):
    """Move the affinity marker up, or down with a negative amount. Steps beyond the end of the track are lost
    (GR-DIPLO-25)."""

    amount: Change


class DrawCards(_Do, frozen=True, kw_only=True, tag="draw_cards"):
    """Draw cards from one's own deck for the encounter under way."""

    amount: Amount = 1
    who: Scope


class DiscardCards(_Do, frozen=True, kw_only=True, tag="discard_cards"):
    """Discard cards of one's choice from the hand, and from the deck when the hand is empty; with `source: deck`, from
    the top of the deck only."""

    amount: Amount = 1
    source: Literal["hand", "deck"] = "hand"
    who: Scope


class DiscardLast(_Do, frozen=True, kw_only=True, tag="discard_last"):
    """Discard cards from the end of the sequence (GR-COMBAT-37)."""

    amount: Natural = 1


class GainCharges(_Do, frozen=True, kw_only=True, tag="gain_charges"):
    """Put charges on the card with this effect (GR-COMBAT-69)."""

    amount: Amount = 1


class AllowCard(_Do, frozen=True, kw_only=True, tag="allow_card"):
    """Allow the next card to be played as if its extra-card bonus were connected (GR-COMBAT-34)."""


class Reduce(_Do, frozen=True, kw_only=True, tag="reduce"):
    """Reduce one kind of harm of the attack or reaction under way by this amount; without an amount, prevent all of it.
    Unavoidable damage stays."""

    what: Literal["damage", "terror", "energy", "markers", "affinity", "discards"]
    amount: Amount | None = None


class Cancel(_Do, frozen=True, kw_only=True, tag="cancel"):
    """Cancel the whole attack, opportunity attack or reaction, including unavoidable damage (GR-COMBAT-68)."""

    what: Literal["attack", "opportunity", "reaction"]


class Escape(_Do, frozen=True, kw_only=True, tag="escape"):
    """The enemy escapes: the fight ends with neither reward nor loot (GR-COMBAT-132, 133)."""


class TakeDiscarded(_Do, frozen=True, kw_only=True, tag="take_discarded"):
    """In an encounter: take up to `amount` cards of one's choice from one's own discard pile into the hand."""

    amount: Amount = 1
    who: Scope


class EndEncounter(_Do, frozen=True, kw_only=True, tag="end_encounter"):
    """End the encounter now, in this way. With `leave` only the active character leaves it, at no cost."""

    ended: Literal["won", "not_won", "leave"]


# On the map


class Move(_Do, frozen=True, kw_only=True, tag="move"):
    """Go to a location by special movement, with the whole arrival procedure (GR-LOC-29, 30)."""

    to: Natural | Literal["lowest", "highest", "any_connected", "any_revealed"]
    who: Scope


class Reveal(_Do, frozen=True, kw_only=True, tag="reveal"):
    """Lay the keyed neighbours of a location that are in the range of a menhir, as on an arrival; by default those of
    the current location."""

    around: Natural | None = None


class ReplaceLocation(_Do, frozen=True, kw_only=True, tag="replace_location"):
    """Replace a location, by default the current one, by the location `by`, its changed version (GR-LOC-32)."""

    number: Natural | None = None
    by: Natural


class LightMenhir(_Do, frozen=True, kw_only=True, tag="light_menhir"):
    """Light a menhir at no cost, by default at the current location, if that has the menhir seal (GR-LOC-06). The
    default for `dial` is the value of the location's menhir record."""

    location: Natural | None = None
    dial: Natural | None = None


class PutOutMenhir(_Do, frozen=True, kw_only=True, tag="put_out_menhir"):
    """Put out a menhir at once and remove its dial, by default at the current location. Locations that it alone
    protected are lost at dawn."""

    location: Natural | None = None


class ChangeMenhir(_Do, frozen=True, kw_only=True, tag="change_menhir"):
    """Change the dial of a lit menhir, by default at the current location; `all` is every lit menhir. At 0 the dial is
    removed, and the menhir stays lit until dawn (GR-DAWN-10)."""

    amount: Change
    location: Natural | Literal["all"] | None = None


class DiscardLocation(_Do, frozen=True, kw_only=True, tag="discard_location"):
    """Discard a location, by default the current one, with everything on it. Characters there suffer no loss; they move
    to the nearest location and arrive (GR-MENHIR-04). The last location of the map stays."""

    number: Natural | None = None
    from_game: bool = False
    """Whether it leaves the game; otherwise it can be revealed again (GR-DISCARD-05, 06)."""


class PlaceGuardian(_Do, frozen=True, kw_only=True, tag="place_guardian"):
    """Place a guardian from its deck or the supply, by default at the current location. It waits there and is met on an
    arrival or when it moves at dawn."""

    guardian: str
    location: Natural | None = None


class MoveGuardian(_Do, frozen=True, kw_only=True, tag="move_guardian"):
    """Move a guardian on the map to a location, by default the current one. This alone starts no encounter with the
    characters there."""

    guardian: str
    location: Natural | None = None


class RemoveGuardian(_Do, frozen=True, kw_only=True, tag="remove_guardian"):
    """Remove a guardian from the map, preferably one at the current location. Its card goes under its deck
    (GR-GUARD-09)."""

    guardian: str


class ChangeTokens(_Do, frozen=True, kw_only=True, tag="change_tokens"):
    """Put tokens on a location, by default the current one, or take them off with a negative amount."""

    token: TokenKind
    amount: int
    location: Natural | None = None


class SetDial(_Do, frozen=True, kw_only=True, tag="set_dial"):
    """Put a dial into play or set its value; 0 removes it. A time dial counts down at dawn, a quest dial never does."""

    dial: str
    token: TokenKind
    value: Amount
    here: bool = False
    """Whether it lies on the current location and leaves the map with it (GR-MENHIR-35)."""


class ChangeDial(_Do, frozen=True, kw_only=True, tag="change_dial"):
    """Turn a dial in play up, or down with a negative amount."""

    dial: str
    amount: Change


# In the story


class Meet(_Do, frozen=True, kw_only=True, tag="meet"):
    """Meet an encounter: the top card of a colour's deck, or the named one. During another encounter it waits until
    that one has ended (GR-ENC-15)."""

    colour: Colour | None = None
    encounter: str | None = None
    amount: Natural = 1
    who: Scope | Literal["here"] = "party"
    """The group that meets it together; `each` is every member alone, one after another, and `here` all characters at
    the location."""


class AddEncounter(_Do, frozen=True, kw_only=True, tag="add_encounter"):
    """Put up to `amount` copies of an encounter from the supply into the deck of its colour."""

    encounter: str
    amount: Natural = 1
    place: Literal["shuffled", "top", "bottom"] = "shuffled"


class RemoveEncounter(_Do, frozen=True, kw_only=True, tag="remove_encounter"):
    """Return copies of an encounter from its deck to the supply and shuffle the deck; without an amount, all copies.
    A copy on the map stays there."""

    encounter: str
    amount: Natural | None = None


class MarkStatus(_Do, frozen=True, kw_only=True, tag="mark_status"):
    """Mark the flag or the next box of a status; with `box`, this box and all below it (GR-STATUS-06)."""

    status: str
    box: Natural | None = None


class EraseStatus(_Do, frozen=True, kw_only=True, tag="erase_status"):
    """Erase the flag or all boxes of a status."""

    status: str


class AddRandomEvents(_Do, frozen=True, kw_only=True, tag="add_random_events"):
    """Put cards from the random stack on top of the event deck (GR-EVENT-02)."""

    amount: Natural = 1


class RevealEvent(_Do, frozen=True, kw_only=True, tag="reveal_event"):
    """Reveal another event from the deck, outside dawn (GR-EVENT-19)."""


class AddEvent(_Do, frozen=True, kw_only=True, tag="add_event"):
    """Put a story event on or under the event deck, from the discard pile or from outside the game. An event that is in
    the deck or in play stays there."""

    event: str
    place: Literal["top", "bottom"] = "top"


class RemoveEvent(_Do, frozen=True, kw_only=True, tag="remove_event"):
    """Take a story event out of the event deck and the game. Known positions of other cards stay known."""

    event: str


class LookAtDeck(_Do, frozen=True, kw_only=True, tag="look_at_deck"):
    """Show the top cards of a deck to everybody and put them back: in the same order or, with `order`, in one that the
    characters of `who` choose. `own` is each character's own deck for the encounter under way."""

    deck: Literal["items", "events", "own"] | Colour
    amount: Natural = 1
    order: bool = False
    who: Scope


class EndDay(_Do, frozen=True, kw_only=True, tag="end_day"):
    """All characters pass. Actions under way are completed, then dusk follows."""


class EndQuest(_Do, frozen=True, kw_only=True, tag="end_quest"):
    """Remove a quest (GR-EVENT-08)."""

    quest: str


class ChangeChapter(_Do, frozen=True, kw_only=True, tag="change_chapter"):
    """Begin a later chapter. Allowed only in the success of a quest (GR-EVENT-10)."""

    chapter: Natural


class NoteTask(_Do, frozen=True, kw_only=True, tag="note_task"):
    """Note a task in the notebook; it has no effect on the rules (GR-EVENT-13)."""

    task: str


class EndGame(_Do, frozen=True, kw_only=True, tag="end_game"):
    """End the campaign with one of its endings (GR-EVENT-21)."""

    ending: str


class Read(_Do, frozen=True, kw_only=True, tag="read"):
    """The party reads a verse to its end, then the list continues (GR-STORY-05). During an encounter the reading waits
    until it has ended.

    A verse of the same location, or of the book within the book, is named by its id, any other by its full name.
    """

    verse: str


class Go(_Do, frozen=True, kw_only=True, tag="go"):
    """Only in a verse: drop the rest of the list and of the verse, and continue with another verse (GR-STORY-04)."""

    verse: str


# Effects that hold other effects


class Choice(Entry, frozen=True, kw_only=True):
    """An option to choose. `cost` is paid once by the party for a joint choice, otherwise by the character who
    chooses."""

    id: str
    requires: Requirements = ()
    cost: tuple["AnyCost", ...] = ()
    effects: tuple["Effect", ...] = ()
    go: str | None = None
    complete: bool = False
    """In a verse: ends the exploration, while `go` leads to another verse."""

    once: Once | None = None
    """Once in that span for all players together, or once by each character (GR-STORY-01, 02)."""


class Choose(_Do, frozen=True, kw_only=True, tag="choose"):
    """Make a choice: `party` once together, `each` every member alone (GR-PARTY-20)."""

    choices: tuple[Choice, ...]
    who: Scope
    vote: bool = False
    """Decide by majority (GR-CHAR-45)."""


class When(_Do, frozen=True, kw_only=True, tag="when"):
    """Carry out `then` if all conditions hold, else `otherwise`."""

    requires: Requirements
    then: tuple["Effect", ...] = ()
    otherwise: tuple["Effect", ...] = ()


class Toss(_Do, frozen=True, kw_only=True, tag="toss"):
    """Toss a dial like a coin and carry out the list of the face that it shows (GR-COMP-24)."""

    skull: tuple["Effect", ...] = ()
    grail: tuple["Effect", ...] = ()


class Hook(_Do, frozen=True, kw_only=True, tag="hook"):
    """Call a Python function by name, for an effect that no verb covers; it needs a test of its own."""

    name: str


class Cost(Entry, frozen=True, kw_only=True):
    """An amount of a track or resource."""

    what: Payment
    amount: Natural


class AnyCost(Entry, frozen=True, kw_only=True):
    """An amount of a track or resource, of an item by its id, or of items with a keyword; or a secret (GR-STORY-06).
    Exactly one of these is given."""

    what: Payment | None = None
    item: str | None = None
    keyword: Keyword | None = None
    secret: Natural | None = None
    amount: Natural = 1

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of cost: a track or resource by its name, cards as `item:<id>`, `keyword:<keyword>` or
        `secret:<number>`. A check ensures that there is exactly one."""
        cards = (("item", self.item), ("keyword", self.keyword), ("secret", self.secret))
        named = tuple(f"{sort}:{name}" for sort, name in cards if name is not None)
        return named if self.what is None else (self.what, *named)

    @property
    def kind(self) -> str:
        return self.kinds[0]


Effect = (
    Gain
    | Lose
    | Pay
    | SetTo
    | Damage
    | GainItem
    | LoseItems
    | GainSecret
    | LoseSecret
    | Die
    | LiftAffliction
    | Modify
    | AddMarkers
    | RemoveMarkers
    | MoveAffinity
    | DrawCards
    | DiscardCards
    | DiscardLast
    | GainCharges
    | AllowCard
    | Reduce
    | Cancel
    | Escape
    | TakeDiscarded
    | EndEncounter
    | Move
    | Reveal
    | ReplaceLocation
    | LightMenhir
    | PutOutMenhir
    | ChangeMenhir
    | DiscardLocation
    | PlaceGuardian
    | MoveGuardian
    | RemoveGuardian
    | ChangeTokens
    | SetDial
    | ChangeDial
    | Meet
    | AddEncounter
    | RemoveEncounter
    | MarkStatus
    | EraseStatus
    | AddRandomEvents
    | RevealEvent
    | AddEvent
    | RemoveEvent
    | LookAtDeck
    | EndDay
    | EndQuest
    | ChangeChapter
    | NoteTask
    | EndGame
    | Read
    | Go
    | Choose
    | When
    | Toss
    | Hook
)
Effects = tuple[Effect, ...]
"""Carried out from left to right (GR-COMBAT-100)."""
