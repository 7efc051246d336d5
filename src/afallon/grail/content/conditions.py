"""Conditions: what content may ask of the world before it lets something happen. Each is `has: <kind>` with its facts.

A condition on characters says in `who` whom it means; `party` is met when any one member meets it (GR-PARTY-18),
`each` when every member does.
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
    """So much of a track, resource or attribute."""

    what: Quantity
    amount: Natural
    who: Scope = "party"


class HasAtMost(_Has, frozen=True, kw_only=True, tag="at_most"):
    """No more than so much of a track, resource or attribute."""

    what: Quantity
    amount: Natural
    who: Scope = "party"


class HasState(_Has, frozen=True, kw_only=True, tag="state"):
    """Exhausted, panicking, dying, going mad or passed."""

    state: Condition
    who: Scope = "party"


class HasItem(_Has, frozen=True, kw_only=True, tag="item"):
    """A certain item, or any item with a keyword; `in_use` counts only cards that are face up."""

    item: str | None = None
    keyword: Keyword | None = None
    in_use: bool = False
    who: Scope = "party"


class HasSecret(_Has, frozen=True, kw_only=True, tag="secret"):
    """A certain secret is held."""

    secret: Natural
    who: Scope = "party"


class HasCharacter(_Has, frozen=True, kw_only=True, tag="character"):
    """A certain character is among those meant."""

    character: str
    who: Scope = "party"


class HasStatus(_Has, frozen=True, kw_only=True, tag="status"):
    """A status of the save sheet is marked, up to this box at least (GR-STATUS-04)."""

    status: str
    at_least: Natural = 1


class HasQuest(_Has, frozen=True, kw_only=True, tag="quest"):
    """The quest is active, or has been achieved, however long ago."""

    quest: str
    achieved: bool = False


class HasChapter(_Has, frozen=True, kw_only=True, tag="chapter"):
    """It is this chapter, or one from `at_least` to `at_most`."""

    chapter: Natural | None = None
    at_least: Natural | None = None
    at_most: Natural | None = None


class HasDay(_Has, frozen=True, kw_only=True, tag="day"):
    """So many days of the campaign have begun."""

    at_least: Natural


class HasPlayers(_Has, frozen=True, kw_only=True, tag="players"):
    """So many players with a living character (GR-DEATH-19), or so many members of the party."""

    at_least: Natural | None = None
    at_most: Natural | None = None
    exactly: Natural | None = None
    among: Literal["campaign", "party"] = "campaign"


class HasLocation(_Has, frozen=True, kw_only=True, tag="location"):
    """The place where it happens is this location, by number or original number, or has this seal."""

    number: Natural | None = None
    seal: Seal | None = None


class HasRevealed(_Has, frozen=True, kw_only=True, tag="revealed"):
    """The location, or a changed version of it, lies on the map."""

    number: Natural


class HasTokens(_Has, frozen=True, kw_only=True, tag="tokens"):
    """So many tokens lie here."""

    token: TokenKind
    at_least: Natural = 1


class HasDial(_Has, frozen=True, kw_only=True, tag="dial"):
    """A dial shows at least so much; a dial that is not in play shows 0."""

    dial: str
    at_least: Natural


class HasAffinity(_Has, frozen=True, kw_only=True, tag="affinity"):
    """The affinity marker stands on a cell of this colour (GR-DIPLO-26)."""

    cell: Literal["red", "grey", "green"]


class HasPool(_Has, frozen=True, kw_only=True, tag="pool"):
    """So many markers lie in the pool of the fight."""

    at_least: Natural


class HasEncounter(_Has, frozen=True, kw_only=True, tag="encounter"):
    """How the last encounter of this action ended."""

    ended: Outcome


class HasUnderWay(_Has, frozen=True, kw_only=True, tag="under_way"):
    """An encounter is under way: of this kind, colour and level, with this trait, as far as they are named."""

    kind: Kind | None = None
    colour: Colour | None = None
    level: Natural | None = None
    trait: Trait | None = None


class HasMenhir(_Has, frozen=True, kw_only=True, tag="menhir"):
    """A menhir is lit here, or at the named location or its changed version."""

    number: Natural | None = None


class HasMode(_Has, frozen=True, kw_only=True, tag="mode"):
    """The campaign is played in this mode, or a certain rule of the modes is on."""

    mode: Mode | Literal["free"] | None = None
    rule: ModeRule | None = None


class HasRead(_Has, frozen=True, kw_only=True, tag="read"):
    """The verse, by its full name, has been read before; a reading that is under way does not count."""

    verse: str


class HasTask(_Has, frozen=True, kw_only=True, tag="task"):
    """The task is noted."""

    task: str


class HasNot(_Has, frozen=True, kw_only=True, tag="not"):
    """The other conditions do not all hold."""

    of: tuple["Requirement", ...]


class HasAny(_Has, frozen=True, kw_only=True, tag="any"):
    """One of these conditions holds."""

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
