"""What one more answer costs in a long campaign: undoing, saving, loading, looking, by how much has been answered.

A campaign of Grail with two characters is played at random. Every cost must stay as it is however long the campaign is.

    .venv/bin/python benchmarks/growth.py                                   print the table
    .venv/bin/python benchmarks/growth.py --write docs/figures/growth.md    and write it
"""

import argparse
import platform
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import afallon
from afallon.kernel import Snapshot, Table
from afallon.players.grail import wander

PACK = Path(__file__).parents[1] / "tests" / "grail" / "packs" / "fixture"
LENGTHS = (1_000, 5_000, 20_000)
GOALS = {"undo": 20.0, "save an answer": 1.0, "load from a checkpoint": 100.0}
"""In milliseconds, at the greatest length."""

UNDOS = 400


def play(table: Table[Any], rng: Random, answers: int) -> None:
    """Play at random until so many answers have been given."""
    while table.answers < answers:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))


def write(table: Table[Any], written: int) -> list[bytes]:
    """What is added to a file after so many lines."""
    return [msgspec.json.encode(line) for line in table.lines(after=written)]


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)


def middle(figures: Sequence[float]) -> float:
    return sorted(figures)[len(figures) // 2]


def costs(length: int) -> dict[str, float]:
    """What things cost at this length, in milliseconds, and how large a checkpoint is, in kilobytes."""
    rng = Random(1)
    table = afallon.new("grail", seats=2, seed=1, pack=str(PACK))
    play(table, rng, length)
    written = len(table.lines())
    table.snapshot()  # as whoever keeps checkpoints does now and then: every view has been folded so far

    saving = []
    for _ in range(100):
        play(table, rng, table.answers + 1)
        saving.append(milliseconds(partial(write, table, written)))
        written = len(table.lines())
    taking = milliseconds(table.snapshot)
    checkpoint = msgspec.json.encode(table.snapshot())

    def load() -> Table[Any]:
        restored = Table.restore(msgspec.json.decode(checkpoint, type=Snapshot, strict=False))
        restored.view(0)
        return restored

    loading = milliseconds(load)
    assert load().digest() == table.digest()
    undoing = []
    for _ in range(UNDOS):
        undoing.append(milliseconds(table.undo))
        play(table, rng, table.answers + 1)
    looking = milliseconds(lambda: table.view(1))
    late = table.copy()
    return {
        "undo": middle(undoing),
        "slowest undo": max(undoing),
        "save an answer": middle(saving),
        "make a checkpoint": taking,
        "load from a checkpoint": loading,
        f"a view after {UNDOS} undos": looking,
        "a first view": milliseconds(lambda: late.view(0)),
        "size of a checkpoint (kB)": len(checkpoint) / 1000,
    }


def report() -> tuple[str, bool]:
    """The table as Markdown, and whether the goals are met."""
    found = {length: costs(length) for length in LENGTHS}
    longest = found[LENGTHS[-1]]
    rows = [
        f"| {what} | " + " | ".join(f"{found[length][what]:.2f}" for length in LENGTHS) + f" | {GOALS.get(what, '')} |"
        for what in longest
    ]
    lines = [
        "# What length costs",
        "",
        "A campaign of Grail, two characters at random, milliseconds. A first view is of a table nobody has looked at:",
        "it folds everything once. Made by `benchmarks/growth.py --write docs/figures/growth.md`.",
        f"Python {platform.python_version()} on {platform.machine()}.",
        "",
        "| | " + " | ".join(f"{length:,} answers" for length in LENGTHS) + " | goal |",
        "|---|" + "---|" * (len(LENGTHS) + 1),
        *rows,
        "",
    ]
    return "\n".join(lines), all(longest[what] <= goal for what, goal in GOALS.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", type=Path, help="where the table is written")
    wanted = parser.parse_args()
    text, met = report()
    print(text)
    if wanted.write is not None:
        wanted.write.write_text(text, "utf-8")
    if not met:
        raise SystemExit("a goal is not met")


if __name__ == "__main__":
    main()
