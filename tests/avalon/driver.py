"""A game of Avalon that a test plays as people speak of it: propose, vote, go on the quest, inspect, name.

Everything goes through the public face (`new`, `open`, `submit`, `events_for`, `view`, `outcome`). The driver plays for
everybody; it knows the sides by its own table, not by the engine's.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

import afallon

EVIL = {
    *("assassin", "minion", "morgana", "mordred", "oberon", "evil_lancelot", "lunatic", "brute", "revealer"),
    *("trickster", "evil_rogue", "evil_sorcerer", "evil_messenger"),
}
"""The evil characters of the books, as they are dealt."""

BASIC = {
    5: ("merlin", "assassin", "servant", "minion", "servant"),
    6: ("merlin", "assassin", "servant", "minion", "servant", "servant"),
    7: ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant"),
    8: ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant", "servant"),
    9: ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant", "servant", "servant"),
    10: ("merlin", "assassin", "servant", "minion", "servant", "minion", "servant", "minion", "servant", "servant"),
}
"""The basic deck by the number of players, as these tests seat it."""

VOTES = {"+": "approve", "-": "reject"}


class Play:
    """One game: the characters of the seats in order, who leads first, and any other option of `afallon.new`.

    With `draws` the test says what chance draws, one card after the other; else the cards come as they come.
    """

    def __init__(
        self,
        deal: Iterable[str] = BASIC[5],
        *,
        first_leader: int = 0,
        draws: Iterable[str] | None = None,
        **options: Any,
    ) -> None:
        self.deal = tuple(deal)
        self.draws = None if draws is None else list(draws)
        chance = "seeded" if draws is None else "open"
        self.table = afallon.new(
            "avalon", seats=len(self.deal), deal=list(self.deal), first_leader=first_leader, chance=chance, **options
        )
        self._draw()

    # What people do

    def answer(self, kind: str, seat: int, value: Any) -> None:
        """Answer the open question of this seat, which must be of this kind."""
        decision = self.table.open[seat]
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        self.table.submit(afallon.Answer(decision.id, seat, value))
        self._draw()

    def draw(self, *cards: str) -> None:
        """Chance draws these cards, now and when it is next asked; the game began with `draws`."""
        self.draws = [*(self.draws or ()), *cards]
        self._draw()

    def _draw(self) -> None:
        """Answer for chance, as long as it is asked and the test has said what is drawn."""
        while self.draws and (chance := self.table.open.get(afallon.CHANCE)) is not None:
            self.table.submit(afallon.Answer(chance.id, afallon.CHANCE, self.draws.pop(0)))

    def refusal(self, kind: str, seat: int, value: Any) -> str:
        """The rule for which this answer is refused; nothing has changed by it."""
        before = (dict(self.table.open), self.table.all_events())
        with pytest.raises(afallon.IllegalAnswer) as refused:
            self.answer(kind, seat, value)
        assert (dict(self.table.open), self.table.all_events()) == before
        return refused.value.rule

    def propose(self, *team: int) -> None:
        """The leader proposes this team."""
        self.answer("choose_team", self.leader, list(team))

    def vote(self, votes: str) -> None:
        """Everybody votes: a `+` or a `-` for each seat in order."""
        for seat, vote in enumerate(votes):
            self.answer("vote", seat, VOTES[vote])

    def approve(self) -> None:
        """Everybody approves."""
        self.vote("+" * len(self.deal))

    def reject(self) -> None:
        """Everybody rejects."""
        self.vote("-" * len(self.deal))

    def cards(self, *, fails: Iterable[int] = ()) -> None:
        """The team plays its cards: a fail from these seats, a success from all others."""
        failing = set(fails)
        for seat in tuple(self.table.open):
            self.answer("play_card", seat, "fail" if seat in failing else "success")

    def quest(self, *team: int, fails: Iterable[int] = ()) -> None:
        """This team is proposed, approved by all, and plays its cards."""
        self.propose(*team)
        self.approve()
        self.cards(fails=fails)

    def quests(self, results: str) -> None:
        """Play one quest after the other: `+` succeeds without a fail, `-` fails by all evil who fit in."""
        for result in results:
            size = self.table.open[self.leader].options.size
            team = sorted(self.seats, key=lambda seat: self.is_evil(seat) != (result == "-"))[:size]
            self.quest(*team, fails=[seat for seat in team if result == "-" and self.is_evil(seat)])

    def reject_teams(self, number: int) -> None:
        """So many proposals are rejected by all."""
        for _ in range(number):
            self.propose(*range(self.table.open[self.leader].options.size))
            self.reject()

    def inspect(self, seat: int) -> None:
        """The Lady's holder inspects this seat, which hands over the card of its side."""
        self.answer("inspect", self.asked("inspect"), seat)
        self.answer("show_loyalty", seat, "evil" if self.is_evil(seat) else "good")

    def name(self, seat: int) -> None:
        """The Assassin names this seat."""
        self.answer("assassinate", self.asked("assassinate"), seat)

    def at_random(self, seed: int) -> None:
        """Play to the end with any answers."""
        rng = Random(seed)
        while self.outcome is None:
            decision = next(iter(self.table.open.values()))
            self.answer(decision.kind, decision.seat, decision.options.sample(rng))

    # What can be seen

    @property
    def seats(self) -> range:
        return range(len(self.deal))

    @property
    def leader(self) -> int:
        """The leader, as everybody knows."""
        leader: int = self.table.view(None).leader
        return leader

    @property
    def outcome(self) -> afallon.Outcome | None:
        return self.table.outcome

    @property
    def open(self) -> dict[int, str]:
        """Who is asked now, and what kind of question."""
        return {seat: decision.kind for seat, decision in self.table.open.items()}

    def asked(self, kind: str) -> int:
        """The one seat that is asked this."""
        (seat,) = (seat for seat, asked in self.open.items() if asked == kind)
        return seat

    def options(self, seat: int) -> list[Any]:
        """All that this seat may answer now."""
        return list(self.table.open[seat].options.enumerate())

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What this seat (or a spectator) has been told in events of this kind."""
        return [event.data for event in self.table.events_for(seat) if event.kind == kind]

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The latest of them."""
        return self.events(kind, seat)[-1]

    def private(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What this seat has been told and a spectator has not: kind and data, questions and answers left out."""
        public = told(self.table.events_for(None))
        own = told(self.table.events_for(seat))
        for event in public:
            own.remove(event)
        return own

    def is_evil(self, seat: int) -> bool:
        return self.deal[seat] in EVIL


def told(events: Iterable[afallon.Event]) -> list[tuple[str, dict[str, Any]]]:
    """Kind and data of these events, without the questions and answers."""
    return [(event.kind, event.data) for event in events if event.kind not in ("asked", "answered")]
