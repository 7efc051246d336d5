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
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

from afallon import Answer, AnswerError, Table
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.kernel import Asked
from tests.properties.knowledge import SHOWING_THE_ASSASSIN, may_reveal
from tests.properties.retelling import second_world
from tests.properties.worlds import UNDO, Move, World, first_world, submit


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


def compare_worlds(games: Iterable[int], *, readers: int | None = None, including: Iterable[str] = ()) -> Report:
    """Play the games of these seeds, with these features, each for every reader or for some, and report the pairs."""
    report = Report()
    for seed in games:
        rng = Random(seed)
        world, moves = first_world(rng, including)
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
    found = second_world(world, moves, reader, rng)
    if found is None:
        return
    other, retold = found
    probes = frozenset(rng.choices(range(len(moves) + 1), k=4))
    mine, switches = transcript(world, moves, reader, probes)
    theirs, _ = transcript(other, retold, reader, probes)
    place = next((p for p, (one, two) in enumerate(zip(mine, theirs, strict=False)) if one != two), None)
    if place is None and len(mine) == len(theirs):
        report.coupled += 1
        report.revealed_by["nothing yet"] += 1
    elif place is None:
        report.leaks.append(f"{name}: one world goes on and the other does not\n  {(mine + theirs)[-1]}")
    elif mine[place].kind == theirs[place].kind and may_reveal(
        mine[place].kind, world.setup, world.deal, other.deal, switches
    ):
        report.coupled += 1
        report.revealed_by[mine[place].kind] += 1
    else:
        report.leaks.append(
            f"{name}: {world.setup}\n  {world.deal} or {other.deal}\n  {mine[place]}\n  {theirs[place]}"
        )


class Told(NamedTuple):
    kind: str
    text: str


def transcript(
    world: World, moves: Sequence[Move], reader: int | None, probes: frozenset[int]
) -> tuple[list[Told], int]:
    """Everything this reader gets while these moves are played, in order, as far as they can be played.

    Also how often the Lancelots have changed sides, which all know.
    """
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
                submit(table, move.seat, move.value)
            world.answer_for_chance(table)
    _listen(table, reader, told, heard)
    return told, KnownLancelots.of(table.view(None)).switches


def _can_be_played(table: Table[Any], move: Move) -> bool:
    decision = table.open.get(move.seat)
    return decision is not None and decision.kind == move.kind and move.value in decision.options


def _listen(table: Table[Any], reader: int | None, told: list[Told], heard: int) -> int:
    events = table.events_for(reader)
    for event in events[heard:]:
        is_guess = isinstance(event, Asked) and event.about.kind in SHOWING_THE_ASSASSIN
        told.append(Told("asked for the guess" if is_guess else event.kind, _text(event)))
    return len(events)


def _question(table: Table[Any], seat: int) -> list[Told]:
    return [Told("question", _text(table.open[seat]))] if seat in table.open else []


def _refusals(table: Table[Any], seat: int) -> Iterator[Told]:
    """How the table takes one and the same list of answers from this seat, right and wrong, each by itself."""
    own = table.open[seat].id if seat in table.open else 1
    values = (
        "approve",
        "fail",
        "good",
        "use",
        "magic",
        "nonsense",
        seat,
        99,
        None,
        [seat, seat],
        [0, 1],
        [0, 1, 2],
        1.0,
    )
    for decision in (own, own + 1):
        for value in values:
            twin = table.copy()
            try:
                twin.submit(Answer(decision, seat, value))
            except AnswerError as error:
                yield Told("refusal", f"{type(error).__name__} {error.code} {error}")
            else:
                yield Told("refusal", "none")


def _text(value: Any) -> str:
    """All of it, to the byte; with a question its kind, which its fields do not tell."""
    kind = getattr(getattr(value, "about", None), "kind", "")
    return kind + msgspec.json.encode(value).decode()


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
