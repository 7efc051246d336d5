"""Weighing: the probability of every possible world, by how well it explains all acts.

The likelihood of a deal is a product over seats. Acts depend on knowledge, so the sum runs world by world: Merlin sees
evil except Mordred, Percival sees Merlin and Morgana, evil sees evil except Oberon. Within a world, the sum runs over
pairs of Merlin and Percival and at most 24 placements of Mordred, Morgana and Oberon, instead of every deal.
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
"""Worlds are skipped if their log-likelihood is this much below that of the best world."""

TINY = 1e-9
"""Smaller probabilities are rounding errors and are left out."""

Places = Sequence[int | None]
Numbers = list[float]


class Reading(msgspec.Struct, frozen=True):
    """The probabilities of all hidden facts, for one reader at one moment."""

    evil: tuple[float, ...]
    """By seat: the probability that it is evil now."""

    characters: tuple[dict[str, float], ...]
    """By seat: the probability of each character of the deck; impossible ones are left out."""

    evil_sets: dict[int, float]
    """By mask of seats: the probability that exactly these are evil now."""

    def sound(self, team: Iterable[int], needed: int = 1) -> float:
        """Return the probability that the team has fewer evil members than the `needed` fails."""
        members = mask(team)
        return sum(chance for evil, chance in self.evil_sets.items() if (evil & members).bit_count() < needed)


class _Weighed(msgspec.Struct):
    """A world with its log-weight and, for each name of the cast, the share of that weight by seat."""

    world: World
    logarithm: float
    seated: dict[str, Numbers]


def weigh(deduction: Deduction, tallies: Tallies, view: AvalonView) -> Reading:
    """Return the reading of a stream: its possible worlds, weighted by all acts."""
    weighed = list(_Weighing(deduction, tallies).worlds())
    best = max(candidate.logarithm for candidate in weighed)
    weights = [exp(candidate.logarithm - best) for candidate in weighed]
    total, nobody = sum(weights), [0.0] * view.seats
    evil_sets: dict[int, float] = {}
    dealt: dict[int, float] = {}
    held = dict.fromkeys(deduction.cast.names, nobody) | {name: list(nobody) for name in deduction.placed}
    for candidate, weight in zip(weighed, weights, strict=True):
        chance = weight / total
        evil = _evil_now(view, candidate.world)
        evil_sets[evil] = evil_sets.get(evil, 0.0) + chance
        dealt[candidate.world.evil] = dealt.get(candidate.world.evil, 0.0) + chance
        for name, row in candidate.seated.items():
            held[name] = [before + chance * share for before, share in zip(held[name], row, strict=True)]
        for seat, name in candidate.world.placed:
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
    """Return the evil seats of a world, after all switches so far (AV-LANC-03, AV-SERV-03)."""
    evil = world.evil
    sides = {seat: side_now(view, name) for seat, name in world.placed} | view.sides
    for seat, side in sides.items():
        evil = evil | 1 << seat if side == EVIL else evil & ~(1 << seat)
    return evil


def _characters(deduction: Deduction, held: dict[str, Numbers], seat: int, evil: float) -> dict[str, float]:
    """Return the probability of each character for a seat; unplaced characters of one side share theirs."""
    chances = {name: row[seat] for name, row in held.items()}
    for side, of_side in ((EVIL, evil), (GOOD, 1.0 - evil)):
        left = of_side - sum([chances[name] for name in held if CHARACTERS[name].side == side])
        alike = {name: deduction.deck[name] for name in deduction.rest if CHARACTERS[name].side == side}
        alike = {name: number for name, number in alike.items() if name in deduction.allowed[seat]}
        chances |= {name: left * number / sum(alike.values()) for name, number in alike.items()}
    return {name: chance for name in deduction.deck if (chance := chances.get(name, 0.0)) > TINY}


class _Weighing:
    """Weighs the worlds of a deduction by the likelihoods of all acts."""

    def __init__(self, deduction: Deduction, tallies: Tallies) -> None:
        self.deduction, self.tallies = deduction, tallies
        self.cast, self.seats = deduction.cast, deduction.setup.seats
        self.may = {name: deduction.may_hold(name) for name in self.cast.names}
        self.rest_good, self.rest_evil = deduction.may_be_any(GOOD), deduction.may_be_any(EVIL)
        tags = {name: tags_of(deduction.setup, name) for name in deduction.placed}
        self.hidden = {name for name in tags if HIDDEN_FROM_MERLIN in tags[name]}
        self.apart = {name for name in tags if APART_FROM_EVIL in tags[name] and EVIL in tags[name]}

    def worlds(self) -> Iterator[_Weighed]:
        """Yield the weighed worlds that are not negligible."""
        outlined = [(world, *self._outline(world)) for world in self.deduction.worlds]
        best = max(logarithm for *_, logarithm in outlined)
        found = False
        for world, by_oberon, logarithm in outlined:
            if logarithm > best - NEGLIGIBLE and (weighed := self._weigh(world, by_oberon)) is not None:
                found = True
                yield weighed
        if not found:  # the best outlines were impossible
            for world, by_oberon, _ in outlined:
                if (weighed := self._weigh(world, by_oberon)) is not None:
                    yield weighed

    def _outline(self, world: World) -> tuple[dict[int | None, float], float]:
        """Return by seat of Oberon the log-likelihood without Merlin's and Percival's part, and the best of them."""
        evil, tallies = world.evil, self.tallies
        servants = tallies.row(habits.SERVANT, evil)
        base = world.cards + sum([servants[seat] for seat in range(self.seats) if not evil >> seat & 1])
        apart = mask(seat for seat, name in world.placed if name in self.apart)
        by_oberon: dict[int | None, float] = {}
        for oberon in self._places(self.cast.oberon, self._free(world) & evil):
            alone = apart if oberon is None else apart | 1 << oberon
            together = evil & ~alone
            row = tallies.row(habits.EVIL, together)
            logarithm = base + sum([row[seat] for seat in range(self.seats) if together >> seat & 1])
            if alone:
                row = tallies.row(habits.OBERON, evil)
                logarithm += sum([row[seat] for seat in range(self.seats) if alone >> seat & 1])
            by_oberon[oberon] = logarithm
        return by_oberon, max(by_oberon.values(), default=-1e300)

    def _free(self, world: World) -> int:
        """Return the seats without a placed character."""
        return ~mask(seat for seat, _ in world.placed) & (1 << self.seats) - 1

    def _places(self, name: str | None, free: int) -> Places:
        """Return the possible seats of a character of the cast; only `None` if the set-up has no such character."""
        if name is None:
            return (None,)
        free &= self.may[name]
        return [seat for seat in range(self.seats) if free >> seat & 1]

    def _weigh(self, world: World, by_oberon: dict[int | None, float]) -> _Weighed | None:
        """Return a world weighed over all placements of its cast; `None` if the cast cannot be seated."""
        if not by_oberon:
            return None
        cast, free = self.cast, self._free(world)
        evil, best = free & world.evil, max(by_oberon.values())
        oberons = {oberon: exp(logarithm - best) for oberon, logarithm in by_oberon.items()}
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
    """Merlin and Percival in one world, in rows with a number for every seat: 0 where they cannot be.

    Each number is the likelihood of the seat's acts, relative to those of a servant.
    """

    def __init__(self, weighing: _Weighing, world: World, free: int) -> None:
        self.tallies, self.cast, self.seats = weighing.tallies, weighing.cast, weighing.seats
        self.seen = world.evil & ~mask(seat for seat, name in world.placed if name in weighing.hidden)
        self.required = free & ~weighing.rest_good
        """The seats that only these two may hold."""

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
        """Return Merlin's row, where Mordred's seat is hidden from him; without a Merlin, only a placeholder."""
        if self.cast.merlin is None:
            return [1.0]
        row = self.tallies.likelihoods(habits.MERLIN, self.seen & ~_bits(mordred))
        return list(map(mul, row, self.as_merlin))

    def percivals(self, morgana: int | None) -> Numbers:
        """Return by seat of Merlin the sum over Percival's seats, given that he sees Merlin and Morgana."""
        if self.cast.merlin is None:
            return [float(not self.required)]
        if self.cast.percival is None:
            return [float(not self.required & ~(1 << merlin)) for merlin in range(self.seats)]
        return [
            sum(map(mul, self._beside(merlin, morgana), self.as_percival)) if told else 0.0
            for merlin, told in enumerate(self.as_merlin)
        ]

    def _beside(self, merlin: int, morgana: int | None) -> Numbers:
        """Return Percival's likelihoods by seat; 0 where the two together do not hold all required seats."""
        row = self.tallies.likelihoods(habits.PERCIVAL, (merlin, morgana))
        missing = self.required & ~(1 << merlin)
        return [0.0 if missing & ~(1 << seat) else told for seat, told in enumerate(row)] if missing else row

    def seat(
        self, seated: dict[str, Numbers], morgana: int | None, beside: Numbers, orders: list[tuple[float, Numbers]]
    ) -> None:
        """Add the shares of Merlin and Percival, given Morgana's seat, over all placements by their weight."""
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
