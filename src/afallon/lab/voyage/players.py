"""Comparison of the careful and the random navigator, in each role and among either kind."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from afallon.lab.estimate import Estimate, estimate
from afallon.lab.match import Match
from afallon.lab.report import header, row
from afallon.lab.runs import Runner
from afallon.lab.voyage.voyages import CAREFUL, RANDOM, SEATS, Voyage, sail
from afallon.voyage.roles import ROLE_CARDS, ROLES

PAGE = """# Strength of Voyage's bots

After this page you know the gain of careful play in each role. To play against the careful navigators:

    afallon play voyage --seats 5 --bots careful

`random` gives any legal answer. `careful` infers the others' roles from the directions they showed and the votes they
cast, and whether they follow any aim at all. It looks ahead by simulating voyages over the known part of the map, and
plays for its own score and for the win (`src/afallon/players/voyage/`).

Every line compares the two in the same seat, with the same roles, map, chance and companions, three to seven players in
turn, on the fixed map, by the rules as written. Among random players each role has {among_random} pairs of games, among
careful ones {among_careful}. Points are means; wins are in per cent, and a shared win counts as its share. The gains
come with their 95% intervals. Made by

    .venv/bin/python -m afallon.lab voyage-players --among-random {among_random} --among-careful {among_careful}

{table}

What to know when reading it:

- By the rules as written the cabin boy and the explorer hardly ever win with either player: the gain of careful play
  shows in their points.
- Among random players the traitor scores nearly the maximum anyway: they lose the route soon, which gives 5 points.
  So a careful traitor gains few points, but more wins: it ends the voyage before others have collected more.
- Among random players the admiral's two aims pull apart. A longer voyage may find Avalon, but it also feeds the sailor.
  A bot that plays for points alone gains more points and no wins; one that cares much for wins loses the route in the
  first turn. The worth of a win (`WINNING` in `choices.py`) is set between the two.
- The sailor's points are high by the rules as written: see [the balance of the roles](voyage-balance.md).
"""


def duel(role: str, others: str, seed: int) -> tuple[Match, Match]:
    """Return two matches with the same seat, roles and chance, for a random and a careful player."""
    seats = SEATS[seed % len(SEATS)]
    rng = Random(f"{role} {seed}")
    cards = list(ROLE_CARDS)
    cards.remove(role)
    options = {"roles": [role, *rng.sample(cards, seats - 1)]}
    random, careful = (Match("voyage", (own, *(others,) * (seats - 1)), seed, options) for own in (RANDOM, CAREFUL))
    return random, careful


def study(runner: Runner, docs: Path, *, among_random: int, among_careful: int) -> None:
    """Play the duels and write the page."""
    table = "\n".join(_table(runner, {RANDOM: among_random, CAREFUL: among_careful}))
    page = PAGE.format(table=table, among_random=among_random, among_careful=among_careful)
    (docs / "voyage-players.md").write_text(page, "utf-8")


def _table(runner: Runner, games: dict[str, int]) -> Iterator[str]:
    kinds = ("random: points", "wins", "careful: points", "wins")
    yield from header("role", "the others", *kinds, "gain in points", "gain in wins")
    lines = [(role, others) for others in games for role in ROLES]
    pairs = [duel(role, others, seed) for role, others in lines for seed in range(games[others])]
    sailed = iter(runner.run("voyage-players", sail, [match for pair in pairs for match in pair], Voyage))
    for role, others in lines:
        voyages = list(islice(sailed, 2 * games[others]))
        random, careful = voyages[::2], voyages[1::2]
        points, wins = gains(random, careful)
        gained = (f"{points.mean:+.2f} ± {points.margin:.2f}", f"{100 * wins.mean:+.1f} ± {100 * wins.margin:.1f}")
        yield row(role, others, *_means(random), *_means(careful), *gained)


def gains(random: list[Voyage], careful: list[Voyage]) -> tuple[Estimate, Estimate]:
    """Return how much more the careful player in the first seat gains: in points, and in wins."""
    pairs = list(zip(random, careful, strict=True))
    return (
        estimate(after.points[0] - before.points[0] for before, after in pairs),
        estimate(after.wins[0] - before.wins[0] for before, after in pairs),
    )


def _means(voyages: list[Voyage]) -> tuple[str, str]:
    points = estimate(voyage.points[0] for voyage in voyages)
    wins = estimate(voyage.wins[0] for voyage in voyages)
    return f"{points.mean:.2f}", f"{100 * wins.mean:.0f}"
