"""Games for the contract: played once by a player, and looked at moment by moment as often as somebody wants."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from afallon.kernel import CHANCE, Answer, Decision, Game, Player, SeededChance, Table, set_up

Setup = Mapping[str, Any]
"""How a game is begun: `seats`, and the game's own options."""


class Anything:
    """The player that gives any answer it may give."""

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        return decision.options.sample(rng)


def begin(game: Game, setup: Setup, *, chance: SeededChance | None) -> Table[Any]:
    """A new table; without a driver the questions to chance are left open."""
    options = {name: value for name, value in setup.items() if name != "seats"}
    return Table(game, set_up(game, setup["seats"], options), seats=setup["seats"], chance=chance)


def next_answer(table: Table[Any], player: Player, rng: Random) -> Answer:
    """An answer to any one of the open questions: those who are asked together answer in any order."""
    return answer_to(rng.choice(list(table.open.values())), table, player, rng)


def answer_to(decision: Decision, table: Table[Any], player: Player, rng: Random) -> Answer:
    """What this player answers, or chance if it is chance that is asked."""
    if decision.seat == CHANCE:
        return Answer(decision.id, CHANCE, decision.options.sample(rng))
    return Answer(decision.id, decision.seat, player.answer(decision, table.view(decision.seat), rng))


def play(table: Table[Any], player: Player, rng: Random, *, answers: int) -> list[Answer]:
    """Play on to the end, but for at most so many answers; returns those that were given."""
    given: list[Answer] = []
    while table.outcome is None and len(given) < answers:
        given.append(next_answer(table, player, rng))
        table.submit(given[-1])
    return given


class Played(NamedTuple):
    """A game that has been played: how it began, and every answer that people gave."""

    game: Game
    setup: Setup
    seed: int
    answers: tuple[Answer, ...]

    def begin(self) -> Table[Any]:
        return begin(self.game, self.setup, chance=SeededChance(self.seed))

    def moments(self, wanted: int, rng: Random, *, until: int | None = None) -> Iterator[tuple[int, Table[Any]]]:
        """The table at the beginning, at the end, and at some moments between, with the number of answers by then.

        With `until`, no further than after so many answers. It is one table that goes on from moment to moment:
        whoever wants to do something with it takes a copy.
        """
        last = len(self.answers) if until is None else min(until, len(self.answers))
        places = set(rng.sample(range(last + 1), min(wanted, last + 1))) | {0, last}
        table = self.begin()
        for place in range(last + 1):
            if place in places:
                yield place, table
            if place < last:
                table.submit(self.answers[place])
