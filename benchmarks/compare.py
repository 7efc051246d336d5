"""Compare random play of this checkout and another in one run: games and decisions per second, and their ratio.

    git worktree add ../before SOME-COMMIT
    .venv/bin/python benchmarks/compare.py ../before                                     print the table
    .venv/bin/python benchmarks/compare.py ../before --write docs/figures/compare.md     and write it

Both play in turn, each in its own process, for some rounds. The best round of each counts, so that other load on the
machine affects both alike. A group's answers are given in one call where the checkout supports it.
"""

import argparse
import inspect
import json
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parents[1]

MEASURES: dict[str, tuple[str, int, str]] = {
    "Avalon, 5 players": ("avalon", 5, "bare"),
    "Avalon, 5 players, one answer at a time": ("avalon", 5, "single"),
    "Avalon, 5 players, every stream read at the end": ("avalon", 5, "end"),
    "Avalon, 5 players, every stream read as it grows": ("avalon", 5, "growing"),
    "Avalon, 10 players": ("avalon", 10, "bare"),
    "Avalon, 10 players, every stream read at the end": ("avalon", 10, "end"),
    "Avalon, 10 players, every stream read as it grows": ("avalon", 10, "growing"),
    "Voyage, 5 players": ("voyage", 5, "bare"),
    "Grail, 2 players, 300 answers": ("grail", 2, "bare"),
}
"""The game, its players, and the mode, by name.

Modes are `bare`, one answer at a time (`single`), and all streams read at the `end` or while they are `growing`.
"""

GRAIL_ANSWERS = 300

CAMPAIGNS: dict[str, int] = {"Grail, 2 players": 2, "Grail, 4 players": 4}
"""Number of players by name, in campaigns of some days each where players seldom idle."""

DAYS = 8
"""Days per campaign: as long as the first menhir shines."""


def begun(game: str, seats: int, seed: int) -> Any:
    """Return a new table. Grail uses the fixture pack of the checkout."""
    import afallon

    options: dict[str, Any] = {"pack": pack()} if game == "grail" else {}
    return afallon.new(game, seats=seats, seed=seed, **options)


def play(game: str, seats: int, reading: str, seed: int, rng: Random) -> int:
    """Play one game and return its number of decisions."""
    import afallon

    table = begun(game, seats, seed)
    takes_groups, reads_on = abilities()
    unbound: Any = table
    read = dict.fromkeys(range(seats), 0)
    while table.outcome is None and not (game == "grail" and table.answers >= GRAIL_ANSWERS):
        if game == "grail":
            decision = rng.choice(tuple(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
        elif takes_groups and reading != "single":
            unbound.submit_all({seat: options.sample(rng) for seat, options in unbound.options.items()})
        else:
            for one in tuple(table.open.values()):
                table.submit(afallon.Answer(one.id, one.seat, one.options.sample(rng)))
        if reading == "growing":
            for seat in range(seats):
                told = unbound.events_for(seat, after=read[seat]) if reads_on else table.events_for(seat)[read[seat] :]
                read[seat] += len(told)
    if reading == "end":
        for seat in range(seats):
            table.events_for(seat)
    answers: int = table.answers
    return answers


@cache
def pack() -> str:
    """Return the test pack of the checkout that plays."""
    import afallon

    return str(Path(afallon.__file__).parents[2] / "tests" / "grail" / "packs" / "fixture")


@cache
def abilities() -> tuple[bool, bool]:
    """Return whether a table takes several answers in one call, and whether streams can be read incrementally."""
    import afallon

    reads_on = "after" in inspect.signature(afallon.Table.events_for).parameters
    return hasattr(afallon.Table, "submit_all"), reads_on


def wander(seats: int, seed: int) -> Any:
    """Play some days of a campaign and return its table."""
    import afallon
    from afallon.players.grail import wander

    rng, table = Random(seed), begun("grail", seats, seed)
    while table.state.day <= DAYS and table.outcome is None:
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
    return table


def work_days(seats: int, seconds: float) -> None:
    """Play days for about this many seconds, and print days and encounters per second."""
    wander(seats, 0)
    spent, days, encounters, seed = 0.0, 0, 0, 0
    while spent < seconds:
        seed += 1
        start = time.process_time()
        table = wander(seats, seed)
        spent += time.process_time() - start
        days += table.state.day - 1
        encounters += sum(event.kind == "encounter_ended" for event in table.all_events())
    print(json.dumps([days / spent, encounters / spent]))


def work(game: str, seats: int, reading: str, seconds: float) -> None:
    """Play for about this many seconds, and print games and decisions per second."""
    rng, games, decisions = Random(1), 0, 0
    play(game, seats, reading, 0, rng)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        decisions += play(game, seats, reading, games, rng)
    print(json.dumps([games / spent, decisions / spent]))


def measured(checkout: Path, name: str, seconds: float) -> tuple[float, float]:
    """Return the output of `work` or `work_days` in a checkout."""
    game, seats, reading = MEASURES[name] if name in MEASURES else ("grail", CAMPAIGNS[name], "days")
    command = [sys.executable, __file__, "--work", game, str(seats), reading, str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(checkout / "src")}, capture_output=True, text=True, check=True
    )
    first, second = json.loads(done.stdout)
    return first, second


def best(other: Path, name: str, rounds: int, seconds: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the best round of the other checkout and of this one, which take turns."""
    before = now = (0.0, 0.0)
    for _ in range(rounds):
        before = max(before, measured(other, name, seconds), key=lambda pair: pair[1])
        now = max(now, measured(HERE, name, seconds), key=lambda pair: pair[1])
    return before, now


def report(other: Path, rounds: int, seconds: float) -> str:
    """Return the table as Markdown."""
    lines = [
        "# This checkout compared with an earlier one",
        "",
        "Random play, best of several rounds in one run. Made by `benchmarks/compare.py`.",
        "",
        "| | decisions a second before | now | ratio | games a second now |",
        "|---|---|---|---|---|",
    ]
    for name in MEASURES:
        before, now = best(other, name, rounds, seconds)
        lines.append(f"| {name} | {before[1]:,.0f} | {now[1]:,.0f} | {now[1] / before[1]:.2f} | {now[0]:,.0f} |")
        print(lines[-1], file=sys.stderr)
    lines += [
        "",
        f"Campaigns of {DAYS} days, in which players wander:",
        "",
        "| | days a second before | now | ratio | encounters a second before | now | ratio |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in CAMPAIGNS:
        (days, encounters), (days_now, encounters_now) = best(other, name, rounds, seconds)
        lines.append(
            f"| {name} | {days:,.0f} | {days_now:,.0f} | {days_now / days:.2f} "
            f"| {encounters:,.0f} | {encounters_now:,.0f} | {encounters_now / encounters:.2f} |"
        )
        print(lines[-1], file=sys.stderr)
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="another checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--work", nargs=4, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work is not None:
        game, seats, reading, seconds = wanted.work
        if reading == "days":
            work_days(int(seats), float(seconds))
        else:
            work(game, int(seats), reading, float(seconds))
        return
    if wanted.other is None or not (wanted.other / "src" / "afallon").is_dir():
        parser.error("name the folder of another checkout, as in `benchmarks/compare.py ../before`")
    text = report(wanted.other, wanted.rounds, wanted.seconds)
    print(text)
    if wanted.write is not None:
        wanted.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
