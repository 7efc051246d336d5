"""Let bots play Avalon against each other: classic set-ups compared with people's results, or every module family.

.venv/bin/python benchmarks/players.py --games 300 --write docs/players.md
.venv/bin/python benchmarks/players.py --families --games 200 --write docs/players-modules.md
"""

import argparse
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

import afallon
from afallon.avalon.character import EVIL, GOOD
from afallon.avalon.sizes import SIDES
from afallon.players import PLAYERS

BASIC = ("merlin", "percival", "assassin", "morgana")
SETUPS = {
    5: BASIC,
    6: BASIC,
    7: (*BASIC, "mordred"),
    8: (*BASIC, "mordred"),
    9: (*BASIC, "mordred"),
    10: (*BASIC, "mordred", "oberon"),
}


_PAIR = ("merlin", "assassin")
Setting = tuple[int, tuple[str, ...], tuple[str, ...]]
"""Players, characters and modules."""

FAMILIES: dict[str, Setting] = {
    "basic game": (7, _PAIR, ()),
    "Lancelots": (8, (*_PAIR, "good_lancelot", "evil_lancelot"), ()),
    "Lancelots, variant 1": (8, (*_PAIR, "good_lancelot", "evil_lancelot"), ("lancelot_variant_1",)),
    "Lancelots, variant 2": (8, (*_PAIR, "good_lancelot", "evil_lancelot"), ("lancelot_variant_2",)),
    "Lunatic, Brute, Revealer, Cleric": (10, (*_PAIR, "lunatic", "brute", "revealer", "cleric"), ()),
    "Trickster, Troublemaker, Lady": (7, (*_PAIR, "trickster", "troublemaker"), ("lady_of_the_lake",)),
    "Rogues": (8, (*_PAIR, "good_rogue", "evil_rogue"), ()),
    "Sorcerers": (8, (*_PAIR, "good_sorcerer", "evil_sorcerer"), ()),
    "Messengers": (8, (*_PAIR, "senior_messenger", "junior_messenger", "evil_messenger"), ()),
    "Untrustworthy Servant": (7, (*_PAIR, "untrustworthy_servant"), ()),
    "Excalibur": (7, _PAIR, ("excalibur",)),
    "Trapper": (8, _PAIR, ("trapper",)),
    "quest selection": (7, _PAIR, ("quest_selection",)),
    "plot cards": (9, _PAIR, ("plot_cards",)),
}


class Tally(msgspec.Struct):
    """Results of games with one set-up: games, wins of good, guesses of the Assassin, and right guesses.

    `alone` counts games that a Rogue won alone.
    """

    games: int = 0
    won_by_good: int = 0
    guesses: int = 0
    right: int = 0
    alone: int = 0
    answers: int = 0
    seconds: float = 0.0


PEOPLE = {
    5: Tally(615, 276, 480, 204),
    6: Tally(536, 259, 420, 161),
    7: Tally(264, 110, 180, 70),
    8: Tally(220, 81, 123, 42),
    9: Tally(178, 76, 108, 32),
    10: Tally(139, 54, 75, 21),
}
"""The same set-ups among people: totals of public games played online from 2019 to 2026, without any single game."""


def play(setting: Setting, players: dict[str, str], seed: int, tally: Tally) -> None:
    """Play one game with a player for each side as dealt, and add it to the tally."""
    seats, characters, modules = setting
    table = afallon.new("avalon", seats=seats, seed=seed, characters=characters, modules=modules)
    rng = Random(seed)
    bots = {seat: PLAYERS[players[table.view(seat).sides[seat]]]() for seat in range(seats)}
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        view = table.view(decision.seat)
        start = time.perf_counter()
        value = bots[decision.seat].answer(decision, view, rng)
        tally.seconds += time.perf_counter() - start
        tally.answers += 1
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    tally.games += 1
    tally.won_by_good += table.outcome.side == GOOD
    tally.alone += table.outcome.reason == "rogue"
    tally.guesses += table.outcome.reason in ("merlin_named", "merlin_safe")
    tally.right += table.outcome.reason == "merlin_named"


