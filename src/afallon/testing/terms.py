"""What a game tells the contract of itself: its name and set-ups, and where need be how it is played and compared."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from afallon.kernel import Event, Game, Player, Table, find_game
from afallon.testing.compare import Reader, as_text, same
from afallon.testing.play import Anything, Played, Setup, begin, play_whole
from afallon.testing.playthrough import Golden

THOROUGHNESS: Final = int(os.environ.get("AFALLON_THOROUGHNESS", "1"))
"""So many times as many games are played."""


class Terms:
    """The name of a game and its set-ups are enough; everything else has a default that a game may change."""

    game: ClassVar[str]
    """The name under which the game is registered."""

    setups: ClassVar[Sequence[Setup]]
    """How it is begun: `seats`, and the game's own options. A quick run plays the first alone."""

    games: ClassVar[int] = 2
    """How many games are played by each promise with each set-up."""

    most_answers: ClassVar[int] = 120
    """How long a game is followed, if it has not ended by then."""

    machines: ClassVar[int] = 8
    """With how many tables everything is done in any order."""

    looks: ClassVar[int] = 5
    """At how many moments of a game a promise is looked at, beside the end and where something is first asked."""

    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """Events by which the game itself shows what had been hidden: there two worlds may part."""

    imagines: ClassVar[bool] = True
    """Whether the game has `imagine`. If not, imagining is not tested, and two worlds are compared only if the contract
    brings its own `other_world`."""

    imagines_undone: ClassVar[bool] = False
    """Whether the game imagines a table also from a stream in which an answer was taken back."""

    goldens: ClassVar[Path | None] = None
    """The folder with the playthroughs, if any are kept."""

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def any_setup(self, rng: Random) -> Setup:
        """Any set-up that can be played; a game with many of them draws one here."""
        return rng.choice(self.setups)

    def player(self, rng: Random) -> Player:
        """Whoever answers for all seats of one game."""
        return Anything()

    def check(self, table: Table[Any]) -> None:
        """Whatever else must hold at every moment, by the rules of this game."""

    def check_fold(self, table: Table[Any]) -> None:
        """The fold of everything that has happened tells what the state is, in every field that both have.

        What the state keeps in a list the view may keep by place.
        """
        state, truth = table.state, table.all_seeing_view()
        shared = [name for name in state.__struct_fields__ if name in truth.__struct_fields__]
        assert shared, "state and view have no field in common: say in `check_fold` how they agree"
        for name in shared:
            kept, folded = getattr(state, name), getattr(truth, name)
            if isinstance(kept, list | tuple) and isinstance(folded, dict):
                kept = dict(enumerate(kept))
            same(f"{name} of the state and of the fold", kept, folded)

    def other_world(self, table: Table[Any], reader: Reader, rng: Random) -> Table[Any] | None:
        """A table in which everything that this reader cannot know may be different, or none if there is none.

        The default lets the game imagine it. A game without `imagine`, or one that wants to be surer, swaps here what
        this reader cannot know.
        """
        return self.imagine(table.events_for(reader), reader, rng) if self.imagines else None

    def may_reveal(self, event: Event, other: Event) -> bool:
        """Whether the game itself tells two worlds apart by these events, of which each happened in one of them."""
        return isinstance(event, self.reveals) and isinstance(other, self.reveals)

    def is_rule(self, rule: str) -> bool:
        """Whether there is such a rule."""
        return bool(rule)

    def golden_games(self) -> Mapping[str, Golden]:
        """The games whose playthroughs are kept in `goldens`, by name of their file."""
        return {
            f"{number:02}": Golden(f"Game {number} of {self.game}", {**setup, "seed": number}, self.player(Random(1)))
            for number, setup in enumerate(self.setups, start=1)
        }

    # What promises use

    def imagine(self, events: Sequence[Event], reader: Reader, rng: Random) -> Table[Any]:
        """The table that the game imagines; a game that cannot is told how to say so."""
        try:
            table: Table[Any] = self.rules.imagine(events, reader, rng)
        except LookupError as error:
            error.add_note(f"If {self.game} cannot imagine a table, say `imagines = False`.")
            raise
        return table

    def played(self, setup: Setup) -> list[Played]:
        """All games that are played with this set-up: once, for all promises."""
        key = (type(self), as_text(setup))
        if key not in _PLAYED:
            rng, seeds = Random(key[1]), range(1, self.games * THOROUGHNESS + 1)
            _PLAYED[key] = [
                play_whole(Played(self.rules, setup, seed), self.player(rng), rng, answers=self.most_answers)
                for seed in seeds
            ]
        return _PLAYED[key]

    def begin(self, setup: Setup, *, chance: Any = None) -> Table[Any]:
        """A new table; without a driver the questions to chance are left open."""
        return begin(self.rules, setup, chance=chance)

    def look(self, setup: Setup, check: "Check", *, looks: int | None = None, until: int | None = None) -> None:
        """Look at every game of this set-up: at the end, where each question is first asked, and at `looks` moments.

        With `until`, only at the end, but after at most so many answers. A failure says which moment it was.
        """
        met: set[str] = set()
        for played in self.played(setup):
            rng, last = Random(f"{as_text(setup)} {played.seed}"), len(played.answers)
            if until is None:
                first = {played.kinds.index(kind) for kind in {*played.kinds} - met}
                met.update(played.kinds)
                places = {*first, *rng.sample(range(last), min(looks or self.looks, last)), last}
            else:
                places = {min(until, last)}
            place = 0
            try:
                for place, table in played.moments(places):  # noqa: B007 - the note names it
                    check(self, table, rng)
            except BaseException as error:
                error.add_note(f"{self.game} {dict(setup)}, seed {played.seed}, after {place} answers")
                raise


Check = Callable[[Any, Table[Any], Random], None]
"""Looks at a table on these terms, with a source of randomness, and leaves the table as it is."""

_PLAYED: Final[dict[tuple[type, str], list[Played]]] = {}
