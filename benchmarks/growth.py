"""Cost of one more answer in a long campaign: undo, save, load and view, by the number of answers so far.

A campaign of Grail with two characters is played at random; the first seed whose campaign lasts long enough is used.
Every cost must be independent of the campaign's length.

    .venv/bin/python benchmarks/growth.py                                   print the table
    .venv/bin/python benchmarks/growth.py --write docs/figures/growth.md    and write it
    .venv/bin/python benchmarks/growth.py --lengths 500 1000 1500           at other lengths
"""

import argparse
import platform
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
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
"""Maximum milliseconds at the greatest length."""

SAVES = 100


def begin(seed: int) -> Table[Any]:
    return afallon.new("grail", seats=2, seed=seed, pack=str(PACK))


def play(table: Table[Any], rng: Random, answers: int) -> None:
    """Play at random until this number of answers, or to the end of the campaign."""
    while table.answers < answers and table.outcome is None:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))


def lasting_seed(answers: int) -> int:
    """Return the first seed whose campaign is not over after this number of answers."""
    for seed in count(1):
        table = begin(seed)
        play(table, Random(seed), answers)
        if table.outcome is None:
            return seed
    raise AssertionError


def write(table: Table[Any], written: int) -> list[bytes]:
    """Return the lines to append to a file that has this number of lines."""
    return [msgspec.json.encode(line) for line in table.lines(after=written)]


def milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def middle(figures: Sequence[float]) -> float:
    return sorted(figures)[len(figures) // 2]


def costs(seed: int, length: int, undos: int) -> dict[str, float]:
    """Return the costs at this length in milliseconds, and the size of a checkpoint in kilobytes."""
    rng = Random(seed)
    table = begin(seed)
    play(table, rng, length)
    written = len(table.lines())
    first_checkpoint = milliseconds(table.snapshot)  # it folds every view; later ones continue from there

    saving = []
    for _ in range(SAVES):
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
    for _ in range(undos):
        undoing.append(milliseconds(table.undo))
        play(table, rng, table.answers + 1)
    looking = milliseconds(lambda: table.view(1))
    late = table.copy()
    return {
        "undo": middle(undoing),
        "slowest undo": max(undoing),
        "save an answer": middle(saving),
        "make the first checkpoint": first_checkpoint,
        "make a checkpoint": taking,
        "load from a checkpoint": loading,
        f"a view after {undos} undos": looking,
        "a first view": milliseconds(lambda: late.view(0)),
        "size of a checkpoint (kB)": len(checkpoint) / 1000,
    }


def report(lengths: Sequence[int], undos: int) -> tuple[str, bool]:
    """Return the table as Markdown, and whether the goals are met."""
    seed = lasting_seed(max(lengths) + SAVES)
    found = {length: costs(seed, length, undos) for length in lengths}
    longest = found[max(lengths)]
    rows = [
        f"| {what} | " + " | ".join(f"{found[length][what]:.2f}" for length in lengths) + f" | {GOALS.get(what, '')} |"
        for what in longest
    ]
    lines = [
        "# Cost by length of a campaign",
        "",
        "A campaign of Grail, two characters at random, milliseconds of CPU. A first view or checkpoint folds all",
        "events once; later ones continue from there.",
        "Made by `benchmarks/growth.py --write docs/figures/growth.md`.",
        f"Python {platform.python_version()} on {platform.machine()}.",
        "",
        "| | " + " | ".join(f"{length:,} answers" for length in lengths) + " | goal |",
        "|---|" + "---|" * (len(lengths) + 1),
        *rows,
        "",
    ]
    return "\n".join(lines), all(longest[what] <= goal for what, goal in GOALS.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lengths", type=int, nargs="+", default=LENGTHS, help="after how many answers")
    parser.add_argument("--undos", type=int, default=400, help="how many answers are taken back")
    parser.add_argument("--write", type=Path, help="where the table is written")
    wanted = parser.parse_args()
    text, met = report(wanted.lengths, wanted.undos)
    print(text)
    if wanted.write is not None:
        wanted.write.write_text(text, "utf-8")
    if not met:
        raise SystemExit("a goal is not met")


if __name__ == "__main__":
    main()
