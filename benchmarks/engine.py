"""Speed of random play, compared with OpenSpiel's Python games and RLCard in one run.

Every contender plays whole games with uniformly random legal moves, in turn, for some rounds. The best round of each
counts, so that other load on the machine affects all alike. A decision is one move of a player or of chance.

    ./run bench                 print the table
    ./run bench --write         and write it to docs/figures/engine.md
"""

import argparse
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from afallon.testing.pace import Pace, Play, games_of, pace

REPORT = Path(__file__).parents[1] / "docs" / "figures" / "engine.md"
GAMES_WANTED = 2_500
RATIO_WANTED = 2.0
SLOWER_ALLOWED = 3.0

EVERYTHING: dict[str, Any] = {
    "characters": [
        *("merlin", "cleric", "good_lancelot", "good_rogue", "good_sorcerer", "untrustworthy_servant"),
        *("assassin", "evil_lancelot", "evil_rogue", "evil_sorcerer"),
    ],
    "modules": [
        *("excalibur", "lady_of_the_lake", "lancelot_variant_1", "plot_cards", "quest_selection", "trapper"),
    ],
}
"""The maximum of Avalon's characters and modules for ten players."""


def open_spiel(name: str) -> Play:
    """Return a Python game of OpenSpiel."""
    import open_spiel.python.games  # noqa: F401 - registers them
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Play:
    """Return a game of RLCard, through its environment."""
    import rlcard as library

    environment: Any = library.make(name)

    def play(rng: Random) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


CONTENDERS: dict[str, Callable[[], Play]] = {
    "Afallon: Avalon, 5 players": lambda: games_of("avalon", {"seats": 5}),
    "Afallon: Avalon, 10 players": lambda: games_of("avalon", {"seats": 10}),
    "Afallon: Avalon, 10 players, everything on": lambda: games_of("avalon", {"seats": 10, **EVERYTHING}),
    "Afallon: Avalon, 5 players, every stream read": lambda: games_of("avalon", {"seats": 5}, read=True),
    "OpenSpiel: python_kuhn_poker": lambda: open_spiel("python_kuhn_poker"),
    "OpenSpiel: python_tic_tac_toe": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel: python_liars_poker": lambda: open_spiel("python_liars_poker"),
    "OpenSpiel: python_block_dominoes": lambda: open_spiel("python_block_dominoes"),
    "OpenSpiel: python_team_dominoes": lambda: open_spiel("python_team_dominoes"),
    "RLCard: leduc-holdem": lambda: rlcard("leduc-holdem"),
    "RLCard: uno": lambda: rlcard("uno"),
}


def compare(rounds: int, seconds: float) -> dict[str, Pace]:
    """Return the best round of every contender, by name."""
    players = {}
    for name, make in CONTENDERS.items():
        try:
            players[name] = make()
        except ImportError as missing:
            print(f"left out: {name} ({missing})", file=sys.stderr)
    best = dict.fromkeys(players, Pace(0.0, 0.0))
    for number in range(rounds):
        for name, play in players.items():
            best[name] = max(best[name], pace(play, seconds=seconds, rng=Random(number)), key=lambda pair: pair[1])
    return best


def report(best: dict[str, Pace]) -> str:
    """Return the table as Markdown, with the two target figures of the engine."""
    own_games, own_decisions = best["Afallon: Avalon, 5 players"]
    basic, everything = best["Afallon: Avalon, 10 players"], best["Afallon: Avalon, 10 players, everything on"]
    slower = [fast / slow for fast, slow in zip(basic, everything, strict=True)]
    rows = [
        f"| {name} | {games:,.0f} | {decisions:,.0f} | {own_decisions / decisions:.1f} |"
        for name, (games, decisions) in best.items()
    ]
    peers = [decisions for name, (_, decisions) in best.items() if name.startswith("OpenSpiel")]
    lines = [
        "# Speed of the engine",
        "",
        "Random play, one process, best of several rounds in one run. Made by `./run bench --write`.",
        f"Python {platform.python_version()} on {platform.machine()}.",
        "",
        "| game | games a second | decisions a second | Afallon with 5 players plays … times as many decisions |",
        "|---|---:|---:|---:|",
        *rows,
        "",
        f"- Five-player games a second: {own_games:,.0f} (target: {GAMES_WANTED:,}).",
        f"- Ten players with everything on: {slower[1]:.1f} times fewer decisions a second than the basic game"
        f" (at most: {SLOWER_ALLOWED:.0f}); {slower[0]:.1f} times fewer games, since each has more decisions.",
    ]
    if peers:
        mean = sum(peers) / len(peers)
        lines += [
            f"- Decisions a second, compared with the mean of OpenSpiel's Python games: {own_decisions / mean:.1f}"
            f" times (target: {RATIO_WANTED:.0f}); with the fastest of them: {own_decisions / max(peers):.1f} times.",
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument(
        "--write", action="store_true", help=f"write the table to {REPORT.relative_to(REPORT.parents[2])}"
    )
    arguments = parser.parse_args()
    text = report(compare(arguments.rounds, arguments.seconds))
    print(text)
    if arguments.write:
        REPORT.parent.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(text)


if __name__ == "__main__":
    main()
