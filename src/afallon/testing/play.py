"""Games for the contract suite: played once, then revisited moment by moment."""

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from afallon.kernel import CHANCE, Answer, Decision, Game, Player, SeededChance, Table, set_up

Setup = Mapping[str, Any]
"""A set-up: `seats`, and the game's own options."""


class Anything:
    """A player that answers at random."""

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        return decision.options.sample(rng)


def begin(game: Game, setup: Setup, *, chance: SeededChance | None) -> Table[Any]:
    """Return a new table. Without a chance driver, questions to chance stay open."""
    options = {name: value for name, value in setup.items() if name != "seats"}
    return Table(game, set_up(game, setup["seats"], options), seats=setup["seats"], chance=chance)


def next_answer(table: Table[Any], player: Player, rng: Random) -> Answer:
    """Answer any one of the open questions, so that a group answers in random order."""
    return answer_to(rng.choice(list(table.open.values())), table, player, rng)


def answer_to(decision: Decision, table: Table[Any], player: Player, rng: Random) -> Answer:
    """Return the answer of this player, or a random one for chance."""
    if decision.seat == CHANCE:
        return Answer(decision.id, CHANCE, decision.options.sample(rng))
    return Answer(decision.id, decision.seat, player.answer(decision, table.view(decision.seat), rng))


def play(table: Table[Any], player: Player, rng: Random, *, answers: int | None = None) -> list[Answer]:
    """Play to the end, or for at most this number of answers; return the answers given."""
    given: list[Answer] = []
    while table.outcome is None and len(given) != answers:
        given.append(next_answer(table, player, rng))
        table.submit(given[-1])
    return given


class Played(NamedTuple):
    """A finished game: its set-up, and every answer with the kind of its question."""

    game: Game
    setup: Setup
    seed: int
    answers: tuple[Answer, ...] = ()
    kinds: tuple[str, ...] = ()

    def begin(self) -> Table[Any]:
        """Start the same game again. For even seeds, questions to chance stay open."""
        return begin(self.game, self.setup, chance=SeededChance(self.seed) if self.seed % 2 else None)

    def moments(self, places: Collection[int]) -> Iterator[tuple[int, Table[Any]]]:
        """Yield the table after each of these numbers of answers.

        It is always the same table, which moves on from moment to moment; take a copy before you change it.
        """
        table = self.begin()
        for place in range(max(places) + 1):
            if place in places:
                yield place, table
            if place < len(self.answers):
                table.submit(self.answers[place])


def play_whole(unplayed: Played, player: Player, rng: Random, *, answers: int) -> Played:
    """Play this game to its end, or for this number of answers."""
    table = unplayed.begin()
    given: list[Answer] = []
    kinds: list[str] = []
    while table.outcome is None and len(given) < answers:
        given.append(next_answer(table, player, rng))
        kinds.append(table.open[given[-1].seat].kind)
        table.submit(given[-1])
    return unplayed._replace(answers=tuple(given), kinds=tuple(kinds))
