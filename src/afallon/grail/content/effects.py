"""Effects: the closed set of verbs. Each is `do: <verb>` with its facts; whom it means is always said.

An effect list is carried out in its order, one verb after another. There are no variables, no loops, and no arithmetic
beyond "so many per counter, at most n" (`Per`).
"""

from typing import Literal

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.conditions import Requirements
from afallon.grail.content.glossary import Attribute, Colour, Keyword, Once, Payment, Quantity, Scope, TokenKind


class Per(Entry, frozen=True, kw_only=True):
    """So many `times` the counter, at most `at_most`."""

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
        "comers",  # whoever came to the encounter, even those who have left it; with none under way, the party
        "players",
    ]
    of: str | None = None
    times: Natural = 1
    at_most: Natural | None = None


class SignedPer(Per, frozen=True, kw_only=True):
    """`Per`, for an amount that may be negative: here `times` may be below 0."""

    times: int = 1


Amount = Natural | Per
Change = int | SignedPer
"""An amount that may be negative."""


class _Do(Entry, frozen=True, kw_only=True, tag_field="do"):
    """One verb."""


# What characters have


class Gain(_Do, frozen=True, kw_only=True, tag="gain"):
    """For `party`, once, divided by the members (GR-PARTY-17). A third point of an attribute is a skill (GR-ADV-19)."""

    what: Quantity
    amount: Amount = 1
    who: Scope


class Lose(_Do, frozen=True, kw_only=True, tag="lose"):
    """Takes as much as there is, and never fails (GR-CHAR-40)."""

    what: Payment
    amount: Amount = 1
    who: Scope


class Pay(_Do, frozen=True, kw_only=True, tag="pay"):
    """A compulsory cost: `each` who cannot pay, and for whom nobody pays, leaves the party (GR-PARTY-15, 21)."""

    what: Payment
    amount: Amount = 1
    who: Scope


class SetTo(_Do, frozen=True, kw_only=True, tag="set"):
    """A track or resource is set to a value."""

    what: Payment
    value: Natural
    who: Scope


class Damage(_Do, frozen=True, kw_only=True, tag="damage"):
    """GR-TRACK-06; unavoidable damage is neither prevented nor reduced (GR-COMBAT-67)."""

    amount: Amount = 1
    unavoidable: bool = False
    who: Scope


class GainItem(_Do, frozen=True, kw_only=True, tag="gain_item"):
    """The top of the item deck, or the first that is crafted or has the keyword, or a certain one (GR-ITEM-16, 23)."""

    crafted: bool = False
    keyword: Keyword | None = None
    item: str | None = None
    amount: Natural = 1
    who: Scope


class LoseItems(_Do, frozen=True, kw_only=True, tag="lose_items"):
    """Items of the owner's choice, never secrets (GR-SECRET-04); no amount means all of them."""

    amount: Natural | None = 1
    keyword: Keyword | None = None
    item: str | None = None
    in_use: bool = False
    who: Scope


class GainSecret(_Do, frozen=True, kw_only=True, tag="gain_secret"):
    """A certain secret, if it can still be had; one of the party learns it (GR-SECRET-11)."""

    secret: Natural
    who: Scope


class LoseSecret(_Do, frozen=True, kw_only=True, tag="lose_secret"):
    """Whoever holds it."""

    secret: Natural
    from_game: bool = False


class Die(_Do, frozen=True, kw_only=True, tag="die"):
    """GR-DEATH-01."""

    who: Scope


class LiftAffliction(_Do, frozen=True, kw_only=True, tag="lift_affliction"):
    """The card leaves the character. While terror is red, its next change brings madness back (GR-TRACK-14)."""

    affliction: Literal["dying", "going_mad"]
    who: Scope


class Modify(_Do, frozen=True, kw_only=True, tag="modify"):
    """While the card that says so applies: a rule's number is changed by so much (see `rules/effects/modifiers.py`)."""

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
            "menhir_dial",  # of a menhir that is lit
            "card_price",  # in experience
            "attribute_price",
            "damage_taken",  # each time, but not what is unavoidable or divided
            "terror_taken",  # each time it is gained, but neither paid nor divided
            "affinity_goal",  # the cell that wins a stage
            "avoidance_price",  # of each kind
        ]
        | Attribute
    )
    amount: Change
    who: Scope


