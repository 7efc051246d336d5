"""Difficulty of a pack's encounters: win rates and costs, and the effect of price, traits and reactions.

Every fight is fought by the same player with the same seeds. The characters are advanced to the encounter's level
(`builds.py`).
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
"""Rises of the price, for enemies without a trait."""

WITH_TRAIT: Final = (0, 4, 8)
"""Rises of the price, for enemies with the trait."""

SELDOM: Final = 0.05
REACTIONS: Final = (1, 0, -1, -2)
"""Changes to the affinity of a reaction."""


class Hardness(msgspec.Struct, frozen=True):
    """The results of many fights with one encounter."""

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
    """How much more one player wins than another, fight by fight, on one level."""

    level: int
    price: int
    better: Estimate
    worse: Estimate
    difference: Estimate


class TraitWorth(msgspec.Struct, frozen=True):
    """The win rates without and with a trait, at the highest rise of `WITH_TRAIT`, and the worth of the trait."""

    trait: str
    without: Estimate
    having: Estimate
    price: float | None
    """The worth in points of price, or `None` if it cannot be told."""


class Coolness(msgspec.Struct, frozen=True):
    """The win rates of a parley, by the change to its reactions."""

    encounter: str
    won: tuple[Estimate, ...]
    """One for each of `REACTIONS`."""


class Study:
    """The fights of one pack."""

    def __init__(self, runner: Runner, folder: str, *, player: str, fights: int) -> None:
        self.runner, self.folder, self.player, self.fights = runner, folder, player, fights
        self.pack: Pack = load_pack(folder)

    def hardness(self, numbers: Sequence[int]) -> list[Hardness]:
        """Return the difficulty of every printed encounter, for these numbers of players."""
        cases = [(name, seats) for name in self._fought() for seats in numbers]
        results = self._fight((self._arena(name), self.player, seats) for name, seats in cases)
        return [self._hardness(*case, some) for case, some in zip(cases, results, strict=True)]

    def lead(self, other: str, rises: Sequence[int]) -> list[Lead]:
        """Return how much better this player is than another, alone, with starting and with advanced decks."""
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
        leads = []
        for (level, rise), some in arenas.items():
            mine, theirs = ([float(one.won) for _ in some for one in next(results)] for _ in players)
            difference = estimate(a - b for a, b in zip(mine, theirs, strict=True))
            leads.append(Lead(level, rise, estimate(mine), estimate(theirs), difference))
        return leads

    def traits(self) -> list[TraitWorth]:
        """Return the worth of each trait: it is given to enemies that lack it, or taken from those that have it.

        A single character with a starting deck fights. For every rise of `WITH_TRAIT`, find the price that makes
        enemies without the trait lose as seldom: the difference is the worth of the trait. Rises with nearly all or
        nearly no fights won give no worth; of the others, the highest counts.
        """
        enemies = [name for name in self._fought() if isinstance(self.pack.encounters[name], CombatEncounter)]
        results = []
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
            results.append(TraitWorth(trait, both[0], both[1], worths[-1] if worths else None))
        return sorted(results, key=lambda one: one.having.mean - one.without.mean)

    def _trait_shares(self, enemies: Sequence[str], trait: str, rise: int, *, having: bool) -> list[float]:
        """Return 1 for every won fight, else 0, over all enemies, with or without the trait at a higher price."""
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
        """Return the results of each parley with warmer and colder reactions, for one starting deck."""
        names = [name for name in self._fought() if isinstance(self.pack.encounters[name], DiplomacyEncounter)]
        by_shift = [self._shares(names, Change(reaction=shift)) for shift in REACTIONS]
        return [Coolness(name, tuple(estimate(shares[name]) for shares in by_shift)) for name in names]

    def _fought(self) -> list[str]:
        return [name for name, encounter in self.pack.encounters.items() if is_fought(encounter)]

    def _arena(self, name: str, change: Change = Change()) -> Arena:  # noqa: B008 a struct that never changes
        return Arena(self.folder, self.pack.hash, name, self.pack.encounters[name].level or 1, change)

    def _shares(self, names: Sequence[str], change: Change) -> dict[str, list[float]]:
        """Return by encounter 1 for every won fight and 0 for others."""
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
    """Return a price raised by this much; in a parley, reactions lowered by a quarter of it."""
    is_combat = isinstance(pack.encounters[name], CombatEncounter)
    return Change(price=rise) if is_combat else Change(reaction=-(rise // 4))


def _traits(encounter: Any) -> tuple[str, ...]:
    return encounter.traits if isinstance(encounter, CombatEncounter) else ()


def _price_of(share: float, curve: Sequence[tuple[int, float]]) -> float | None:
    """Return the rise of the price for which only this share is won, by linear interpolation."""
    for (low, above), (high, below) in pairwise(curve):
        if above >= share >= below:
            return low if above == below else low + (high - low) * (above - share) / (above - below)
    return None
