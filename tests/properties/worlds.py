"""A world: a set-up, a secret deal, and a game played there, move by move."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import afallon
from afallon import CHANCE, Answer, Table
from afallon.avalon.families.lancelots import KnownLancelots
from afallon.avalon.families.rogues import KnownRogues
from afallon.avalon.modules.plot_cards.known import KnownPlotCards
from afallon.testing.play import next_answer
from afallon.testing.worlds import UNDO
from tests.properties.knowledge import COUNTED, FOLLOWING, SEEING_A_CARD, Moment
from tests.properties.play import Mood
from tests.properties.setups import deal_of, legal_setup


class Move(NamedTuple):
    """An answer or an undo, with its effects: `resolves` completes its group, `shows` reveals quest cards."""

    seat: int
    kind: str
    value: Any
    resolves: bool = False
    shows: bool = False
    moment: Moment = Moment()


@dataclass(frozen=True)
class World:
    """A public set-up and a secret deal, which chance deals or the set-up names."""

    setup: dict[str, Any]
    deal: tuple[str, ...]
    leader: int
    by_chance: bool
    seed: int

    def begin(self) -> Table[Any]:
        if self.by_chance:
            table = afallon.new("avalon", chance="open", **self.setup)
            for value in (*self.deal, self.leader):
                submit(table, CHANCE, value)
        else:
            table = afallon.new("avalon", chance="open", deal=self.deal, first_leader=self.leader, **self.setup)
        self.answer_for_chance(table)
        return table

    def answer_for_chance(self, table: Table[Any]) -> None:
        """Let chance draw the same in worlds with equal public streams."""
        while CHANCE in table.open:
            decision = table.open[CHANCE]
            rng = Random(f"{self.seed} {decision.kind} {len(table.events_for(None))}")
            submit(table, CHANCE, decision.options.sample(rng))


def submit(table: Table[Any], seat: int, value: Any) -> None:
    table.submit(Answer(table.open[seat].id, seat, value))


def first_world(rng: Random, including: Iterable[str] = ()) -> tuple[World, list[Move]]:
    """Return a random game, sometimes with undos."""
    setup = legal_setup(rng, including)
    deal = tuple(deal_of(setup, rng))
    for given in ("deal", "first_leader"):
        setup.pop(given, None)
    world = World(setup, deal, rng.randrange(len(deal)), rng.random() < 0.5, rng.getrandbits(32))
    table, moves, mood = world.begin(), [], Mood(rng)
    undoes = 0.05 if rng.random() < 0.3 else 0.0
    while table.outcome is None:
        if rng.random() < undoes and _may_undo(moves):
            table.undo()
            moves.append(Move(CHANCE, UNDO, None))
            continue
        answer = next_answer(table, mood, rng)
        kind, resolves, now = table.open[answer.seat].kind, len(table.open) == 1, _moment(table)
        shown = len(table.view(None).quests)
        table.submit(answer)
        world.answer_for_chance(table)
        shows = len(table.view(None).quests) > shown
        moves.append(Move(answer.seat, kind, answer.value, resolves, shows, now))
    return world, moves


def _moment(table: Table[Any]) -> Moment:
    public = table.view(None)
    now = public.round
    found = KnownPlotCards.of(public).found.get(now, ())
    return Moment(now, KnownLancelots.of(public).switches, KnownRogues.of(public).watched.get(now), tuple(found))


def _may_undo(moves: Sequence[Move]) -> bool:
    """Return whether the last move may be undone.

    Cards must not be shown twice: a change between two showings would tell whose card it was.
    """
    places = standing(moves)
    if not places:
        return False
    last = moves[places[-1]]
    return last.kind not in SEEING_A_CARD | FOLLOWING and not (last.kind in COUNTED and last.resolves)


def standing(moves: Sequence[Move]) -> list[int]:
    """Return the places of the moves that have not been undone."""
    places: list[int] = []
    for place, move in enumerate(moves):
        if move.kind == UNDO:
            places.pop()
        else:
            places.append(place)
    return places


def resolved_groups(moves: Sequence[Move]) -> Iterator[list[int]]:
    """Yield the places of the moves of each group, when its last member has answered."""
    places: list[int] = []
    for place, move in enumerate(moves):
        if move.kind == UNDO:
            places.pop()
            continue
        places.append(place)
        if move.resolves:
            first = len(places) - 1
            while first and not moves[places[first - 1]].resolves:
                first -= 1
            yield places[first:]
