"""Whole random campaigns: groups change wherever they may, characters die and are replaced, chapters begin."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import afallon
from afallon.grail.sessions import moment_of, next_session
from afallon.grail.view import GrailView
from afallon.kernel import Decision
from afallon.players.grail import wander
from tests.grail.tables import PACKS

Mind = Callable[[Decision, GrailView, Random], Any]


def wanderer(decision: Decision, view: GrailView, rng: Random) -> Any:
    """Answer at random, but make progress."""
    return wander(decision, rng)


class Campaign:
    """A campaign played by changing groups.

    `seed` determines chance, answers and groups. The group changes at one in `stay` of the moments that allow it.
    """

    def __init__(
        self, pack: str | Path, *, seats: int, seed: int, stay: int = 3, mind: Mind = wanderer, **options: Any
    ) -> None:
        folder = PACKS / pack if isinstance(pack, str) else pack
        self.rng, self.stay, self.mind = Random(seed), stay, mind
        self.table = afallon.new("grail", seats=seats, seed=seed, pack=str(folder), **options)
        self.sessions = [self.table]
        """All tables of the campaign in order, the current one last."""

    def questions(self, most: int) -> Iterator[afallon.Table[Any]]:
        """Yield the table at each question, for at most `most` questions; the next one is reached by an answer."""
        for _ in range(most):
            yield self.table
            if self.table.outcome is not None:
                return
            self.go_on()

    def go_on(self) -> afallon.Answer | None:
        """Submit an answer and return it, or let another group take over and return `None`."""
        if moment_of(self.table) is not None and self.rng.randrange(self.stay) == 0:
            self.change_group()
            return None
        answer = self.next_answer()
        self.table.submit(answer)
        return answer

    def next_answer(self) -> afallon.Answer:
        """Return an answer of a random seat; optional questions are answered only if there are no others."""
        decisions = list(self.table.open.values())
        pressing = [decision for decision in decisions if not decision.optional]
        decision = self.rng.choice(pressing or decisions)
        value = self.mind(decision, self.table.view(decision.seat), self.rng)
        return afallon.Answer(decision.id, decision.seat, value)

    def change_group(self) -> None:
        """Continue with a random group of characters who are not dead."""
        tiles = [tile for tile in self.table.setup.pack.characters if tile not in self.table.state.dead]
        group = self.rng.sample(tiles, self.rng.randint(1, min(4, len(tiles))))
        options = next_session(self.table, group)
        self.table = afallon.new("grail", seats=len(group), seed=self.rng.randrange(1_000), **options)
        self.sessions.append(self.table)

    def happened(self) -> set[str]:
        """Return the kinds of all events so far, at all tables."""
        return {event.kind for table in self.sessions for event in table.all_events()}
