"""How hard the encounters of a pack are: what is won at which cost, and what price, traits and reactions change.

Every fight is fought by the same player with the same seeds, by characters that are as far as the encounter's level
asks for (`builds.py`).
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from afallon.grail.content import Pack, load_pack
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter
from afallon.grail.content.glossary import LEVELS
from afallon.grail.rules.combat.traits import TRAITS
from afallon.lab.estimate import Estimate, estimate
from afallon.lab.grail.arena import Arena, Change, is_fought
from afallon.lab.grail.fights import Bout, Result, fight
from afallon.lab.runs import Runner

PRICES: Final = tuple(range(0, 21, 4))
"""What is added to the price of enemies without a trait."""

WITH_TRAIT: Final = (0, 4, 8)
"""And with it."""

SELDOM: Final = 0.05
REACTIONS: Final = (1, 0, -1, -2)
"""What is added to the affinity of a reaction."""


class Hardness(msgspec.Struct, frozen=True):
    """What came of many fights with one encounter."""

    encounter: str
    colour: str
    level: int | None
    seats: int
    won: Estimate
    health: Estimate
    terror: Estimate
    magic: Estimate
    rounds: Estimate


class Lead(msgspec.Struct, frozen=True):
    """What one player wins more than another, fight by fight, on one level."""

    level: int
    price: int
    better: Estimate
    worse: Estimate
    difference: Estimate


class TraitWorth(msgspec.Struct, frozen=True):
    """What share of fights is won with and without a trait, at the highest of `WITH_TRAIT`, and what it is worth."""

    trait: str
    without: Estimate
    having: Estimate
    price: float | None
    """In points of price; none, if nothing can be told."""


class Coolness(msgspec.Struct, frozen=True):
    """The share of parleys won, by what is added to the reactions."""

    encounter: str
    won: tuple[Estimate, ...]
    """As many as `REACTIONS`."""


class Study:
    """The fights of one pack."""

    def __init__(self, runner: Runner, folder: str, *, player: str, fights: int) -> None:
        self.runner, self.folder, self.player, self.fights = runner, folder, player, fights
        self.pack: Pack = load_pack(folder)

    def hardness(self, numbers: Sequence[int]) -> list[Hardness]:
        """Every encounter as it is printed, for these numbers of players."""
        cases = [(name, seats) for name in self._fought() for seats in numbers]
        results = self._fight((self._arena(name), self.player, seats) for name, seats in cases)
        return [self._hardness(*case, some) for case, some in zip(cases, results, strict=True)]

    def lead(self, other: str, rises: Sequence[int]) -> list[Lead]:
        """How much better this player is than another, alone, with starting and with advanced decks."""
        arenas = {
            (level, rise): [
                Arena(self.folder, self.pack.hash, name, level, _rise(self.pack, name, rise)) for name in self._fought()
            ]
            for level in LEVELS
            for rise in rises
            if self._fought()
        }
        players = (self.player, other)
        cases = [(arena, player, 1) for some in arenas.values() for player in players for arena in some]
        results = iter(self._fight(cases))
        found = []
        for (level, rise), some in arenas.items():
            mine, theirs = ([float(one.won) for _ in some for one in next(results)] for _ in players)
            difference = estimate(a - b for a, b in zip(mine, theirs, strict=True))
            found.append(Lead(level, rise, estimate(mine), estimate(theirs), difference))
        return found

    def traits(self) -> list[TraitWorth]:
        """Each trait given to the enemies that lack it, or taken from those that have it, for one with a starting deck.

        At every price of `WITH_TRAIT` it is looked up which price without the trait is paid as seldom: what lies
        between them is what the trait is worth there. Where nearly all or nearly none is won, nothing can be told; what
        can be told of the highest price counts.
        """
        enemies = [name for name in self._fought() if isinstance(self.pack.encounters[name], CombatEncounter)]
        found = []
        for trait in TRAITS if enemies else ():
            bare = {rise: self._trait_shares(enemies, trait, rise, having=False) for rise in PRICES}
            having = {rise: self._trait_shares(enemies, trait, rise, having=True) for rise in WITH_TRAIT}
            curve = [(rise, estimate(won).mean) for rise, won in bare.items()]
            told = [(rise, estimate(won).mean) for rise, won in having.items()]
            worths = [
                price - rise
                for rise, share in told
                if SELDOM < share < 1 - SELDOM and (price := _price_of(share, curve)) is not None
            ]
            both = [estimate(shares[rise]) for shares in (bare, having) for rise in (WITH_TRAIT[-1],)]
            found.append(TraitWorth(trait, both[0], both[1], worths[-1] if worths else None))
        return sorted(found, key=lambda one: one.having.mean - one.without.mean)

    def _trait_shares(self, enemies: Sequence[str], trait: str, rise: int, *, having: bool) -> list[float]:
        """1 for every fight that was won, over all enemies, with or without the trait and with a higher price."""
        arenas = [
            self._arena(
                name,
                Change(price=rise, trait=None if (trait in _traits(self.pack.encounters[name])) == having else trait),
            )
            for name in enemies
        ]
        results = self._fight((replace(arena, level=1), self.player, 1) for arena in arenas)
        return [float(one.won) for some in results for one in some]

    def reactions(self) -> list[Coolness]:
        """Each parley with warmer and colder reactions, for one player with a starting deck."""
        names = [name for name in self._fought() if isinstance(self.pack.encounters[name], DiplomacyEncounter)]
        by_shift = [self._shares(names, Change(reaction=shift)) for shift in REACTIONS]
        return [Coolness(name, tuple(estimate(shares[name]) for shares in by_shift)) for name in names]

    def _fought(self) -> list[str]:
        return [name for name, encounter in self.pack.encounters.items() if is_fought(encounter)]

    def _arena(self, name: str, change: Change = Change()) -> Arena:  # noqa: B008 a struct that never changes
        return Arena(self.folder, self.pack.hash, name, self.pack.encounters[name].level or 1, change)

    def _shares(self, names: Sequence[str], change: Change) -> dict[str, list[float]]:
        """By encounter: 1 for every fight that was won."""
        arenas = [replace(self._arena(name, change), level=1) for name in names]
        results = self._fight((arena, self.player, 1) for arena in arenas)
        return {name: [float(one.won) for one in some] for name, some in zip(names, results, strict=True)}

    def _fight(self, cases: Iterable[tuple[Arena, str, int]]) -> list[list[Result]]:
        wanted = list(cases)
        bouts = [Bout(*case, seed) for case in wanted for seed in range(self.fights)]
        results = self.runner.run("fights", fight, bouts, Result)
        return [results[place * self.fights : (place + 1) * self.fights] for place in range(len(wanted))]

    def _hardness(self, name: str, seats: int, results: list[Result]) -> Hardness:
        encounter = self.pack.encounters[name]
        costs: dict[str, Any] = {
            what: estimate(getattr(one, what) for one in results) for what in ("health", "terror", "magic", "rounds")
        }
        won = estimate(float(one.won) for one in results)
        return Hardness(name, encounter.colour, encounter.level, seats, won, **costs)


def _rise(pack: Pack, name: str, rise: int) -> Change:
    """A price that is higher by so much; in a parley, by as many points of every reaction as that is fours."""
    is_combat = isinstance(pack.encounters[name], CombatEncounter)
    return Change(price=rise) if is_combat else Change(reaction=-(rise // 4))


def _traits(encounter: Any) -> tuple[str, ...]:
    return encounter.traits if isinstance(encounter, CombatEncounter) else ()


def _price_of(share: float, curve: Sequence[tuple[int, float]]) -> float | None:
    """At which rise of the price only this share is won, on a straight line between those that were tried."""
    for (low, above), (high, below) in pairwise(curve):
        if above >= share >= below:
            return low if above == below else low + (high - low) * (above - share) / (above - below)
    return None
