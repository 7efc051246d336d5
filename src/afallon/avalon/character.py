"""Characters, tags, and who sees whom: the vocabulary in which every character's file is written."""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

import msgspec

from afallon.avalon.cards import Hand
from afallon.avalon.entry import Entry
from afallon.avalon.moments import NEWCOMERS, NIGHT
from afallon.avalon.plan import Plan, Setup
from afallon.avalon.state import AvalonPosition
from afallon.avalon.tags import INSPECTS, also_shown_at, check_tags
from afallon.kernel import Problem, Tag

GOOD: Final = "good"
EVIL: Final = "evil"


class Who(msgspec.Struct, frozen=True):
    """The holders of characters that have every one of some tags and none of others."""

    has: frozenset[str]
    lacks: frozenset[str] = frozenset()

    def matches(self, tags: frozenset[str]) -> bool:
        return self.has <= tags and not self.lacks & tags

    def excepts(self, tags: frozenset[str]) -> bool:
        """Whether these tags would match but for one that is ruled out."""
        return self.has <= tags and bool(self.lacks & tags)


class Line(msgspec.Struct, frozen=True):
    """One thing the narrator says at night: the key of a sentence, and the character it speaks of, if any."""

    key: str
    character: str | None = None


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the night: the watchers look, and learn that the shown are what `learns` says.

    It belongs to the moment of the night it is called after, unless it names another; if there is no such moment, it
    comes last. A character with the tag `also_shown_at(name)` is shown with the others, and nobody can tell: with one
    in play, the watchers learn only what the shown seem to be. `together` is said when the watchers and the shown are
    one group that looks around; else the shown raise a thumb while the watcher looks.
    """

    name: str
    watchers: Who
    shown: Who
    learns: str
    seems: str = ""
    """What is learnt instead where somebody in play is shown who is not what the others are."""

    together: bool = False
    moment: str = ""

    def __post_init__(self) -> None:
        if not self.moment:
            msgspec.structs.force_setattr(self, "moment", self.name if self.name in NIGHT else NEWCOMERS)

    @property
    def joins(self) -> bool:
        """Whether it takes place while others look."""
        return self.moment not in (self.name, NEWCOMERS)

    def shows(self, tags: frozenset[str]) -> bool:
        """Whether a character with these tags is shown."""
        return self.shown.matches(tags) or also_shown_at(self.name) in tags


class Character(Entry, frozen=True, kw_only=True):
    """A character: its side, its tags, what it adds to the night, and what it asks of a set-up.

    Its name and its side are tags as well. Being a module, it may fill moments and answer queries.
    """

    kind: ClassVar[str] = "character"

    side: str
    group: str = "faces"
    together: str = ""
    """What it is called with others without whom it is not played: a host switches them on and off as one. The words
    are `avalon-together-<together>`."""

    traits: frozenset[Tag] = frozenset()
    sights: tuple[Sight, ...] = ()
    more_tags: Callable[[Setup], frozenset[Tag]] | None = None
    """Tags that it has in some set-ups only."""

    night_lines: tuple[Line, ...] = ()
    """What the narrator says at its own moment of the night, if that is more than a sight."""

    fills_up: bool = False
    """Whether it takes the places that no other character of its side has taken."""

    check: Callable[[Plan], Iterator[Problem]] | None = None
    tags: frozenset[str] = frozenset()
    """All it is known by: its traits, its name and its side."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_tags(f"character {self.name}", self.traits)
        msgspec.structs.force_setattr(self, "tags", self.traits | {self.name, self.side})


def plays(name: str, *cards: str, rule: str) -> Callable[..., Hand]:
    """The query by which the holder of this character may play, or hand over, these cards and no others."""

    def only_these(position: AvalonPosition, hand: Hand, seat: int) -> Hand:
        return hand.only(*cards, rule=rule) if position.state.characters[seat] == name else hand

    return only_these


def advised_from(seats: int, name: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """The check that warns at tables smaller than the book advises."""

    def check(plan: Plan) -> Iterator[Problem]:
        if plan.seats < seats:
            yield Problem("advised_for_more_players", rule, refused=False, details={"thing": name, "seats": seats})

    return check


def needs_inspection(name: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """The check that warns where nothing in play inspects anybody."""

    def check(plan: Plan) -> Iterator[Problem]:
        if not plan.has_tag(INSPECTS):
            yield Problem("nothing_inspects", rule, refused=False, details={"character": name})

    return check


def needs(name: str, *others: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """The check that refuses a character without those it belongs with."""

    def check(plan: Plan) -> Iterator[Problem]:
        for other in others:
            if other not in plan.deck:
                yield Problem("character_needs_character", rule, details={"character": name, "needed": other})

    return check


def who(*has: str, lacks: tuple[str, ...] = ()) -> Who:
    """The holders of characters with these tags, but not with those."""
    return Who(frozenset(has), frozenset(lacks))
