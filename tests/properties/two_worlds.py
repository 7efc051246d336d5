"""The two-worlds test: what a seat cannot know makes no difference to anything that seat is told.

A game is played (the first world). For one reader, a seat or the spectator, another deal is found that this reader
cannot tell apart, and the game is told again there (the second world): the reader answers the same, the others answer
whatever the second world makes of them, as long as what the rules make public stays equal. All that the reader gets
(events, questions, views, refusals) must be the same to the byte until the game itself reveals the difference.

`python -m tests.properties.two_worlds --games 5000` plays more of it than the tests do.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

import afallon
from afallon import CHANCE, Answer, AnswerError, Table
from tests.properties.knowledge import BETWEEN_TWO, COUNTED, PUBLIC, Deal, cards_of, may_reveal, sees
from tests.properties.play import Mood, next_answer
from tests.properties.setups import deal_of, legal_setup, side_of

UNDO = "undo"


class Move(NamedTuple):
    """One answer, and whether it was the last of its group; or an undo."""

    seat: int
    kind: str
    value: Any
    resolves: bool


@dataclass(frozen=True)
class World:
    """A set-up that all know, and a deal that nobody knows. Chance deals it, or the set-up names it."""

    setup: dict[str, Any]
    deal: tuple[str, ...]
    leader: int
    by_chance: bool

    @property
    def assassin(self) -> str | None:
        return self.setup.get("assassin") or ("assassin" if "assassin" in self.deal else None)

    def begin(self) -> Table[Any]:
        if not self.by_chance:
            return afallon.new("avalon", chance="open", deal=self.deal, first_leader=self.leader, **self.setup)
        table = afallon.new("avalon", chance="open", **self.setup)
        for value in (*self.deal, self.leader):
            _submit(table, CHANCE, value)
        return table


@dataclass
class Report:
    """What became of the pairs of worlds."""

    pairs: int = 0
    coupled: int = 0
    revealed_by: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.coupled / max(1, self.pairs)

    def __str__(self) -> str:
        ends = ", ".join(f"{kind} {number}" for kind, number in self.revealed_by.most_common())
        return f"{self.pairs} pairs, {self.share:.1%} coupled to the end ({ends}), {len(self.leaks)} leaks"


def compare_worlds(games: Iterator[int] | range, *, readers: int | None = None) -> Report:
    """Play the games of these seeds, each for every reader or for some, and report the pairs."""
    report = Report()
    for seed in games:
        rng = Random(seed)
        world, moves = first_world(rng)
        everybody: list[int | None] = [*range(len(world.deal)), None]
        for reader in everybody if readers is None else rng.sample(everybody, readers):
            _compare_pair(report, Pair(f"game {seed}, reader {reader}", world, moves, reader), rng)
    return report


class Pair(NamedTuple):
    """A game as it was played, and for whom it is to be told otherwise."""

    name: str
    world: World
    moves: Sequence[Move]
    reader: int | None


def _compare_pair(report: Report, pair: Pair, rng: Random) -> None:
    name, world, moves, reader = pair
    report.pairs += 1
    if rng.random() < 0.3:  # what is not yet public may differ freely, and only a game in progress has any of it
        moves = moves[: rng.randrange(len(moves))]
    other = second_world(world, moves, reader, rng)
    if other is None:
        return
    probes = frozenset(rng.choices(range(len(moves) + 1), k=4))
    mine = transcript(world, moves, reader, probes)
    theirs = transcript(other, retell(other, moves, reader, rng), reader, probes)
    place = next((p for p, (one, two) in enumerate(zip(mine, theirs, strict=False)) if one != two), None)
    if place is None and len(mine) == len(theirs):
        report.coupled += 1
        report.revealed_by["nothing yet"] += 1
    elif place is None:
        report.leaks.append(f"{name}: one world goes on and the other does not\n  {(mine + theirs)[-1]}")
    elif mine[place].kind == theirs[place].kind and may_reveal(
        mine[place].kind, world.deal, other.deal, world.assassin
    ):
        report.coupled += 1
        report.revealed_by[mine[place].kind] += 1
    else:
        report.leaks.append(f"{name}: {world.deal} or {other.deal}\n  {mine[place]}\n  {theirs[place]}")


# The first world


def first_world(rng: Random) -> tuple[World, list[Move]]:
    """Any game, played by anybody, with an undo here and there."""
    setup = legal_setup(rng)
    deal = tuple(deal_of(setup, rng))
    for given in ("deal", "first_leader"):
        setup.pop(given, None)
    world = World(setup, deal, rng.randrange(len(deal)), by_chance=rng.random() < 0.5)
    table, moves, mood = world.begin(), [], Mood(rng)
    undoes = 0.05 if rng.random() < 0.3 else 0.0
    while table.outcome is None:
        if rng.random() < undoes and _may_undo(moves):
            table.undo()
            moves.append(Move(CHANCE, UNDO, None, False))
            continue
        answer = next_answer(table, mood, rng)
        kind = table.open[answer.seat].kind
        moves.append(Move(answer.seat, kind, answer.value, resolves=len(table.open) == 1))
        table.submit(answer)
        _answer_for_chance(table)
    return world, moves


def _may_undo(moves: Sequence[Move]) -> bool:
    """Not what would show cards twice: then a change between the showings tells whose card it was."""
    standing = [*_standing(moves)]
    return bool(standing) and not (moves[standing[-1]].kind in COUNTED and moves[standing[-1]].resolves)


def _standing(moves: Sequence[Move]) -> list[int]:
    """The places of those moves that have not been undone."""
    standing: list[int] = []
    for place, move in enumerate(moves):
        if move.kind == UNDO:
            standing.pop()
        else:
            standing.append(place)
    return standing


def resolved_groups(moves: Sequence[Move]) -> Iterator[list[int]]:
    """The places of the moves that made up each group when its last member had answered."""
    for last, move in enumerate(moves):
        if move.resolves:
            standing = _standing(moves[: last + 1])
            first = len(standing) - 1
            while first and not moves[standing[first - 1]].resolves:
                first -= 1
            yield standing[first:]


# The second world


def second_world(world: World, moves: Sequence[Move], reader: int | None, rng: Random) -> World | None:
    """The same set-up with another deal that fits all this reader learns in the course of the game, if there is one."""
    groups = [group for group in resolved_groups(moves) if moves[group[0]].kind in COUNTED]
    shown = [
        move.seat for place, move in enumerate(moves) if move.kind in BETWEEN_TWO and _inspector(moves, place) == reader
    ]

    def fits(deal: Deal) -> bool:
        return (
            sees(deal, reader) == sees(world.deal, reader)
            and all(side_of(deal[seat]) == side_of(world.deal[seat]) for seat in shown)
            and all(_can_have_shown(deal, [moves[place] for place in group], reader) for group in groups)
        )

    assert fits(world.deal)
    deal, found = list(world.deal), None
    strangers = [seat for seat in range(len(deal)) if seat != reader]
    for _ in range(60):
        seats = rng.sample(strangers, rng.choice((2, 2, 3)))
        candidate = list(deal)
        for seat, source in zip(seats, seats[1:] + seats[:1], strict=True):
            candidate[seat] = deal[source]
        if fits(candidate):
            deal = candidate
            found = found if tuple(deal) == world.deal else tuple(deal)
    return None if found is None else World(world.setup, found, world.leader, world.by_chance)


def _inspector(moves: Sequence[Move], place: int) -> int:
    return next(move.seat for move in reversed(moves[:place]) if move.kind == "inspect")


def _can_have_shown(deal: Deal, group: Sequence[Move], reader: int | None) -> bool:
    others = [move for move in group if move.seat != reader]
    able = sum("fail" in cards_of(deal, move.seat) for move in others)
    return sum(move.value == "fail" for move in others) <= able


def retell(world: World, moves: Sequence[Move], reader: int | None, rng: Random) -> list[Move]:
    """The same game in the other world: the reader's answers and all that becomes public are the same."""
    told = [_free(world.deal, move, rng) if move.seat not in (reader, CHANCE) else move for move in moves]
    for group in resolved_groups(moves):
        kind = moves[group[0]].kind
        if kind in PUBLIC:
            for place in group:
                told[place] = moves[place]
        elif kind in COUNTED:
            others = [place for place in group if moves[place].seat != reader]
            able = [place for place in others if "fail" in cards_of(world.deal, moves[place].seat)]
            failing = rng.sample(able, sum(moves[place].value == "fail" for place in others))
            for place in others:
                told[place] = moves[place]._replace(value="fail" if place in failing else "success")
    return told


