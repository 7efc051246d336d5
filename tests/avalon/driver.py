"""Driver for tests of Avalon with one method per move: propose, vote, play cards, inspect, name.

It uses only the public interface (`new`, `open`, `submit`, `events_for`, `view`, `outcome`) and answers for all seats.
It knows the sides of characters from its own table, not from the engine's.
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
"""By number of players: the basic deck in the seating of these tests."""

VOTES = {"+": "approve", "-": "reject"}


class Play:
    """A game with a given deal, first leader and any other options of `afallon.new`.

    `draws` lists the draws of chance after the deal; without it they are random.
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

    # Moves

    def answer(self, kind: str, seat: int, value: Any) -> None:
        """Answer the open question of this seat; fail if it is not of this kind."""
        decision = self.table.open[seat]
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        self.table.submit(afallon.Answer(decision.id, seat, value))
        self._draw()

    def draw(self, *cards: str) -> None:
        """Queue these draws of chance and use them as soon as it is asked; the game must have begun with `draws`."""
        self.draws = [*(self.draws or ()), *cards]
        self._draw()

    def _draw(self) -> None:
        """Answer for chance while it is asked and queued draws are left."""
        while self.draws and (chance := self.table.open.get(afallon.CHANCE)) is not None:
            self.table.submit(afallon.Answer(chance.id, afallon.CHANCE, self.draws.pop(0)))

    def refusal(self, kind: str, seat: int, value: Any) -> str:
        """Return the rule that forbids this answer; fail if it is accepted or changes anything."""
        before = (dict(self.table.open), self.table.all_events())
        with pytest.raises(afallon.IllegalAnswer) as refused:
            self.answer(kind, seat, value)
        assert (dict(self.table.open), self.table.all_events()) == before
        return refused.value.rule

    def propose(self, *team: int) -> None:
        """Propose this team as the leader."""
        self.answer("choose_team", self.leader, list(team))

    def vote(self, votes: str) -> None:
        """Vote for all seats: a `+` or a `-` for each seat in order."""
        for seat, vote in enumerate(votes):
            self.answer("vote", seat, VOTES[vote])

    def approve(self) -> None:
        """Let all seats approve."""
        self.vote("+" * len(self.deal))

    def reject(self) -> None:
        """Let all seats reject."""
        self.vote("-" * len(self.deal))

    def cards(self, *, fails: Iterable[int] = ()) -> None:
        """Play the team's cards: a fail from these seats, a success from all others."""
        failing = set(fails)
        for seat in tuple(self.table.open):
            self.answer("play_card", seat, "fail" if seat in failing else "success")

    def quest(self, *team: int, fails: Iterable[int] = ()) -> None:
        """Propose this team, approve it with all seats, and play its cards."""
        self.propose(*team)
        self.approve()
        self.cards(fails=fails)

    def quests(self, results: str) -> None:
        """Play quests in a row: `+` succeeds without a fail; `-` fails, with as many evil members as fit in."""
        for result in results:
            size = self.table.open[self.leader].options.size
            team = sorted(self.seats, key=lambda seat: self.is_evil(seat) != (result == "-"))[:size]
            self.quest(*team, fails=[seat for seat in team if result == "-" and self.is_evil(seat)])

    def reject_teams(self, number: int) -> None:
        """Reject this number of proposals with all seats."""
        for _ in range(number):
            self.propose(*range(self.table.open[self.leader].options.size))
            self.reject()

    def inspect(self, seat: int) -> None:
        """Inspect this seat as the Lady's holder; it hands over the card of its side."""
        self.answer("inspect", self.asked("inspect"), seat)
        self.answer("show_loyalty", seat, "evil" if self.is_evil(seat) else "good")

    def name(self, seat: int) -> None:
        """Name this seat as the Assassin."""
        self.answer("assassinate", self.asked("assassinate"), seat)

    def at_random(self, seed: int) -> None:
        """Play to the end with random answers."""
        rng = Random(seed)
        while self.outcome is None:
            decision = next(iter(self.table.open.values()))
            self.answer(decision.kind, decision.seat, decision.options.sample(rng))

    # Observations

    @property
    def seats(self) -> range:
        return range(len(self.deal))

    @property
    def leader(self) -> int:
        """The current leader, from the spectator's view."""
        leader: int = self.table.view(None).leader
        return leader

    @property
    def outcome(self) -> afallon.Outcome | None:
        return self.table.outcome

    @property
    def open(self) -> dict[int, str]:
        """By asked seat: the kind of its open question."""
        return {seat: decision.kind for seat, decision in self.table.open.items()}

    def asked(self, kind: str) -> int:
        """Return the only seat that is asked a question of this kind."""
        (seat,) = (seat for seat, asked in self.open.items() if asked == kind)
        return seat

    def options(self, seat: int) -> list[Any]:
        """Return all legal answers of this seat."""
        return list(self.table.open[seat].options.enumerate())

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the data of all events of this kind in the stream of a seat, or of a spectator."""
        return [event.data for event in self.table.events_for(seat) if event.kind == kind]

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """Return the data of the latest event of this kind."""
        return self.events(kind, seat)[-1]

    def private(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """Return kind and data of the seat's private events, without questions and answers."""
        public = told(self.table.events_for(None))
        own = told(self.table.events_for(seat))
        for event in public:
            own.remove(event)
        return own

    def is_evil(self, seat: int) -> bool:
        return self.deal[seat] in EVIL


def told(events: Iterable[afallon.Event]) -> list[tuple[str, dict[str, Any]]]:
    """Return kind and data of these events, without questions and answers."""
    return [(event.kind, event.data) for event in events if event.kind not in ("asked", "answered")]
