"""The two-worlds test: secrets make no difference to anything that a seat is told.

A game is played (the first world). For one reader (a seat or the spectator), another deal is found that it
cannot tell apart, and the game is retold there (the second world). The reader gives the same answers. The others answer
as the second world requires, as long as all public facts stay equal. Everything that the reader receives (events,
questions, views, refusals) must be the same byte for byte, until the game itself reveals the difference.

`python -m tests.properties.two_worlds --games 5000` plays more games than the tests do.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from afallon import Event
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.kernel import Asked
from afallon.testing.worlds import Report, look_for_leaks, transcript
from tests.properties.knowledge import SHOWING_THE_ASSASSIN, may_reveal
from tests.properties.retelling import second_world
from tests.properties.worlds import Move, World, first_world


def compare_worlds(games: Iterable[int], *, readers: int | None = None, including: Iterable[str] = ()) -> Report:
    """Play the games of these seeds with these features, each for all readers or for some; report the pairs."""
    report = Report()
    for seed in games:
        rng = Random(seed)
        world, moves = first_world(rng, including)
        everybody: list[int | None] = [*range(len(world.deal)), None]
        for reader in everybody if readers is None else rng.sample(everybody, readers):
            _compare_pair(report, Pair(f"game {seed}, reader {reader}", world, moves, reader), rng)
    return report


class Pair(NamedTuple):
    """A game as it was played, and the reader for whom it is retold."""

    name: str
    world: World
    moves: Sequence[Move]
    reader: int | None


def _compare_pair(report: Report, pair: Pair, rng: Random) -> None:
    name, world, moves, reader = pair
    report.pairs += 1
    if rng.random() < 0.3:  # only a game in progress has facts that are not public yet, and those may differ freely
        moves = moves[: rng.randrange(len(moves))]
    found = second_world(world, moves, reader, rng)
    if found is None:
        return
    other, retold = found
    probes = frozenset(rng.choices(range(len(moves) + 1), k=4))
    seat = 0 if reader is None else reader
    words = ("approve", "fail", "good", "use", "magic", "nonsense")
    tries = (*words, seat, 99, None, [seat, seat], [0, 1], [0, 1, 2], 1.0)
    mine, table = transcript(world, moves, reader, probes=probes, tries=tries, label=_label)
    theirs, _ = transcript(other, retold, reader, probes=probes, tries=tries, label=_label)
    switches = KnownLancelots.of(table.view(None)).switches
    name = f"{name}: {world.setup}\n  {world.deal} or {other.deal}"
    revealed = report.compare(
        name, mine, theirs, lambda kind: may_reveal(kind, world.setup, world.deal, other.deal, switches)
    )
    if revealed is not None:
        report.couple(revealed)


def _label(event: Event) -> str:
    is_guess = isinstance(event, Asked) and event.about.kind in SHOWING_THE_ASSASSIN
    return "asked for the guess" if is_guess else event.kind


if __name__ == "__main__":
    look_for_leaks(compare_worlds)
