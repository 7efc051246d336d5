"""Campaigns played by a planner: their progress, the verses read, and the resources of every day."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from afallon import new
from afallon.grail.content.glossary import RESOURCES
from afallon.grail.rules.characters_in_play import living
from afallon.grail.rules.state import State
from afallon.grail.setup import SEATS, check
from afallon.kernel import Answer, Table
from afallon.players.grail import planner
from afallon.players.grail.planner.group import Knowledge
from afallon.players.grail.wandering import wander

_LONGEST_DAY: Final = 2_000
"""Abort a campaign in which one day takes this many answers. A long day of four takes some hundreds."""

MERCIES: Final = 1
"""Number of times a campaign begs for Mercy before it counts as lost; without a limit it might never end."""


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """All parameters of a campaign, so that it can be played again."""

    folder: str
    pack_hash: str
    seats: int
    seed: int
    mode: str = "normal"
    days: int = 30
    """The campaign is stopped after this number of days."""

    chapter: int | None = None
    """The campaign is stopped when this chapter begins."""

    knows_pack: bool = False
    sought: tuple[str, ...] = ()
    ending: str | None = None
    """The ending to play for, whether victory or defeat."""

    wanders: float = 0.0
    """Share of random answers, which reach moments that no plan would."""


class Day(msgspec.Struct, frozen=True):
    """The group's resources gained and spent on one day, and the light left at its end."""

    day: int
    chapter: int
    gained: dict[str, int]
    spent: dict[str, int]
    held: dict[str, int]
    light: int


class Played(msgspec.Struct, frozen=True):
    """The course of a campaign."""

    side: str | None
    """`victory`, `defeat`, or `None` if it was stopped."""

    reason: str | None
    day: int
    chapter: int
    achieved: tuple[str, ...]
    verses: tuple[str, ...]
    days: tuple[Day, ...]


class Endless(Exception):
    """A campaign that does not end, by a fault of the engine or the player."""


def party_sizes(folder: str) -> tuple[int, ...]:
    """Return the numbers of players that can begin a campaign of this pack: it needs a character for each."""
    return tuple(seats for seats in SEATS if check(seats, {"pack": folder})[0] is not None)


def play(campaign: Campaign) -> Played:
    """Play the campaign and return its course."""
    return told(campaign, table_of(campaign))


def table_of(campaign: Campaign, table: Table[Any] | None = None) -> "Ledgered":
    """Play the campaign to its end, from its beginning or from the state of this table."""
    ledgered = Ledgered(begun(campaign) if table is None else table)
    for answer in answers(campaign, ledgered.table):
        ledgered.submit(answer)
    return ledgered


def begun(campaign: Campaign) -> Table[Any]:
    """Return a table at the beginning of the campaign."""
    options = {"pack": campaign.folder, "mode": campaign.mode}
    return new("grail", seats=campaign.seats, seed=campaign.seed, **options)


def answers(campaign: Campaign, table: Table[Any]) -> Iterator[Answer]:
    """Yield the planner's next answer as long as the campaign goes on; the caller submits it.

    Raises `Endless` when a day comes to no end.
    """
    rng = Random(campaign.seed)
    knowledge = Knowledge(campaign.knows_pack, frozenset(campaign.sought), campaign.ending)
    begged: Counter[int] = Counter()
    given: Counter[int] = Counter()
    while given[table.state.day] < _LONGEST_DAY:
        given[table.state.day] += 1
        if table.outcome is not None or table.state.day > campaign.days:
            return
        if campaign.chapter is not None and table.state.chapter >= campaign.chapter:
            return
        decision = next(iter(table.open.values()))
        begged[decision.seat] += decision.kind == "beg_for_mercy"
        if begged[decision.seat] > MERCIES and decision.kind == "beg_for_mercy":
            value = "no"
        elif rng.random() < campaign.wanders:
            value = wander(decision, rng)
        else:
            value = planner.answer(decision, table.view(decision.seat), rng, knowledge)
        yield Answer(decision.id, decision.seat, value)
    raise Endless(f"{campaign} after {_LONGEST_DAY} answers on day {table.state.day}")


def told(campaign: Campaign, ledgered: "Ledgered") -> Played:
    """Return the course of a campaign that has been played."""
    table = ledgered.table
    events = table.events_for(None)
    outcome = table.outcome
    return Played(
        side=None if outcome is None else outcome.side,
        reason=None if outcome is None else outcome.reason,
        day=table.state.day,
        chapter=table.state.chapter,
        achieved=tuple(event.data["quest"] for event in events if event.kind == "quest_achieved"),
        verses=tuple(dict.fromkeys(table.view(None).verses)),
        days=tuple(ledgered.closed()),
    )


class Ledgered:
    """A table with an account of every day. Transfers between characters are neither gained nor spent."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._days: list[Day] = []
        self._held = _held(table.state)
        self._open = (table.state.day, table.state.chapter)
        self._gained = dict.fromkeys(RESOURCES, 0)
        self._spent = dict.fromkeys(RESOURCES, 0)

    def submit(self, answer: Answer) -> None:
        self.table.submit(answer)
        held = _held(self.table.state)
        for what, amount in held.items():
            change = amount - self._held[what]
            (self._gained if change > 0 else self._spent)[what] += abs(change)
        self._held = held
        if self.table.state.day != self._open[0]:
            self._close()

    def closed(self) -> Iterator[Day]:
        """Yield every day that has ended, and the unfinished one if anything changed."""
        yield from self._days
        if any(self._gained.values()) or any(self._spent.values()):
            yield self._today()

    def _close(self) -> None:
        self._days.append(self._today())
        self._open = (self.table.state.day, self.table.state.chapter)
        self._gained, self._spent = (dict.fromkeys(RESOURCES, 0) for _ in range(2))

    def _today(self) -> Day:
        light = max((place.dial or 0 for place in self.table.state.places.values() if place.menhir), default=0)
        return Day(*self._open, self._gained, self._spent, self._held, light)


def _held(state: State) -> dict[str, int]:
    return {what: sum(state.characters[seat].resources[what] for seat in living(state)) for what in RESOURCES}