def _free(deal: Deal, move: Move, rng: Random) -> Move:
    """An answer that nobody else learns in full."""
    if move.kind in COUNTED:
        return move._replace(value=rng.choice(cards_of(deal, move.seat)))
    if move.kind in BETWEEN_TWO:
        return move._replace(value=side_of(deal[move.seat]))
    assert move.kind in PUBLIC, f"say in knowledge.py who learns the answer to {move.kind}"
    return move._replace(value=rng.choice(("approve", "reject"))) if move.kind == "vote" else move


# What a reader gets


class Told(NamedTuple):
    kind: str
    text: str


def transcript(world: World, moves: Sequence[Move], reader: int | None, probes: frozenset[int]) -> list[Told]:
    """Everything this reader gets while these moves are played, in order: as far as they can be played."""
    table = world.begin()
    told: list[Told] = []
    heard = 0
    for place in range(len(moves) + 1):
        if place in probes:
            heard = _listen(table, reader, told, heard)
            told.append(Told("view", _text(table.view(reader))))
            if reader is not None:
                told += _question(table, reader)
                told += _refusals(table, reader)
        if place < len(moves):
            move = moves[place]
            if move.kind == UNDO:
                table.undo()
            elif not _can_be_played(table, move):
                break
            else:
                _submit(table, move.seat, move.value)
            _answer_for_chance(table)
    _listen(table, reader, told, heard)
    return told


