"""Weighing: everything that is possible, by how well it explains what was done.

The likelihood of a deal is a product over seats. What people do depends on what they know, so it is summed world by
world: Merlin sees evil but for Mordred, Percival sees Merlin beside Morgana, evil sees evil but for Oberon. Within a
world that takes pairs of Merlin and Percival and at most 24 orders of the three, instead of every deal.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import exp, log
from operator import add, mul

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

NEGLIGIBLE = 12.0
"""Worlds that explain everything worse than the best by so much, as a logarithm, are left out."""

TINY = 1e-9
"""What is less likely is left out: it comes from rounding."""

Places = Sequence[int | None]
Numbers = list[float]


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
    """A world, the logarithm of its weight, and by name of the cast and by seat how much of that has it there."""

    world: World
    logarithm: float
    seated: dict[str, Numbers]


def weigh(deduction: Deduction, tallies: Tallies, view: AvalonView) -> Reading:
    """The reading of a stream: its possible worlds, weighed by what all acts say."""
    weighed = list(_Weighing(deduction, tallies).worlds())
    best = max(one.logarithm for one in weighed)
    weights = [exp(one.logarithm - best) for one in weighed]
    total, nobody = sum(weights), [0.0] * view.seats
    evil_sets: dict[int, float] = {}
    dealt: dict[int, float] = {}
    held = dict.fromkeys(deduction.cast.names, nobody) | {name: list(nobody) for name in deduction.placed}
    for one, weight in zip(weighed, weights, strict=True):
        chance = weight / total
        evil = _evil_now(view, one.world)
        evil_sets[evil] = evil_sets.get(evil, 0.0) + chance
        dealt[one.world.evil] = dealt.get(one.world.evil, 0.0) + chance
        for name, row in one.seated.items():
            held[name] = [before + chance * share for before, share in zip(held[name], row, strict=True)]
        for seat, name in one.world.placed:
            held[name][seat] += chance
    evil_dealt = _by_seat(dealt, view.seats)
    return Reading(
        evil=_by_seat(evil_sets, view.seats),
        characters=tuple(_characters(deduction, held, seat, evil_dealt[seat]) for seat in range(view.seats)),
        evil_sets=evil_sets,
    )


def _by_seat(evil_sets: dict[int, float], seats: int) -> tuple[float, ...]:
    return tuple(sum([chance for evil, chance in evil_sets.items() if evil >> seat & 1]) for seat in range(seats))


def _evil_now(view: AvalonView, world: World) -> int:
    """Who is evil in a world, after the switches that there have been (AV-LANC-03, AV-SERV-03)."""
    evil = world.evil
    sides = {seat: side_now(view, name) for seat, name in world.placed} | view.sides
    for seat, side in sides.items():
        evil = evil | 1 << seat if side == EVIL else evil & ~(1 << seat)
    return evil


def _characters(deduction: Deduction, held: dict[str, Numbers], seat: int, evil: float) -> dict[str, float]:
    """How likely a seat holds each character. Those who stay together with their side are all alike."""
    chances = {name: row[seat] for name, row in held.items()}
    for side, of_side in ((EVIL, evil), (GOOD, 1.0 - evil)):
        left = of_side - sum([chances[name] for name in held if CHARACTERS[name].side == side])
        alike = {name: deduction.deck[name] for name in deduction.rest if CHARACTERS[name].side == side}
        alike = {name: number for name, number in alike.items() if name in deduction.allowed[seat]}
        chances |= {name: left * number / sum(alike.values()) for name, number in alike.items()}
    return {name: chance for name in deduction.deck if (chance := chances.get(name, 0.0)) > TINY}


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
        evil, best = free & world.evil, max(by_oberon.values())
        oberons = {oberon: exp(told - best) for oberon, told in by_oberon.items()}
        good = _GoodSide(self, world, free & ~world.evil)
        as_merlin = {mordred: good.merlins(mordred) for mordred in self._places(cast.mordred, evil)}
        seated = {name: [0.0] * self.seats for name in cast.names}
        total = 0.0
        for morgana in self._places(cast.morgana, evil):
            beside = good.percivals(morgana)
            orders: list[tuple[float, Numbers]] = []
            for mordred, merlins in as_merlin.items():
                if mordred is not None and mordred == morgana:
                    continue
                missing = evil & ~self.rest_evil & ~_bits(mordred, morgana)
                fitting = [
                    (oberon, weight)
                    for oberon, weight in oberons.items()
                    if (oberon is None and not missing)
                    or (oberon is not None and oberon not in (mordred, morgana) and not missing & ~(1 << oberon))
                ]
                explained = sum(map(mul, merlins, beside))
                weight = sum([weight for _, weight in fitting])
                orders.append((weight, merlins))
                total += weight * explained
                _seat(seated, cast.mordred, mordred, weight * explained)
                _seat(seated, cast.morgana, morgana, weight * explained)
                for oberon, share in fitting:
                    _seat(seated, cast.oberon, oberon, share * explained)
            good.seat(seated, morgana, beside, orders)
        if not total:
            return None
        shares = {name: [share / total for share in row] for name, row in seated.items()}
        return _Weighed(world, best + log(total), shares)


class _GoodSide:
    """Merlin and Percival in one world. Rows have a number for every seat: nothing where they cannot be.

    All numbers say how much better one of them explains what his seat did than a servant would.
    """

    def __init__(self, weighing: _Weighing, world: World, free: int) -> None:
        self.tallies, self.cast, self.seats = weighing.tallies, weighing.cast, weighing.seats
        self.seen = world.evil & ~mask(seat for seat, name in world.placed if name in weighing.hidden)
        self.required = free & ~weighing.rest_good
        """The seats that nobody but these two may hold."""

        servants = self.tallies.row(habits.SERVANT, world.evil)
        beside_servants = [exp(-told) if free >> seat & 1 else 0.0 for seat, told in enumerate(servants)]
        self.as_merlin, self.as_percival = (
            [
                told if name is not None and weighing.may[name] >> s & 1 else 0.0
                for s, told in enumerate(beside_servants)
            ]
            for name in (self.cast.merlin, self.cast.percival)
        )

    def merlins(self, mordred: int | None) -> Numbers:
        """By seat: as Merlin, who does not see Mordred. Where there is no Merlin, the first seat stands for that."""
        if self.cast.merlin is None:
            return [1.0]
        row = self.tallies.likelihoods(habits.MERLIN, self.seen & ~_bits(mordred))
        return list(map(mul, row, self.as_merlin))

    def percivals(self, morgana: int | None) -> Numbers:
        """By seat of Merlin: Percival, wherever he may be, who sees Merlin and Morgana."""
        if self.cast.merlin is None:
            return [float(not self.required)]
        if self.cast.percival is None:
            return [float(not self.required & ~(1 << merlin)) for merlin in range(self.seats)]
        return [
            sum(map(mul, self._beside(merlin, morgana), self.as_percival)) if told else 0.0
            for merlin, told in enumerate(self.as_merlin)
        ]

    def _beside(self, merlin: int, morgana: int | None) -> Numbers:
        """By seat: how well Percival explains what it did, where Merlin and he together hold all that is required."""
        row = self.tallies.likelihoods(habits.PERCIVAL, (merlin, morgana))
        missing = self.required & ~(1 << merlin)
        return [0.0 if missing & ~(1 << seat) else told for seat, told in enumerate(row)] if missing else row

    def seat(
        self, seated: dict[str, Numbers], morgana: int | None, beside: Numbers, orders: list[tuple[float, Numbers]]
    ) -> None:
        """Add up where they sit with Morgana in this seat, over all orders of the others by their weight."""
        if self.cast.merlin is None or not orders:
            return
        merlins = [0.0] * self.seats
        for weight, row in orders:
            merlins = [before + weight * told for before, told in zip(merlins, row, strict=True)]
        seated[self.cast.merlin] = list(map(add, seated[self.cast.merlin], map(mul, merlins, beside)))
        if self.cast.percival is not None:
            percivals = [0.0] * self.seats
            for merlin, weight in enumerate(merlins):
                if weight:
                    row = self._beside(merlin, morgana)
                    percivals = [before + weight * told for before, told in zip(percivals, row, strict=True)]
            beside_merlin = map(mul, percivals, self.as_percival)
            seated[self.cast.percival] = list(map(add, seated[self.cast.percival], beside_merlin))


def _seat(seated: dict[str, Numbers], name: str | None, seat: int | None, share: float) -> None:
    if name is not None and seat is not None:
        seated[name][seat] += share


def _bits(first: int | None, second: int | None = None) -> int:
    return (0 if first is None else 1 << first) | (0 if second is None else 1 << second)