# In encounters


class AddMarkers(_Do, frozen=True, kw_only=True, tag="add_markers"):
    """Into the pool of a fight."""

    amount: Amount = 1


class RemoveMarkers(_Do, frozen=True, kw_only=True, tag="remove_markers"):
    """For each marker that is missing, the active character discards a card (GR-COMBAT-123)."""

    amount: Amount = 1


class MoveAffinity(_Do, frozen=True, kw_only=True, tag="move_affinity"):
    """Up, or down with a negative amount; surplus is lost (GR-DIPLO-25)."""

    amount: Change


class DrawCards(_Do, frozen=True, kw_only=True, tag="draw_cards"):
    """From the deck of the encounter under way."""

    amount: Amount = 1
    who: Scope


class DiscardCards(_Do, frozen=True, kw_only=True, tag="discard_cards"):
    """From hand, by choice, and from the deck when the hand is empty; or at once from the top of the deck."""

    amount: Amount = 1
    source: Literal["hand", "deck"] = "hand"
    who: Scope


class DiscardLast(_Do, frozen=True, kw_only=True, tag="discard_last"):
    """The last card of the sequence (GR-COMBAT-37)."""

    amount: Natural = 1


class GainCharges(_Do, frozen=True, kw_only=True, tag="gain_charges"):
    """On the card that says so (GR-COMBAT-69)."""

    amount: Amount = 1


class AllowCard(_Do, frozen=True, kw_only=True, tag="allow_card"):
    """The next card may be played as if its extra-card bonus were connected."""


class Reduce(_Do, frozen=True, kw_only=True, tag="reduce"):
    """So much less of what the attack or reaction under way would do, or none of it. Unavoidable damage stays."""

    what: Literal["damage", "terror", "energy", "markers", "affinity", "discards"]
    amount: Amount | None = None


class Cancel(_Do, frozen=True, kw_only=True, tag="cancel"):
    """The whole attack, opportunity attack or reaction, unavoidable damage included (GR-COMBAT-68)."""

    what: Literal["attack", "opportunity", "reaction"]


class Escape(_Do, frozen=True, kw_only=True, tag="escape"):
    """The enemy escapes (GR-COMBAT-132)."""


class TakeDiscarded(_Do, frozen=True, kw_only=True, tag="take_discarded"):
    """In an encounter: cards of one's own discard pile, by choice, into the hand; as many as there are."""

    amount: Amount = 1
    who: Scope


class EndEncounter(_Do, frozen=True, kw_only=True, tag="end_encounter"):
    """It ends now, in this way; with `leave` only for the active character, at no cost."""

    ended: Literal["won", "not_won", "leave"]


# On the map


class Move(_Do, frozen=True, kw_only=True, tag="move"):
    """Special movement, with the whole arrival (GR-LOC-29, 30)."""

    to: Natural | Literal["lowest", "highest", "any_connected", "any_revealed"]
    who: Scope


class Reveal(_Do, frozen=True, kw_only=True, tag="reveal"):
    """Lay the keyed neighbours of this location that are in range, as on an arrival; none named means here."""

    around: Natural | None = None


class ReplaceLocation(_Do, frozen=True, kw_only=True, tag="replace_location"):
    """By its changed version (GR-LOC-32); none named means the location here."""

    number: Natural | None = None
    by: Natural


class LightMenhir(_Do, frozen=True, kw_only=True, tag="light_menhir"):
    """Without its cost; here, unless a location is named. No dial given means the one of its record."""

    location: Natural | None = None
    dial: Natural | None = None


class PutOutMenhir(_Do, frozen=True, kw_only=True, tag="put_out_menhir"):
    """It goes dark at once, with its dial; here, unless a location is named. What is lost by it is lost at dawn."""

    location: Natural | None = None


