"""A driver that plays Voyage in the terms of the game: offer, vote, sail.

It uses only the public interface (`new`, `open`, `submit`, `events_for`, `view`, `outcome`). It plays for all seats and
for chance, which only the fog asks when roles, captain and layout are given.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import afallon
from afallon import CHANCE

MAP = """\
~o~S^^^
~~~~+^^
+~o~~~^
~~~~~o~
~+~~~~~
~~~o~~+
???~~~~
???~+~o
???~~~~"""
"""The tests' own map, in the default shape."""

POOL = """\
~o~~S^^
~~~+^~^
+~o~~^^
~~~~o~~
~+~~~~~
~~~~~~o
???+~~~
???~~~+
???~~o~"""
"""A map with one tile of open sea that the coast encloses: line 2, column 6."""

ROLES = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor", "admiral")
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
VOTES = {"w": "white", "b": "black"}


class Play:
    """A game with the given roles by seat, the given tiles of fog in order, and any other option of `afallon.new`."""

    def __init__(
        self, roles: Iterable[str] = ROLES[:4], *, fog: Iterable[str] = (), layout: str = MAP, **options: Any
    ) -> None:
        self.roles = tuple(roles)
        self.fog = iter(fog)
        self.fog_left: list[dict[str, int]] = []
        """For each fog tile turned up, the possible tiles with their numbers."""
        options = {"first_captain": 0, "roles": list(self.roles), "layout": layout, **options}
        self.table = afallon.new("voyage", seats=len(self.roles), chance="open", **options)

    # Actions of players

    def answer(self, kind: str, seat: int, value: Any) -> None:
        """Answer the open question of this seat, which must be of this kind."""
        decision = self.table.open[seat]
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        self.table.submit(afallon.Answer(decision.id, seat, value))
        if CHANCE in self.table.open:
            fog = self.table.open[CHANCE]
            assert fog.kind == "turn_fog"
            self.fog_left.append(dict(zip(fog.options.values, fog.options.weights, strict=True)))
            self.table.submit(afallon.Answer(fog.id, CHANCE, next(self.fog, "open_sea")))

    def refusal(self, kind: str, seat: int, value: Any) -> str:
        """Return the rule that refuses this answer; assert that nothing has changed."""
        before = (dict(self.table.open), self.table.all_events())
        with pytest.raises(afallon.IllegalAnswer) as refused:
            self.answer(kind, seat, value)
        assert (dict(self.table.open), self.table.all_events()) == before
        return refused.value.rule

    def offer(self, preferred: str, alternative: str) -> None:
        """Let the captain show one direction and hide another."""
        self.answer("choose_preferred", self.captain, DIRECTIONS[preferred])
        self.answer("choose_alternative", self.captain, DIRECTIONS[alternative])

    def vote(self, votes: str) -> None:
        """Vote for all seats: a `w` or a `b` for each seat in order."""
        for seat, vote in enumerate(votes):
            self.answer("vote", seat, VOTES[vote])

    def sail(self, directions: str) -> None:
        """Sail these directions, one per turn: the captain shows each, and all vote for it."""
        for letter in directions:
            self.answer("choose_preferred", self.captain, DIRECTIONS[letter])
            other = self.options(self.captain)[0]
            self.answer("choose_alternative", self.captain, other)
            self.vote("w" * len(self.roles))

    def at_random(self, seed: int) -> None:
        """Play to the end with random answers; the fog draws from the remaining tiles."""
        rng = Random(seed)
        while self.outcome is None:
            decision = next(iter(self.table.open.values()))
            value = decision.options.sample(rng)
            self.table.submit(afallon.Answer(decision.id, decision.seat, value))

    # Observations

    @property
    def seats(self) -> range:
        return range(len(self.roles))

    @property
    def captain(self) -> int:
        captain: int = self.view.captain
        return captain

    @property
    def view(self) -> Any:
        """The view of a spectator."""
        return self.table.view(None)

    @property
    def ship(self) -> tuple[int, int]:
        """The row and the column of the ship."""
        return divmod(self.view.ship, 7)

    @property
    def outcome(self) -> afallon.Outcome | None:
        return self.table.outcome

    @property
    def score(self) -> tuple[int, ...]:
        """The points by seat, at the end."""
        assert self.outcome is not None
        assert self.outcome.scores is not None
        return self.outcome.scores

    @property
    def open(self) -> dict[int, str]:
        """The kind of the open question of each seat."""
        return {seat: decision.kind for seat, decision in self.table.open.items()}

    def options(self, seat: int) -> list[Any]:
        """Return all legal answers of this seat."""
        return list(self.table.open[seat].options.enumerate())

    def leads(self, seat: int) -> dict[str, Any]:
        """Return the preview of each direction that this seat may choose."""
        options = self.table.open[seat].options
        return {way: dict(options.offer(way).preview) for way in options.values}

    def barred(self, seat: int) -> dict[str, tuple[str, dict[str, Any]]]:
        """Return the rule and its facts for each direction that this seat may not choose."""
        return {barred.value: (barred.rule, dict(barred.facts)) for barred in self.table.open[seat].options.barred}

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the data of this seat's (or a spectator's) events of this kind."""
        return [event.data for event in self.table.events_for(seat) if event.kind == kind]

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """Return the data of the latest of these events."""
        return self.events(kind, seat)[-1]


def refusals(seats: int = 4, **options: Any) -> list[str]:
    """Return the sorted codes of the problems of this set-up; empty if `afallon.new` accepts it."""
    try:
        afallon.new("voyage", seats=seats, **options)
    except afallon.SetupError as error:
        assert all(problem.refused for problem in error.problems)
        return sorted(problem.code for problem in error.problems)
    return []


def random_layout(seed: int) -> str:
    """Return the layout of a random game as text, read from the stream of the truth."""
    table = afallon.new("voyage", seats=3, seed=seed, layout="random")
    (hidden,) = (event.data["rows"] for event in table.all_events() if event.kind == "tiles_hidden")
    return "\n".join(hidden)
