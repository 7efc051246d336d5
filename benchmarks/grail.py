"""Speed of random play in Grail, and the win rates of each player in the fixture's encounters.

.venv/bin/python benchmarks/grail.py                               print the tables
.venv/bin/python benchmarks/grail.py --write docs/figures/grail.md  and write them
"""

import argparse
import platform
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import afallon
from afallon.grail.content import load_pack
from afallon.lab.grail.arena import is_fought
from afallon.lab.grail.fights import arena_of, win_rate
from afallon.players.grail import wander

PACK = Path(__file__).parents[1] / "tests" / "grail" / "packs" / "fixture"
PLAYERS = ("random", "greedy", "planner")
DAYS = 8
"""Days per campaign: as long as the first menhir shines."""


class Pace(NamedTuple):
    """Rates per second."""

    days: float
    encounters: float
    answers: float


def pace(seats: int, seconds: float) -> Pace:
    """Play random campaigns of some days each for about this many seconds."""
    days = encounters = answers = 0
    start, seed = time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < seconds:
        rng = Random(seed)
        table = afallon.new("grail", seats=seats, seed=seed, pack=str(PACK))
        while table.state.day <= DAYS and table.outcome is None:
            decision = rng.choice(list(table.open.values()))
            table.submit(afallon.Answer(decision.id, decision.seat, wander(decision, rng)))
        days += DAYS
        answers += table.answers
        encounters += sum(event.kind == "encounter_ended" for event in table.all_events())
        seed += 1
    return Pace(days / spent, encounters / spent, answers / spent)


def rates(fights: int) -> list[str]:
    """Return a row for every playable encounter, with the win rates of each player alone and of two."""
    rows = []
    for name, encounter in load_pack(PACK).encounters.items():
        if not is_fought(encounter):
            continue
        arena = arena_of(PACK, name)
        cells = [f"{win_rate(arena, player, seats=seats, fights=fights):.0%}" for seats in (1, 2) for player in PLAYERS]
        rows.append(f"| {name} | {encounter.colour} | {' | '.join(cells)} |")
    return rows


def report(seconds: float, fights: int) -> str:
    """Return both tables as Markdown."""
    paces = {seats: pace(seats, seconds) for seats in (1, 2, 3, 4)}
    columns = [f"{player}, {seats}" for seats in (1, 2) for player in PLAYERS]
    return "\n".join(
        [
            "# Grail in figures",
            "",
            "The fixture pack of the tests, one process. Made by `benchmarks/grail.py --write docs/figures/grail.md`.",
            f"Python {platform.python_version()} on {platform.machine()}.",
            "",
            f"## Random play, {DAYS} days a campaign",
            "",
            "| players | days a second | encounters a second | answers a second |",
            "|---:|---:|---:|---:|",
            *(
                f"| {seats} | {rate.days:,.0f} | {rate.encounters:,.0f} | {rate.answers:,.0f} |"
                for seats, rate in paces.items()
            ),
            "",
            f"## Encounters won, of {fights} each, by player and number of players",
            "",
            f"| encounter | colour | {' | '.join(columns)} |",
            f"|---|---|{'---:|' * len(columns)}",
            *rates(fights),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of random play for each number of players")
    parser.add_argument("--fights", type=int, default=100, help="of each player with each encounter")
    parser.add_argument("--write", type=Path, metavar="FILE")
    arguments = parser.parse_args()
    text = report(arguments.seconds, arguments.fights)
    print(text)
    if arguments.write:
        arguments.write.parent.mkdir(parents=True, exist_ok=True)
        arguments.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