class ChangeMenhir(_Do, frozen=True, kw_only=True, tag="change_menhir"):
    """The dial of a menhir that is lit: here, at a location, or of all. At 0 it is removed, and the menhir shines until
    dawn (GR-DAWN-10)."""

    amount: Change
    location: Natural | Literal["all"] | None = None


class DiscardLocation(_Do, frozen=True, kw_only=True, tag="discard_location"):
    """It leaves the map with all that lies on it, as one that no menhir protects, but nobody suffers: whoever stands
    there goes to the nearest location and arrives (GR-MENHIR-04). The last location of the map stays."""

    number: Natural | None = None
    from_game: bool = False
    """Nor can it be revealed again, as otherwise it can (GR-DISCARD-05, 06)."""


class PlaceGuardian(_Do, frozen=True, kw_only=True, tag="place_guardian"):
    """From its deck or the supply. There it waits, and is met on an arrival or when it moves at dawn."""

    guardian: str
    location: Natural | None = None


class MoveGuardian(_Do, frozen=True, kw_only=True, tag="move_guardian"):
    """One that is on the map, to here or to a location. Those who stand there meet it by no more than that."""

    guardian: str
    location: Natural | None = None


class RemoveGuardian(_Do, frozen=True, kw_only=True, tag="remove_guardian"):
    """One that is on the map, here if there is one; its card goes under its deck (GR-GUARD-09)."""

    guardian: str


class ChangeTokens(_Do, frozen=True, kw_only=True, tag="change_tokens"):
    """Put tokens here, or with a negative amount take them off."""

    token: TokenKind
    amount: int
    location: Natural | None = None


class SetDial(_Do, frozen=True, kw_only=True, tag="set_dial"):
    """Put a dial in play, or set it anew; 0 removes it. A time dial counts down at dawn, a quest dial never does."""

    dial: str
    token: TokenKind
    value: Amount
    here: bool = False
    """It lies on the location here, and leaves with it (GR-MENHIR-35)."""


class ChangeDial(_Do, frozen=True, kw_only=True, tag="change_dial"):
    """Turn a dial that is in play, up or with a negative amount down."""

    dial: str
    amount: Change


# In the story


class Meet(_Do, frozen=True, kw_only=True, tag="meet"):
    """An encounter: the top of a colour's deck, or a certain one. It begins when the one under way has ended."""

    colour: Colour | None = None
    encounter: str | None = None
    amount: Natural = 1
    who: Scope | Literal["here"] = "party"
    """Who meets it together: for `each` every member alone, one after another; `here` are all who stand there."""


class AddEncounter(_Do, frozen=True, kw_only=True, tag="add_encounter"):
    """From the supply into the deck of its colour, as many as there are."""

    encounter: str
    amount: Natural = 1
    place: Literal["shuffled", "top", "bottom"] = "shuffled"


class RemoveEncounter(_Do, frozen=True, kw_only=True, tag="remove_encounter"):
    """Out of its deck, which is shuffled, into the supply; no amount means all of them. One on the map stays there."""

    encounter: str
    amount: Natural | None = None


class MarkStatus(_Do, frozen=True, kw_only=True, tag="mark_status"):
    """The flag or the next box of a status, or this box and all below it (GR-STATUS-06)."""

    status: str
    box: Natural | None = None


class EraseStatus(_Do, frozen=True, kw_only=True, tag="erase_status"):
    """The flag, or all boxes, of a status."""

    status: str


class AddRandomEvents(_Do, frozen=True, kw_only=True, tag="add_random_events"):
    """From the random stack on top of the event deck (GR-EVENT-02)."""

    amount: Natural = 1


class RevealEvent(_Do, frozen=True, kw_only=True, tag="reveal_event"):
    """Another event from the deck, outside dawn (GR-EVENT-19)."""


class AddEvent(_Do, frozen=True, kw_only=True, tag="add_event"):
    """A story event, from the discard pile or from outside the game. One that is in the deck or in play stays there."""

    event: str
    place: Literal["top", "bottom"] = "top"