def interval(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share(successes: int, trials: int) -> str:
    """Return a share in per cent with its interval, for a table."""
    if not trials:
        return "–"
    low, high = interval(successes, trials)
    return f"{100 * successes / trials:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def row(seats: int, good: str, evil: str, tally: Tally) -> str:
    good_players, _ = SIDES[seats]
    speed = f"{1000 * tally.seconds / tally.answers:.2f}" if tally.answers else "–"
    cells = (
        seats, good, evil, tally.games, share(tally.won_by_good, tally.games), share(tally.guesses, tally.games),
        share(tally.right, tally.guesses), f"{100 / good_players:.0f}", speed,
    )  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def report(games: int, sizes: list[int], names: list[str]) -> Iterator[str]:
    yield "| players | good | evil | games | good wins | evil must guess | guess is right | by chance | ms per answer |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for seats in sizes:
        for good in names:
            for evil in names:
                tally = Tally()
                for seed in range(games):
                    play((seats, SETUPS[seats], ()), {GOOD: good, EVIL: evil}, seed, tally)
                yield row(seats, good, evil, tally)
        yield row(seats, "people", "people", PEOPLE[seats])


def report_families(games: int) -> Iterator[str]:
    """Yield the win rate of good in every family, for each pair of players; and the wins of Rogues alone."""
    pairs = [(good, evil) for good in ("random", "careful") for evil in ("random", "careful")]
    yield (
        "| family | players | " + " | ".join(f"{good} good, {evil} evil" for good, evil in pairs) + " | a Rogue alone |"
    )
    yield "|---|---|" + "---|" * (len(pairs) + 1)
    for name, setting in FAMILIES.items():
        tallies = [Tally() for _ in pairs]
        for (good, evil), tally in zip(pairs, tallies, strict=True):
            for seed in range(games):
                play(setting, {GOOD: good, EVIL: evil}, seed, tally)
        won = [share(tally.won_by_good, tally.games) for tally in tallies]
        alone = share(tallies[-1].alone, games) if "Rogue" in name else "–"
        yield "| " + " | ".join([name, str(setting[0]), *won, alone]) + " |"


FAMILY_HEADING = """# Strength of Avalon's bots, by family of modules

After this page you know how often good wins with each family of characters and modules. To play one of them against
the bots:

    afallon play avalon --with good_lancelot,evil_lancelot --bots careful

Share of games that good wins, in per cent with Wilson's 95% interval, over {games} games for each cell with the same
seeds. The last column is the share that a Rogue won alone among careful players. Each family is added to Merlin and the
Assassin; servants and minions fill up. Sides are as dealt, even if Lancelots change them. Generated by

    .venv/bin/python {command}
"""

HEADING = """# Strength of Avalon's bots

After this page you know how strong each bot is, against the other kind and beside people, and can measure a bot of your
own (add it to `PLAYERS` in `src/afallon/players/__init__.py`). To play against them:

    afallon play avalon --seats 7 --bots careful

`random` gives any legal answer. `careful` weighs every possible set of evil players by public acts (teams, votes,
cards) and by the knowledge of its own seat, with small tables of how people behave
(`src/afallon/players/avalon/habits.py`). Its Merlin hides, its evil looks like a servant, and its Assassin names the
player who acted most like Merlin. Bots do not talk.

Set-ups: Merlin, Percival, the Assassin and Morgana; Mordred from seven players on; Oberon at ten; servants and minions
fill up. Shares are in per cent, with Wilson's 95% interval. The rows of people are totals of public games with the same
characters, played online from 2019 to 2026. Made by

    .venv/bin/python {command}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="games for each line (%(default)s)")
    parser.add_argument("--seats", type=int, nargs="+", default=list(SETUPS), choices=list(SETUPS))
    parser.add_argument("--players", nargs="+", default=["random", "careful"], choices=list(PLAYERS))
    parser.add_argument("--families", action="store_true", help="play every family of modules instead")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the report into this file as well")
    options = parser.parse_args()

    lines = []
    measured = (
        report_families(options.games) if options.families else report(options.games, options.seats, options.players)
    )
    for line in measured:
        print(line, flush=True)
        lines.append(line)
    if options.write:
        command = " ".join(["benchmarks/players.py", *sys.argv[1:]])
        heading = (FAMILY_HEADING if options.families else HEADING).format(command=command, games=options.games)
        options.write.write_text("\n".join([heading, *lines, ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
