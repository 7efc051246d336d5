"""What a game tells the contract of itself: its name and set-ups, and where need be how it is played and compared."""

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from afallon.kernel import Event, Game, Player, Table, find_game
from afallon.testing.compare import Reader, as_text, same
from afallon.testing.play import Anything, Played, Setup, begin, play
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

    looks: ClassVar[int] = 8
    """At how many moments of a game a promise is looked at, where looking takes time."""

    reveals: ClassVar[Collection[str]] = ()
    """Kinds of events by which the game itself shows what had been hidden: there two worlds may part."""

    goldens: ClassVar[Path | None] = None
    """The folder with the playthroughs, if any are kept."""

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

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

        The default lets the game imagine it; a game that wants to be surer brings an oracle of its own.
        """
        other: Table[Any] = self.rules.imagine(table.events_for(reader), reader, rng)
        return other

    def may_reveal(self, event: Event, other: Event) -> bool:
        """Whether the game itself tells two worlds apart by these events, of which each happened in one of them."""
        return event.kind == other.kind and event.kind in self.reveals

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

    def played(self, setup: Setup, seed: int) -> Played:
        """A game of this set-up, played once for all promises."""
        key = (type(self), as_text(setup), seed)
        if key not in _PLAYED:
            unplayed = Played(self.rules, setup, seed, ())
            rng = Random(f"{as_text(setup)} {seed}")
            given = play(unplayed.begin(), self.player(rng), rng, answers=self.most_answers)
            _PLAYED[key] = unplayed._replace(answers=tuple(given))
        return _PLAYED[key]

    def all_played(self, setup: Setup) -> list[Played]:
        """All games that are played with this set-up."""
        return [self.played(setup, seed) for seed in range(1, self.games * THOROUGHNESS + 1)]

    def begin(self, setup: Setup, *, chance: Any = None) -> Table[Any]:
        """A new table; without a driver the questions to chance are left open."""
        return begin(self.rules, setup, chance=chance)

    def look(self, setup: Setup, check: "Check", *, looks: int | None = None, until: int | None = None) -> None:
        """Look at some moments of every game of this set-up; a failure says which moment it was.

        With `until`, only at the beginning of the game, up to so many answers.
        """
        for played in self.all_played(setup):
            rng = Random(f"{as_text(setup)} {played.seed}")
            place = 0
            try:
                for place, table in played.moments(looks or self.looks, rng, until=until):  # noqa: B007 - the note names it
                    check(self, table, rng)
            except BaseException as error:
                error.add_note(f"{self.game} {dict(setup)}, seed {played.seed}, after {place} answers")
                raise


Check = Callable[[Any, Table[Any], Random], None]
"""Looks at a table on these terms, with a source of randomness, and leaves the table as it is."""

_PLAYED: Final[dict[tuple[type, str, int], Played]] = {}