def _can_be_played(table: Table[Any], move: Move) -> bool:
    decision = table.open.get(move.seat)
    return decision is not None and decision.kind == move.kind and move.value in decision.options


def _listen(table: Table[Any], reader: int | None, told: list[Told], heard: int) -> int:
    events = table.events_for(reader)
    for event in events[heard:]:
        is_guess = event.kind == "asked" and event.data["kind"] == "assassinate"
        told.append(Told("asked assassinate" if is_guess else event.kind, _text(event)))
    return len(events)


def _question(table: Table[Any], seat: int) -> list[Told]:
    return [Told("question", _text(table.open[seat]))] if seat in table.open else []


def _refusals(table: Table[Any], seat: int) -> Iterator[Told]:
    """How the table takes one and the same list of answers from this seat, right and wrong, each by itself."""
    own = table.open[seat].id if seat in table.open else 1
    for decision in (own, own + 1):
        for value in ("approve", "fail", "good", "nonsense", seat, 99, None, [seat, seat], [0, 1], [0, 1, 2], 1.0):
            twin = table.copy()
            try:
                twin.submit(Answer(decision, seat, value))
            except AnswerError as error:
                yield Told("refusal", f"{type(error).__name__} {error.code} {error}")
            else:
                yield Told("refusal", "none")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _submit(table: Table[Any], seat: int, value: Any) -> None:
    table.submit(Answer(table.open[seat].id, seat, value))


def _answer_for_chance(table: Table[Any]) -> None:
    while CHANCE in table.open:
        _submit(table, CHANCE, table.open[CHANCE].options.decode(0))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.properties.two_worlds", description="Look for leaks.")
    parser.add_argument("--games", type=int, default=1000, help="how many games, each for every reader")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game; others follow")
    arguments = parser.parse_args()
    total = Report()
    for first in range(arguments.first, arguments.first + arguments.games, 100):
        part = compare_worlds(range(first, min(first + 100, arguments.first + arguments.games)))
        total.pairs, total.coupled = total.pairs + part.pairs, total.coupled + part.coupled
        total.revealed_by += part.revealed_by
        total.leaks += part.leaks
        print(f"games {arguments.first} to {first + 99}: {total}", flush=True)
    for leak in total.leaks[:10]:
        print(leak)
    sys.exit(bool(total.leaks))


if __name__ == "__main__":
    main()
