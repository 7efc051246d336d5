"""Terms: the attributes by name that a game gives to the contract suite, with defaults for all but name and set-ups."""

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
"""A factor for the number of games that are played."""


class Terms:
    """The configuration of the contract suite. Only `game` and `setups` are needed; a game may override the rest."""

    game: ClassVar[str]
    """The name in the registry of games."""

    setups: ClassVar[Sequence[Setup]]
    """The set-ups to play: `seats`, and the game's own options. A quick run plays only the first."""

    games: ClassVar[int] = 2
    """The number of games for each set-up."""

    most_answers: ClassVar[int] = 120
    """The number of answers after which a game is cut off."""

    machines: ClassVar[int] = 8
    """The number of random machines."""

    looks: ClassVar[int] = 5
    """The number of random moments of a game for each check, besides the end and the first question of each kind."""

    reveals: ClassVar[tuple[type[Event], ...]] = ()
    """Events that reveal secrets by the rules of the game: two worlds may differ from there on."""

    imagines: ClassVar[bool] = True
    """Whether the game has `imagine`. If not, two worlds are compared only if the contract overrides `other_world`."""

    imagines_undone: ClassVar[bool] = False
    """Whether the game can imagine a table from a stream with an undone answer."""

    goldens: ClassVar[Path | None] = None
    """The folder of golden playthroughs, if there are any."""

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def any_setup(self, rng: Random) -> Setup:
        """Return a random set-up that can be played; a game with many set-ups may draw one here."""
        return rng.choice(self.setups)

    def player(self, rng: Random) -> Player:
        """Return the player that answers for all seats of one game."""
        return Anything()

    def check(self, table: Table[Any]) -> None:
        """Check further invariants of this game, at every moment."""

    def check_fold(self, table: Table[Any]) -> None:
        """Check that the view of all events agrees with the state, in every field that both have.

        A list of the state may be a dict by position in the view.
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
        """Return a table that may differ in everything that this reader cannot know, or `None` if there is none.

        The default lets the game imagine it. Override it for a game without `imagine`, or to be sure which secrets
        differ.
        """
        return self.imagine(table.events_for(reader), reader, rng) if self.imagines else None

    def may_reveal(self, event: Event, other: Event) -> bool:
        """Return whether the game itself reveals the difference of two worlds by these events, one from each world."""
        return isinstance(event, self.reveals) and isinstance(other, self.reveals)

    def is_rule(self, rule: str) -> bool:
        """Return whether a rule with this id exists."""
        return bool(rule)

    def golden_games(self) -> Mapping[str, Golden]:
        """Return the games whose playthroughs are kept in `goldens`, by file name."""
        return {
            f"{number:02}": Golden(f"Game {number} of {self.game}", {**setup, "seed": number}, self.player(Random(1)))
            for number, setup in enumerate(self.setups, start=1)
        }

    # Used by the tests

    def imagine(self, events: Sequence[Event], reader: Reader, rng: Random) -> Table[Any]:
        """Return the table that the game imagines. If it cannot, the error says how to switch this off."""
        try:
            table: Table[Any] = self.rules.imagine(events, reader, rng)
        except LookupError as error:
            error.add_note(f"If {self.game} cannot imagine a table, say `imagines = False`.")
            raise
        return table

    def played(self, setup: Setup) -> list[Played]:
        """Return all games played with this set-up, cached for all tests."""
        key = (type(self), as_text(setup))
        if key not in _PLAYED:
            rng, seeds = Random(key[1]), range(1, self.games * THOROUGHNESS + 1)
            _PLAYED[key] = [
                play_whole(Played(self.rules, setup, seed), self.player(rng), rng, answers=self.most_answers)
                for seed in seeds
            ]
        return _PLAYED[key]

    def begin(self, setup: Setup, *, chance: Any = None) -> Table[Any]:
        """Return a new table. Without a chance driver, questions to chance stay open."""
        return begin(self.rules, setup, chance=chance)

    def look(self, setup: Setup, check: "Check", *, looks: int | None = None, until: int | None = None) -> None:
        """Run a check on every game of this set-up.

        It runs at the end, at the first question of each kind, and at `looks` random moments. With `until`, it runs
        only at the end, but after at most this number of answers. A failure says which moment it was.
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
"""A function that checks a table by these terms with a source of randomness, and leaves the table unchanged."""

_PLAYED: Final[dict[tuple[type, str], list[Played]]] = {}
