"""Games for the contract: played once by a player, and looked at moment by moment as often as somebody wants."""

from collections.abc import Collection, Iterator, Mapping
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


def play(table: Table[Any], player: Player, rng: Random, *, answers: int | None = None) -> list[Answer]:
    """Play on to the end, or for at most so many answers; returns those that were given."""
    given: list[Answer] = []
    while table.outcome is None and len(given) != answers:
        given.append(next_answer(table, player, rng))
        table.submit(given[-1])
    return given


class Played(NamedTuple):
    """A game that has been played: how it began, and every answer that was given, with what had been asked."""

    game: Game
    setup: Setup
    seed: int
    answers: tuple[Answer, ...] = ()
    kinds: tuple[str, ...] = ()

    def begin(self) -> Table[Any]:
        """In every second game the questions to chance are left open."""
        return begin(self.game, self.setup, chance=SeededChance(self.seed) if self.seed % 2 else None)

    def moments(self, places: Collection[int]) -> Iterator[tuple[int, Table[Any]]]:
        """The table after so many answers, for each of these numbers.

        It is one table that goes on from moment to moment: whoever wants to do something with it takes a copy.
        """
        table = self.begin()
        for place in range(max(places) + 1):
            if place in places:
                yield place, table
            if place < len(self.answers):
                table.submit(self.answers[place])


def play_whole(unplayed: Played, player: Player, rng: Random, *, answers: int) -> Played:
    """This game, played to its end or for so many answers."""
    table = unplayed.begin()
    given: list[Answer] = []
    kinds: list[str] = []
    while table.outcome is None and len(given) < answers:
        given.append(next_answer(table, player, rng))
        kinds.append(table.open[given[-1].seat].kind)
        table.submit(given[-1])
    return unplayed._replace(answers=tuple(given), kinds=tuple(kinds))
