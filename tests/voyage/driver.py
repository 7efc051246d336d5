"""A voyage that a test plays as people speak of it: offer, vote, sail.

Everything goes through the public face (`new`, `open`, `submit`, `events_for`, `view`, `outcome`). The driver plays for
everybody, and for chance, which only the fog asks when roles, captain and layout are given.
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
"""A map of the tests' own, in the default shape."""

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
"""A map whose coast encloses one tile of open sea: line 2, column 6."""

ROLES = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor", "admiral")
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
VOTES = {"w": "white", "b": "black"}


class Play:
    """One game: the roles of the seats in order, what the fog hides in order, and any other option of `afallon.new`."""

    def __init__(
        self, roles: Iterable[str] = ROLES[:4], *, fog: Iterable[str] = (), layout: str = MAP, **options: Any
    ) -> None:
        self.roles = tuple(roles)
        self.fog = iter(fog)
        self.fog_left: list[dict[str, int]] = []
        """For each fog tile that was turned up: what it might have hidden, and how many of each."""
        options = {"first_captain": 0, "roles": list(self.roles), "layout": layout, **options}
        self.table = afallon.new("voyage", seats=len(self.roles), chance="open", **options)

    # What people do

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
        """The rule for which this answer is refused; nothing has changed by it."""
        before = (dict(self.table.open), self.table.all_events())
        with pytest.raises(afallon.IllegalAnswer) as refused:
            self.answer(kind, seat, value)
        assert (dict(self.table.open), self.table.all_events()) == before
        return refused.value.rule

    def offer(self, preferred: str, alternative: str) -> None:
        """The captain shows one direction and hides another."""
        self.answer("choose_preferred", self.captain, DIRECTIONS[preferred])
        self.answer("choose_alternative", self.captain, DIRECTIONS[alternative])

    def vote(self, votes: str) -> None:
        """Everybody votes: a `w` or a `b` for each seat in order."""
        for seat, vote in enumerate(votes):
            self.answer("vote", seat, VOTES[vote])

    def sail(self, directions: str) -> None:
        """Turn after turn the captain shows this direction, and all want it."""
        for letter in directions:
            self.answer("choose_preferred", self.captain, DIRECTIONS[letter])
            other = self.options(self.captain)[0]
            self.answer("choose_alternative", self.captain, other)
            self.vote("w" * len(self.roles))

    def at_random(self, seed: int) -> None:
        """Play to the end with any answers; the fog hides what is left to hide."""
        rng = Random(seed)
        while self.outcome is None:
            decision = next(iter(self.table.open.values()))
            value = decision.options.sample(rng)
            self.table.submit(afallon.Answer(decision.id, decision.seat, value))

    # What can be seen

    @property
    def seats(self) -> range:
        return range(len(self.roles))

    @property
    def captain(self) -> int:
        captain: int = self.view.captain
        return captain

    @property
    def view(self) -> Any:
        """What a spectator knows."""
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
        """Who is asked now, and what kind of question."""
        return {seat: decision.kind for seat, decision in self.table.open.items()}

    def options(self, seat: int) -> list[Any]:
        """All that this seat may answer now."""
        return list(self.table.open[seat].options.enumerate())

    def leads(self, seat: int) -> dict[str, Any]:
        """By direction that this seat may choose now: what it is told of where that leads."""
        options = self.table.open[seat].options
        return {way: dict(options.offer(way).preview) for way in options.values}

    def barred(self, seat: int) -> dict[str, tuple[str, dict[str, Any]]]:
        """By direction that this seat may not choose now: the rule that forbids it, and the facts."""
        return {barred.value: (barred.rule, dict(barred.facts)) for barred in self.table.open[seat].options.barred}

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What this seat (or a spectator) has been told in events of this kind."""
        return [event.data for event in self.table.events_for(seat) if event.kind == kind]

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The latest of them."""
        return self.events(kind, seat)[-1]


def refusals(seats: int = 4, **options: Any) -> list[str]:
    """The codes for which `afallon.new` refuses this set-up, sorted; none if the game begins."""
    try:
        afallon.new("voyage", seats=seats, **options)
    except afallon.SetupError as error:
        assert all(problem.refused for problem in error.problems)
        return sorted(problem.code for problem in error.problems)
    return []


def random_layout(seed: int) -> str:
    """The layout of a random game, as text; read from the complete stream, which no player gets."""
    table = afallon.new("voyage", seats=3, seed=seed, layout="random")
    (hidden,) = (event.data["rows"] for event in table.all_events() if event.kind == "tiles_hidden")
    return "\n".join(hidden)
