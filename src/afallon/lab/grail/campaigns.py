"""Campaigns, played by a planner: how far they come, what they read, and what every day brings and takes."""

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
"""So often a campaign begs for Mercy; after that it has lost. Whoever begs for ever never comes to an end."""


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """One campaign, told so fully that it can be played again."""

    folder: str
    pack_hash: str
    seats: int
    seed: int
    mode: str = "normal"
    days: int = 30
    """It is broken off after so many."""

    chapter: int | None = None
    """It is broken off when this chapter begins."""

    knows_pack: bool = False
    sought: tuple[str, ...] = ()
    ending: str | None = None
    """The ending that it plays for, whether victory or defeat."""

    wanders: float = 0.0
    """How often it answers at random, for the sake of what nobody would plan."""


class Day(msgspec.Struct, frozen=True):
    """What one day brought and took, of all characters together, and how much light was left at its end."""

    day: int
    chapter: int
    gained: dict[str, int]
    spent: dict[str, int]
    held: dict[str, int]
    light: int


class Played(msgspec.Struct, frozen=True):
    """How a campaign went."""

    side: str | None
    """`victory`, `defeat`, or nothing, if it was broken off."""

    reason: str | None
    day: int
    chapter: int
    achieved: tuple[str, ...]
    verses: tuple[str, ...]
    days: tuple[Day, ...]


class Endless(Exception):
    """A campaign that came to no end: where the engine went round, or the player."""


def party_sizes(folder: str) -> tuple[int, ...]:
    """The numbers of players who can begin a campaign of this pack: it has a whole character for each."""
    return tuple(seats for seats in SEATS if check(seats, {"pack": folder})[0] is not None)


def play(campaign: Campaign) -> Played:
    """Play it, and tell how it went."""
    return told(campaign, table_of(campaign))


def table_of(campaign: Campaign, table: Table[Any] | None = None) -> "Ledgered":
    """Play the campaign to its end, from its beginning or from where this table stands."""
    ledgered = Ledgered(begun(campaign) if table is None else table)
    for answer in answers(campaign, ledgered.table):
        ledgered.submit(answer)
    return ledgered


def begun(campaign: Campaign) -> Table[Any]:
    """A table at which the campaign has just begun."""
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
    """How a campaign went that has been played."""
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
    """A table with an account of every day. What passes from hand to hand is neither gained nor spent."""

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
        """Every day that has ended, and the one that was broken off."""
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