class RemoveEvent(_Do, frozen=True, kw_only=True, tag="remove_event"):
    """A story event leaves the deck and the game; what is known of the others stays known."""

    event: str


class LookAtDeck(_Do, frozen=True, kw_only=True, tag="look_at_deck"):
    """The top cards are shown to everybody and put back: as they were, or in an order that those meant choose.

    `own` is the deck with which each of those meant plays the encounter under way.
    """

    deck: Literal["items", "events", "own"] | Colour
    amount: Natural = 1
    order: bool = False
    who: Scope


class EndDay(_Do, frozen=True, kw_only=True, tag="end_day"):
    """Everybody passes. What is under way goes on to its end, then dusk follows."""


class EndQuest(_Do, frozen=True, kw_only=True, tag="end_quest"):
    """A quest is removed (GR-EVENT-08)."""

    quest: str


class ChangeChapter(_Do, frozen=True, kw_only=True, tag="change_chapter"):
    """A later chapter begins. This stands in the success of a quest, and nowhere else (GR-EVENT-10)."""

    chapter: Natural


class NoteTask(_Do, frozen=True, kw_only=True, tag="note_task"):
    """A lead for the notebook, with no effect (GR-EVENT-13)."""

    task: str


class EndGame(_Do, frozen=True, kw_only=True, tag="end_game"):
    """The campaign comes to one of its endings."""

    ending: str


class Read(_Do, frozen=True, kw_only=True, tag="read"):
    """Those who act read a verse to its end, and then the list goes on (GR-STORY-05).

    A verse of the same location, or of the book within the book, is named by its id, any other by its full name. In an
    encounter it is read when that has ended.
    """

    verse: str


class Go(_Do, frozen=True, kw_only=True, tag="go"):
    """Only in a verse: what is left of the list, and of the verse, is dropped, and the reading goes on with that verse
    (GR-STORY-04)."""

    verse: str


# What holds other effects


class Choice(Entry, frozen=True, kw_only=True):
    """One thing to choose. `cost` is paid once by the party for a joint choice, else by the one who chooses."""

    id: str
    requires: Requirements = ()
    cost: tuple["AnyCost", ...] = ()
    effects: tuple["Effect", ...] = ()
    go: str | None = None
    complete: bool = False
    """In a journal: to which verse it leads, or that the exploration is complete."""

    once: Once | None = None
    """By anybody once in that span of the campaign, or by each character once (GR-STORY-01, 02)."""


class Choose(_Do, frozen=True, kw_only=True, tag="choose"):
    """For `party` all choose once together, for `each` everybody alone (GR-PARTY-20)."""

    choices: tuple[Choice, ...]
    who: Scope
    vote: bool = False
    """By majority (GR-CHAR-45)."""


class When(_Do, frozen=True, kw_only=True, tag="when"):
    """One of two lists of effects: `then` if the conditions hold, else `otherwise`."""

    requires: Requirements
    then: tuple["Effect", ...] = ()
    otherwise: tuple["Effect", ...] = ()


class Toss(_Do, frozen=True, kw_only=True, tag="toss"):
    """A dial, like a coin (GR-COMP-24)."""

    skull: tuple["Effect", ...] = ()
    grail: tuple["Effect", ...] = ()


class Hook(_Do, frozen=True, kw_only=True, tag="hook"):
    """For what no verb says: a Python function by name, with a test of its own."""

    name: str


class Cost(Entry, frozen=True, kw_only=True):
    """So much of a track or resource."""

    what: Payment
    amount: Natural


class AnyCost(Entry, frozen=True, kw_only=True):
    """So much of one thing: of a track or resource, of an item by its id, of items of a keyword, or a secret
    (GR-STORY-06)."""

    what: Payment | None = None
    item: str | None = None
    keyword: Keyword | None = None
    secret: Natural | None = None
    amount: Natural = 1

    @property
    def kinds(self) -> tuple[str, ...]:
        """What it asks for: a track or resource by its name, cards as `item:<id>`, `keyword:<keyword>` or
        `secret:<number>`. The check sees to it that there is one."""
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
