"""The two-worlds test of Voyage: secrets make no difference to anything that a seat is told.

A game is played (the first world). For one reader (a seat or the spectator), it is retold with other secrets (the
second world): roles, unexplored tiles, losing alternatives, and votes that were never shown. Everything that the reader
receives (events, questions with subjects and options, views, refusals) must be the same byte for byte until roles are
shown.

The secrets are chosen here, by the rules; only the play itself uses the engine.

`python -m tests.voyage.two_worlds --games 5000` plays more games than the tests do.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

import afallon
from afallon import CHANCE, Answer, Table
from afallon.testing.play import next_answer
from afallon.testing.worlds import UNDO, Report, look_for_leaks, transcript
from afallon.voyage.events import CourseSet, TileTurned
from tests.voyage.driver import MAP, POOL, random_layout
from tests.voyage.play import Mood
from tests.voyage.setups import CARDS

WATER = "~+o"


class Move(NamedTuple):
    """An answer with the options that it had, or an undo. `public` if all readers learned it."""

    seat: int
    kind: str
    value: Any
    options: tuple[Any, ...]
    public: bool


@dataclass(frozen=True)
class World:
    """A set-up: the public options, and the secret roles and, unless it is charted, layout."""

    public: dict[str, Any]
    roles: tuple[str, ...]
    layout: str
    captain: int
    by_chance: bool
    """Whether chance deals roles and places islands, or the set-up names them."""

    def begin(self) -> Table[Any]:
        seats = len(self.roles)
        if not self.by_chance:
            secret = {"roles": self.roles, "layout": self.layout, "first_captain": self.captain}
            return afallon.new("voyage", seats=seats, chance="open", **secret, **self.public)
        table = afallon.new("voyage", seats=seats, chance="open", layout="random", **self.public)
        signs = self.layout.replace("\n", "")
        islands = [cell for cell, sign in enumerate(signs) if sign in "+o"]
        crosses = [cell for cell in islands if signs[cell] == "+"]
        for value in (*islands, crosses, *self.roles, self.captain):
            _submit(table, CHANCE, value)
        return table

    def answer_for_chance(self, table: Table[Any]) -> None:
        """Answer all questions to chance but the fog, which is a move; later ones have only one answer."""
        while CHANCE in table.open and table.open[CHANCE].kind != "turn_fog":
            _submit(table, CHANCE, table.open[CHANCE].options.decode(0))


def compare_worlds(games: Iterator[int] | range, *, readers: int | None = None) -> Report:
    """Play the games of these seeds, each for all readers or for some; report the pairs."""
    report = Report()
    for seed in games:
        rng = Random(seed)
        world, moves, seen = first_world(rng)
        everybody: list[int | None] = [*range(len(world.roles)), None]
        for reader in everybody if readers is None else rng.sample(everybody, min(readers, len(everybody))):
            report.pairs += 1
            told = moves if rng.random() < 0.6 else moves[: rng.randrange(len(moves))]
            _compare_pair(report, f"game {seed}, reader {reader}", (world, told, seen), reader, rng)
    return report


def _compare_pair(
    report: Report, name: str, game: tuple[World, Sequence[Move], frozenset[int]], reader: int | None, rng: Random
) -> None:
    world, moves, seen = game
    other = second_world(world, seen, reader, rng)
    retold = retell(moves, reader, rng)
    differs = {
        "roles": other.roles != world.roles,
        "tiles": other.layout != world.layout,
        "alternatives": any(
            a.kind == "choose_alternative" and a.value != b.value for a, b in zip(moves, retold, strict=True)
        ),
    }
    probes = frozenset(rng.choices(range(len(moves) + 1), k=3))
    tries = ("white", "north", "east", "south", "west", "nonsense", reader, None, ["north"], 1.0)
    mine, _ = transcript(world, moves, reader, probes=probes, tries=tries)
    theirs, _ = transcript(other, retold, reader, probes=probes, tries=tries)
    name = f"{name}: {world.roles} or {other.roles}"
    revealed = report.compare(name, mine, theirs, lambda kind: kind == "roles_shown" and differs["roles"])  # VO-END-04
    if revealed is not None and any(differs.values()):
        report.couple(revealed, (secret for secret, is_other in differs.items() if is_other))


# The first world


def first_world(rng: Random) -> tuple[World, list[Move], frozenset[int]]:
    """Return a random game, sometimes with undos, and the tiles that were turned up in it."""
    public: dict[str, Any] = {
        "charted": rng.random() < 0.3,
        "lasting_captain": rng.random() < 0.3,
        "sailor_points": rng.choice((2, "1/2")),
    }
    by_chance = rng.random() < 0.5
    layout = random_layout(rng.randrange(2**32)) if by_chance else rng.choice((MAP, POOL))
    roles = tuple(rng.sample(CARDS, rng.randint(3, 7)))
    world = World(public, roles, layout, rng.randrange(len(roles)), by_chance)
    table, moves, standing = world.begin(), [], []
    mood, undoes = Mood(rng), 0.04 if rng.random() < 0.3 else 0.0
    while table.outcome is None:
        if rng.random() < undoes and standing:
            table.undo()
            while moves[standing.pop()].seat == CHANCE:
                pass
            moves.append(Move(CHANCE, UNDO, None, (), True))
            continue
        answer = next_answer(table, mood, rng)
        decision = table.open[answer.seat]
        resolves = len(table.open) == 1
        public_at_once = decision.kind in ("choose_preferred", "turn_fog")  # VO-TURN-01, VO-MOVE-01
        options = tuple(decision.options.enumerate())
        standing.append(len(moves))
        moves.append(Move(answer.seat, decision.kind, answer.value, options, public_at_once))
        table.submit(answer)
        world.answer_for_chance(table)
        if decision.kind == "vote" and resolves:
            _publish(table, moves, standing)
    seen = {7 * event.row + event.column for event in table.all_events() if isinstance(event, TileTurned)}
    return world, moves, frozenset(seen)


def _publish(table: Table[Any], moves: list[Move], standing: list[int]) -> None:
    """Mark the votes as public (VO-TURN-02), and the alternative too if it has won (VO-TURN-05)."""
    seats = len(table.seats)
    # A course without a card had no vote: the next turn may have gone its only way already (VO-MOVE-05).
    card = next(e.card for e in reversed(table.all_events()) if isinstance(e, CourseSet) and e.card is not None)
    learnt = standing[-seats:] + ([standing[-seats - 1]] if card == "alternative" else [])
    for place in learnt:
        moves[place] = moves[place]._replace(public=True)


# The second world


def second_world(world: World, seen: frozenset[int], reader: int | None, rng: Random) -> World:
    """Return a world that is the same for the reader, and as different as possible for all others."""
    cards = list(CARDS)
    if reader is not None:
        cards.remove(world.roles[reader])
    drawn = rng.sample(cards, len(world.roles))
    roles = tuple(own if seat == reader else drawn[seat] for seat, own in enumerate(world.roles))
    layout = world.layout if world.public["charted"] else other_layout(world.layout, seen, rng)
    return replace(world, roles=roles, layout=layout)


def other_layout(layout: str, seen: frozenset[int], rng: Random) -> str:
    """Return a layout with the same explored tiles, and other islands elsewhere."""
    signs = list(layout.replace("\n", ""))
    hidden = [cell for cell, sign in enumerate(signs) if sign in WATER and cell not in seen]
    islands = [signs[cell] for cell in hidden if signs[cell] in "+o"]
    for _ in range(300):
        trial = list(signs)
        for cell in hidden:
            trial[cell] = "~"
        rng.shuffle(islands)
        rng.shuffle(hidden)
        left = list(islands)
        for cell in hidden:
            if left and all(trial[other] not in "+o" for other in _neighbours(cell)):
                trial[cell] = left.pop()
        if not left:
            return "\n".join("".join(trial[start : start + 7]) for start in range(0, 63, 7))
    return layout


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 7)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [7 * r + c for r, c in around if 0 <= r < 9 and 0 <= c < 7]


def retell(moves: Sequence[Move], reader: int | None, rng: Random) -> list[Move]:
    """Return the same game in the other world, with the reader's answers and all public facts unchanged."""
    return [
        move if move.public or move.seat == reader else move._replace(value=rng.choice(move.options)) for move in moves
    ]


def _submit(table: Table[Any], seat: int, value: Any) -> None:
    table.submit(Answer(table.open[seat].id, seat, value))


if __name__ == "__main__":
    look_for_leaks(compare_worlds)
