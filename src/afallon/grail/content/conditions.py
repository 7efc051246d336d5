"""Conditions of content on the state of the campaign. Each is written as `has: <kind>` with its fields.

A condition on characters names them in `who`: `party` is met if any member meets the condition (GR-PARTY-18), `each` if
every member does.
"""

from typing import Literal

from afallon.grail.content.base import Entry, Natural
from afallon.grail.content.glossary import (
    Colour,
    Condition,
    Keyword,
    Kind,
    Mode,
    ModeRule,
    Outcome,
    Quantity,
    Scope,
    Seal,
    TokenKind,
    Trait,
)


class _Has(Entry, frozen=True, kw_only=True, tag_field="has"):
    """One condition."""


class HasAtLeast(_Has, frozen=True, kw_only=True, tag="at_least"):
    """At least this amount of a track, resource or attribute."""

    what: Quantity
    amount: Natural
    who: Scope = "party"


class HasAtMost(_Has, frozen=True, kw_only=True, tag="at_most"):
    """At most this amount of a track, resource or attribute."""

    what: Quantity
    amount: Natural
    who: Scope = "party"


class HasState(_Has, frozen=True, kw_only=True, tag="state"):
    """The character is exhausted, panicking, dying or going mad, or has passed."""

    state: Condition
    who: Scope = "party"


class HasItem(_Has, frozen=True, kw_only=True, tag="item"):
    """The named item, or any item or secret with the keyword (GR-ITEM-01). `in_use` counts face-up cards only."""

    item: str | None = None
    keyword: Keyword | None = None
    in_use: bool = False
    who: Scope = "party"


class HasSecret(_Has, frozen=True, kw_only=True, tag="secret"):
    """The secret with this number."""

    secret: Natural
    who: Scope = "party"


class HasCharacter(_Has, frozen=True, kw_only=True, tag="character"):
    """The named character is among the characters of `who`."""

    character: str
    who: Scope = "party"


class HasStatus(_Has, frozen=True, kw_only=True, tag="status"):
    """A status of the save sheet is marked, at least up to this box (GR-STATUS-04)."""

    status: str
    at_least: Natural = 1


class HasQuest(_Has, frozen=True, kw_only=True, tag="quest"):
    """The quest is active; with `achieved`, it has been achieved at any time before."""

    quest: str
    achieved: bool = False


class HasChapter(_Has, frozen=True, kw_only=True, tag="chapter"):
    """The current chapter is this one, or one from `at_least` to `at_most`."""

    chapter: Natural | None = None
    at_least: Natural | None = None
    at_most: Natural | None = None


class HasDay(_Has, frozen=True, kw_only=True, tag="day"):
    """At least this number of days of the campaign have begun."""

    at_least: Natural


class HasPlayers(_Has, frozen=True, kw_only=True, tag="players"):
    """The number of players with a living character is as given (GR-DEATH-19); with `among: party`, the number of
    members of the party."""

    at_least: Natural | None = None
    at_most: Natural | None = None
    exactly: Natural | None = None
    among: Literal["campaign", "party"] = "campaign"


class HasLocation(_Has, frozen=True, kw_only=True, tag="location"):
    """The current location has this number, as its number or original number, and this seal, as far as they are
    given."""

    number: Natural | None = None
    seal: Seal | None = None


class HasRevealed(_Has, frozen=True, kw_only=True, tag="revealed"):
    """The location, or a changed version of it, is on the map."""

    number: Natural


class HasTokens(_Has, frozen=True, kw_only=True, tag="tokens"):
    """At least this number of tokens is on the current location."""

    token: TokenKind
    at_least: Natural = 1


class HasDial(_Has, frozen=True, kw_only=True, tag="dial"):
    """The dial shows at least this value; a dial that is not in play shows 0."""

    dial: str
    at_least: Natural


class HasAffinity(_Has, frozen=True, kw_only=True, tag="affinity"):
    """The affinity marker is on a cell of this colour (GR-DIPLO-26)."""

    cell: Literal["red", "grey", "green"]


class HasPool(_Has, frozen=True, kw_only=True, tag="pool"):
    """At least this number of markers is in the pool of the fight."""

    at_least: Natural


class HasEncounter(_Has, frozen=True, kw_only=True, tag="encounter"):
    """The last encounter of this action ended in this way."""

    ended: Outcome


class HasUnderWay(_Has, frozen=True, kw_only=True, tag="under_way"):
    """An encounter is under way, with this kind, colour, level and trait, as far as they are given."""

    kind: Kind | None = None
    colour: Colour | None = None
    level: Natural | None = None
    trait: Trait | None = None


class HasMenhir(_Has, frozen=True, kw_only=True, tag="menhir"):
    """A menhir is lit at the location with this number or its changed version; by default at the current location."""

    number: Natural | None = None


class HasMode(_Has, frozen=True, kw_only=True, tag="mode"):
    """The campaign is played in this mode, and this rule of a mode is on, as far as they are given."""

    mode: Mode | Literal["free"] | None = None
    rule: ModeRule | None = None


class HasRead(_Has, frozen=True, kw_only=True, tag="read"):
    """The verse, given by its full name, has been read before. A reading that is under way does not count."""

    verse: str


class HasTask(_Has, frozen=True, kw_only=True, tag="task"):
    """The task is in the notebook."""

    task: str


class HasNot(_Has, frozen=True, kw_only=True, tag="not"):
    """At least one of these conditions does not hold."""

    of: tuple["Requirement", ...]


class HasAny(_Has, frozen=True, kw_only=True, tag="any"):
    """At least one of these conditions holds."""

    of: tuple["Requirement", ...]


Requirement = (
    HasAtLeast
    | HasAtMost
    | HasState
    | HasItem
    | HasSecret
    | HasCharacter
    | HasStatus
    | HasQuest
    | HasChapter
    | HasDay
    | HasPlayers
    | HasLocation
    | HasRevealed
    | HasTokens
    | HasDial
    | HasAffinity
    | HasPool
    | HasEncounter
    | HasUnderWay
    | HasMenhir
    | HasMode
    | HasRead
    | HasTask
    | HasNot
    | HasAny
)
Requirements = tuple[Requirement, ...]
"""All of them must hold."""
