"""Let bots sail, and compare what each role earns when a careful player holds it and when a random one does.

.venv/bin/python benchmarks/voyage.py --games 200 --write docs/voyage-players.md
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import afallon
from afallon.players import voyage
from afallon.voyage.roles import ROLE_CARDS, ROLES

RANDOM, CAREFUL = "random", "careful"


class Tally(msgspec.Struct):
    """What one role has earned: the points of each game, and its share of the wins."""

    points: list[int] = []
    wins: float = 0.0

    def add(self, outcome: afallon.Outcome, seat: int) -> None:
        assert outcome.scores is not None
        self.points.append(outcome.scores[seat])
        self.wins += (seat in outcome.winners) / len(outcome.winners)

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = sum((points - self.mean) ** 2 for points in self.points)
        return sqrt(spread / max(1, len(self.points) - 1) / len(self.points))

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {1.96 * self.error:.2f} | {100 * self.wins / len(self.points):.0f}"


def play(
    seed: int, roles: Sequence[str], is_careful: Callable[[int], bool], options: dict[str, Any]
) -> afallon.Outcome:
    """One game with these roles, in which some seats are careful and the rest random."""
    table = afallon.new("voyage", seats=len(roles), seed=seed, roles=roles, **options)
    rng = Random(seed)
    while table.outcome is None:
        decision = next(iter(table.open.values()))
        if is_careful(decision.seat):
            value = voyage.answer(decision, table.view(decision.seat), rng)
        else:
            value = decision.options.sample(rng)
        table.submit(afallon.Answer(decision.id, decision.seat, value))
    return table.outcome


def deal(role: str, seats: int, rng: Random) -> list[str]:
    """This role for the first seat, any of the other cards for the rest."""
    cards = list(ROLE_CARDS)
    cards.remove(role)
    return [role, *rng.sample(cards, seats - 1)]


def duels(games: int, seats: int, options: dict[str, Any]) -> Iterator[str]:
    """Each role in the hands of either player, among others of one kind; the same deals and seeds for both."""
    yield "| role | the others | random: points | wins | careful: points | wins | gain |"
    yield "|---|---|---|---|---|---|---|"
    for others in (RANDOM, CAREFUL):
        for role in ROLES:
            tallies = {RANDOM: Tally(), CAREFUL: Tally()}
            for own, tally in tallies.items():
                for seed in range(games):
                    who = [own] + [others] * (seats - 1)
                    dealt = deal(role, seats, Random(seed))
                    tally.add(play(seed, dealt, lambda seat, who=who: who[seat] == CAREFUL, options), 0)  # type: ignore[misc]
            pairs = zip(tallies[CAREFUL].points, tallies[RANDOM].points, strict=True)
            gain = Tally([careful - random for careful, random in pairs])
            cells = (role, others, tallies[RANDOM], tallies[CAREFUL], f"{gain.mean:+.2f} ± {1.96 * gain.error:.2f}")
            yield "| " + " | ".join(map(str, cells)) + " |"


def crews(games: int, seats: int, options: dict[str, Any]) -> Iterator[str]:
    """What every role earns where all are careful."""
    tallies = {role: Tally() for role in ROLES}
    for seed in range(games):
        roles = Random(seed).sample(ROLE_CARDS, seats)
        outcome = play(seed, roles, lambda seat: True, options)
        for seat, role in enumerate(roles):
            tallies[role].add(outcome, seat)
    yield "| role | points | wins |"
    yield "|---|---|---|"
    for role, tally in tallies.items():
        yield f"| {role} | {tally} |"


HEADING = """# The first navigators, measured

`random` gives any answer it may give. `careful` guesses the others' roles from the directions they showed and the votes
they cast, looks ahead by imagining voyages over what is known of the map, and plays for its own score
(`src/afallon/players/voyage/`).

Four players on the fixed map unless the command says otherwise. Points are means with 95% intervals, wins are in per
cent (a shared win counts as its share), and the gain is that of the careful player over the random one with the same
deals and seeds. Made by

    .venv/bin/python {command}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="games for each line (%(default)s)")
    parser.add_argument("--seats", type=int, default=4, choices=range(3, 8))
    parser.add_argument("--layout", default="balanced", help="a layout's name, or random (%(default)s)")
    parser.add_argument("--sailor-points", default="2", help="what open sea is worth to the sailor (%(default)s)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the report into this file as well")
    asked = parser.parse_args()

    options = {"layout": asked.layout, "sailor_points": asked.sailor_points}
    lines = []
    for title, table in (("One against the others", duels), ("All careful", crews)):
        lines += [f"## {title}", ""]
        for line in table(asked.games, asked.seats, options):
            print(line, flush=True)
            lines.append(line)
        lines.append("")
    if asked.write:
        heading = HEADING.format(command=" ".join(["benchmarks/voyage.py", *sys.argv[1:]]))
        asked.write.write_text("\n".join([heading, *lines]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
