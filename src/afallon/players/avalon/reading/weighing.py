"""Weighing: everything that is possible, by how well it explains what was done.

The likelihood of a deal is a product over seats. What people do depends on what they know, so it is summed world by
world: Merlin sees evil but for Mordred, Percival sees Merlin beside Morgana, evil sees evil but for Oberon. Within a
world that takes pairs of Merlin and Percival and at most 24 orders of the three, instead of every deal.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log

import msgspec

from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.night import tags_of
from afallon.avalon.tags import APART_FROM_EVIL, HIDDEN_FROM_MERLIN
from afallon.avalon.view import AvalonView
from afallon.players.avalon.belief import side_now
from afallon.players.avalon.evidence import mask
from afallon.players.avalon.reading import habits
from afallon.players.avalon.reading.acts import Tallies
from afallon.players.avalon.reading.deduction import Deduction, World

NEGLIGIBLE = 16.0
"""Worlds that explain everything worse than the best by so much, as a logarithm, are left out."""

Places = Sequence[int | None]


class Reading(msgspec.Struct, frozen=True):
    """How likely everything hidden is, to one reader at one moment."""

    evil: tuple[float, ...]
    """By seat: how likely it is evil now."""

    characters: tuple[dict[str, float], ...]
    """By seat: how likely it holds each character of the deck; those that are impossible are left out."""

    evil_sets: dict[int, float]
    """How likely just these seats are evil now, as a mask."""

    def sound(self, team: Iterable[int], needed: int = 1) -> float:
        """How likely a team has too few evil members to sink a quest that needs so many fails."""
        members = mask(team)
        return sum(chance for evil, chance in self.evil_sets.items() if (evil & members).bit_count() < needed)


class _Weighed(msgspec.Struct):
    """A world with the logarithm of its weight, and how often each of the cast sits where, by name and seat."""

    world: World
    logarithm: float
    seated: dict[str, dict[int, float]]


def weigh(deduction: Deduction, tallies: Tallies, view: AvalonView) -> Reading:
    """The reading of a stream: its possible worlds, weighed by what all acts say."""
    weighed = list(_Weighing(deduction, tallies).worlds())
    best = max(one.logarithm for one in weighed)
    weights = [exp(one.logarithm - best) for one in weighed]
    total = sum(weights)
    seats = range(view.seats)
    characters: list[dict[str, float]] = [{} for _ in seats]
    evil_sets: dict[int, float] = {}
    for one, weight in zip(weighed, weights, strict=True):
        chance = weight / total
        evil = _evil_now(view, one.world)
        evil_sets[evil] = evil_sets.get(evil, 0.0) + chance
        for seat, held in enumerate(_held(deduction, one)):
            for name, share in held.items():
                characters[seat][name] = characters[seat].get(name, 0.0) + chance * share
    return Reading(
        evil=tuple(sum(chance for evil, chance in evil_sets.items() if evil >> seat & 1) for seat in seats),
        characters=tuple(characters),
        evil_sets=evil_sets,
    )


def _evil_now(view: AvalonView, world: World) -> int:
    """Who is evil in a world, after the switches that there have been (AV-LANC-03, AV-SERV-03)."""
    evil = world.evil
    sides = {seat: side_now(view, name) for seat, name in world.placed} | view.sides
    for seat, side in sides.items():
        evil = evil | 1 << seat if side == EVIL else evil & ~(1 << seat)
    return evil


def _held(deduction: Deduction, one: _Weighed) -> Iterator[dict[str, float]]:
    """By seat: how likely it holds each character in this world. Those who stay together are all alike."""
    placed = dict(one.world.placed)
    for seat, allowed in enumerate(deduction.allowed):
        if seat in placed:
            yield {placed[seat]: 1.0}
            continue
        held = {name: by_seat[seat] for name, by_seat in one.seated.items() if by_seat.get(seat)}
        side = EVIL if one.world.evil >> seat & 1 else GOOD
        others = {n: deduction.deck[n] for n in deduction.rest if n in allowed and CHARACTERS[n].side == side}
        left, number = 1.0 - sum(held.values()), sum(others.values())
        if others and left > 1e-12:
            held |= {name: left * count / number for name, count in others.items()}
        yield held


class _Weighing:
    """The worlds of a deduction, weighed by tallies."""

    def __init__(self, deduction: Deduction, tallies: Tallies) -> None:
        self.deduction, self.tallies = deduction, tallies
        self.cast, self.seats = deduction.cast, deduction.setup.seats
        self.may = {name: deduction.may_hold(name) for name in self.cast.names}
        self.rest_good, self.rest_evil = deduction.may_be_any(GOOD), deduction.may_be_any(EVIL)
        tags = {name: tags_of(deduction.setup, name) for name in deduction.placed}
        self.hidden = {name for name in tags if HIDDEN_FROM_MERLIN in tags[name]}
        self.apart = {name for name in tags if APART_FROM_EVIL in tags[name] and EVIL in tags[name]}

    def worlds(self) -> Iterator[_Weighed]:
        """Every world that is worth it."""
        outlined = [(world, *self._outline(world)) for world in self.deduction.worlds]
        best = max(logarithm for *_, logarithm in outlined)
        found = False
        for world, by_oberon, logarithm in outlined:
            if logarithm > best - NEGLIGIBLE and (weighed := self._weigh(world, by_oberon)) is not None:
                found = True
                yield weighed
        if not found:  # only worlds that explain little are possible
            for world, by_oberon, _ in outlined:
                if (weighed := self._weigh(world, by_oberon)) is not None:
                    yield weighed

    def _outline(self, world: World) -> tuple[dict[int | None, float], float]:
        """By seat of Oberon: how well all but Merlin and Percival explain what was done; and the best of it."""
        evil, tallies = world.evil, self.tallies
        servants = tallies.row(habits.SERVANT, evil)
        base = world.cards + sum([servants[seat] for seat in range(self.seats) if not evil >> seat & 1])
        apart = mask(seat for seat, name in world.placed if name in self.apart)
        by_oberon: dict[int | None, float] = {}
        for oberon in self._places(self.cast.oberon, self._free(world) & evil):
            alone = apart if oberon is None else apart | 1 << oberon
            together = evil & ~alone
            row = tallies.row(habits.EVIL, together)
            told = base + sum([row[seat] for seat in range(self.seats) if together >> seat & 1])
            if alone:
                row = tallies.row(habits.OBERON, evil)
                told += sum([row[seat] for seat in range(self.seats) if alone >> seat & 1])
            by_oberon[oberon] = told
        return by_oberon, max(by_oberon.values(), default=-1e300)

    def _free(self, world: World) -> int:
        """The seats where nobody is placed."""
        return ~mask(seat for seat, _ in world.placed) & (1 << self.seats) - 1

    def _places(self, name: str | None, free: int) -> Places:
        """Where this one of the cast may be; nowhere, if there is nobody of the kind."""
        if name is None:
            return (None,)
        free &= self.may[name]
        return [seat for seat in range(self.seats) if free >> seat & 1]

    def _weigh(self, world: World, by_oberon: dict[int | None, float]) -> _Weighed | None:
        """A world with all places of its cast; nothing, if they cannot all be seated."""
        if not by_oberon:
            return None
        cast, free = self.cast, self._free(world)
        best = max(by_oberon.values())
        orders = [
            (mordred, morgana, oberon, exp(told - best))
            for oberon, told in by_oberon.items()
            for mordred in self._places(cast.mordred, free & world.evil)
            if mordred is None or mordred != oberon
            for morgana in self._places(cast.morgana, free & world.evil)
            if morgana is None or morgana not in (mordred, oberon)
            if not free & world.evil & ~self.rest_evil & ~_bits(mordred, morgana, oberon)
        ]
        good = self._good(world, free & ~world.evil)
        seated: dict[str, dict[int, float]] = {name: {} for name in cast.names}
        total = 0.0
        for mordred, morgana, oberon, weight in orders:
            share = weight * good.total(mordred, morgana)
            total += share
            for name, seat in ((cast.mordred, mordred), (cast.morgana, morgana), (cast.oberon, oberon)):
                if name is not None and seat is not None:
                    seated[name][seat] = seated[name].get(seat, 0.0) + share
            good.count(mordred, morgana, weight)
        if not total:
            return None
        good.seat(seated)
        for by_seat in seated.values():
            for seat in by_seat:
                by_seat[seat] /= total
        return _Weighed(world, best + log(total), seated)

    def _good(self, world: World, free: int) -> "_GoodSide":
        hidden = mask(seat for seat, name in world.placed if name in self.hidden)
        cast = self.cast
        merlins = self._places(cast.merlin, free)
        percivals = self._places(cast.percival, free)
        return _GoodSide(self.tallies, cast.merlin, cast.percival, world.evil, hidden, merlins, percivals, free & ~self.rest_good)


class _GoodSide:
    """Merlin and Percival in one world, for every place of Mordred and Morgana."""

    def __init__(
        self,
        tallies: Tallies,
        merlin: str | None,
        percival: str | None,
        evil: int,
        hidden: int,
        merlins: Places,
        percivals: Places,
        required: int,
    ) -> None:
        """`required` are the seats that nobody but these two may hold."""
        self.tallies, self.merlin, self.percival = tallies, merlin, percival
        self.evil, self.hidden = evil, hidden
        self.merlins, self.percivals, self.required = merlins, percivals, required
        self.servants = tallies.row(habits.SERVANT, evil)
        self._as_merlin: dict[int | None, list[float]] = {}
        self._beside: dict[int | None, list[list[float]]] = {}
        self._sums: dict[int | None, list[float]] = {}
        self._totals: dict[tuple[int | None, int | None], float] = {}
        self._counted: dict[int | None, list[float]] = {}

    def total(self, mordred: int | None, morgana: int | None) -> float:
        """How much better than mere servants they explain what was done, over all their places."""
        key = mordred, morgana
        if key not in self._totals:
            pairs = zip(self._merlin(mordred), self._percival(morgana), strict=True)
            self._totals[key] = sum([one * other for one, other in pairs])
        return self._totals[key]

    def count(self, mordred: int | None, morgana: int | None, weight: float) -> None:
        """This order has so much weight."""
        counted = self._counted.setdefault(morgana, [0.0] * len(self.merlins))
        self._counted[morgana] = [
            before + weight * told for before, told in zip(counted, self._merlin(mordred), strict=True)
        ]

    def seat(self, seated: dict[str, dict[int, float]]) -> None:
        """Add up where they sit, over all orders that were counted."""
        for morgana, counted in self._counted.items():
            for place, (seat, weight) in enumerate(zip(self.merlins, counted, strict=True)):
                if self.merlin is not None and seat is not None and weight:
                    share = weight * self._percival(morgana)[place]
                    seated[self.merlin][seat] = seated[self.merlin].get(seat, 0.0) + share
                if self.percival is not None and weight:
                    for other, told in zip(self.percivals, self._beside[morgana][place], strict=True):
                        if told and other is not None:
                            by_seat = seated[self.percival]
                            by_seat[other] = by_seat.get(other, 0.0) + weight * told

    def _merlin(self, mordred: int | None) -> list[float]:
        """By place of Merlin: how much better he explains what that seat did than a servant."""
        if mordred not in self._as_merlin:
            if self.merlin is None:
                self._as_merlin[mordred] = [1.0]
            else:
                row = self.tallies.row(habits.MERLIN, self.evil & ~self.hidden & ~_bits(mordred))
                servants = self.servants
                self._as_merlin[mordred] = [exp(row[s] - servants[s]) for s in self.merlins if s is not None]
        return self._as_merlin[mordred]

    def _percival(self, morgana: int | None) -> list[float]:
        """By place of Merlin: how much better Percival explains what his seat did than a servant, over all his places."""
        if morgana not in self._sums:
            self._beside[morgana] = [self._percivals_beside(merlin, morgana) for merlin in self.merlins]
            self._sums[morgana] = list(map(sum, self._beside[morgana]))
        return self._sums[morgana]

    def _percivals_beside(self, merlin: int | None, morgana: int | None) -> list[float]:
        missing = self.required & ~_bits(merlin)
        if self.percival is None or merlin is None:
            return [0.0 if missing else 1.0]
        row, servants = self.tallies.row(habits.PERCIVAL, (merlin, morgana)), self.servants
        return [
            0.0 if s is None or s == merlin or missing & ~(1 << s) else exp(row[s] - servants[s])
            for s in self.percivals
        ]


def _bits(*seats: int | None) -> int:
    return mask(seat for seat in seats if seat is not None)
