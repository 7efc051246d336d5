"""Characters, tags and sights: the types and helpers for the files in `characters/`."""

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
    """A filter for characters: all tags in `has`, no tag in `lacks`."""

    has: frozenset[str]
    lacks: frozenset[str] = frozenset()

    def matches(self, tags: frozenset[str]) -> bool:
        return self.has <= tags and not self.lacks & tags

    def excepts(self, tags: frozenset[str]) -> bool:
        """Whether these tags fail to match only because of `lacks`."""
        return self.has <= tags and bool(self.lacks & tags)


class Line(msgspec.Struct, frozen=True):
    """A sentence of the narrator at night: its message key, and the character that it mentions, if any."""

    key: str
    character: str | None = None


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the night: the watchers see the shown seats and learn `learns` about them.

    It runs at the moment with its own name, unless `moment` names another; if that moment does not exist, it runs
    last. A character with the tag `also_shown_at(name)` is shown too and cannot be told from the others: then the
    watchers learn only `seems`. With `together`, watchers and shown are one group that looks around; otherwise the
    shown raise a thumb while the watcher looks.
    """

    name: str
    watchers: Who
    shown: Who
    learns: str
    seems: str = ""
    """The weaker lesson for games with a character that is shown although it is not like the others."""

    together: bool = False
    moment: str = ""

    def __post_init__(self) -> None:
        if not self.moment:
            msgspec.structs.force_setattr(self, "moment", self.name if self.name in NIGHT else NEWCOMERS)

    @property
    def joins(self) -> bool:
        """Whether it runs at the moment of another sight."""
        return self.moment not in (self.name, NEWCOMERS)

    def shows(self, tags: frozenset[str]) -> bool:
        """Whether a character with these tags is shown."""
        return self.shown.matches(tags) or also_shown_at(self.name) in tags


class Character(Entry, frozen=True, kw_only=True):
    """A character: its side, its tags, its steps of the night and its check of a set-up.

    Its name and its side are tags as well. As a module, it may fill moments and answer queries.
    """

    kind: ClassVar[str] = "character"

    side: str
    group: str = "faces"
    together: str = ""
    """The name of a set of characters that are only played together: a host switches them on and off as one.
    Message key: `avalon-together-<together>`."""

    traits: frozenset[Tag] = frozenset()
    sights: tuple[Sight, ...] = ()
    more_tags: Callable[[Setup], frozenset[Tag]] | None = None
    """Function from the set-up to additional tags."""

    night_lines: tuple[Line, ...] = ()
    """The narrator's lines at the character's own moment, if a sight does not produce them."""

    fills_up: bool = False
    """Whether copies of it fill the remaining places of its side."""

    check: Callable[[Plan], Iterator[Problem]] | None = None
    tags: frozenset[str] = frozenset()
    """All its tags: traits, name and side. Computed."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_tags(f"character {self.name}", self.traits)
        msgspec.structs.force_setattr(self, "tags", self.traits | {self.name, self.side})


def plays(name: str, *cards: str, rule: str) -> Callable[..., Hand]:
    """Return a query handler that limits the holder of this character to these cards."""

    def only_these(position: AvalonPosition, hand: Hand, seat: int) -> Hand:
        return hand.only(*cards, rule=rule) if position.state.characters[seat] == name else hand

    return only_these


def advised_from(seats: int, name: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that warns below this number of players."""

    def check(plan: Plan) -> Iterator[Problem]:
        if plan.seats < seats:
            yield Problem("advised_for_more_players", rule, refused=False, details={"thing": name, "seats": seats})

    return check


def needs_inspection(name: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that warns if nothing in play can inspect a player."""

    def check(plan: Plan) -> Iterator[Problem]:
        if not plan.has_tag(INSPECTS):
            yield Problem("nothing_inspects", rule, refused=False, details={"character": name})

    return check


def needs(name: str, *others: str, rule: str) -> Callable[[Plan], Iterator[Problem]]:
    """Return a check that refuses the character unless all the others are in the deck."""

    def check(plan: Plan) -> Iterator[Problem]:
        for other in others:
            if other not in plan.deck:
                yield Problem("character_needs_character", rule, details={"character": name, "needed": other})

    return check


def who(*has: str, lacks: tuple[str, ...] = ()) -> Who:
    """Return the filter for characters with all these tags and none in `lacks`."""
    return Who(frozenset(has), frozenset(lacks))
