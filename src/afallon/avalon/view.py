"""What a seat knows of a game of Avalon, folded from its events."""

from typing import Any

import msgspec

from afallon.kernel import View


class Proposal(msgspec.Struct):
    """One proposed team and what became of it. Empty votes beside a verdict: the team went without a vote."""

    round: int
    quest: int
    attempt: int
    leader: int
    team: tuple[int, ...]
    votes: tuple[str, ...] = ()
    approved: bool | None = None


class Quest(msgspec.Struct):
    """One quest that was played: its team, the cards as they were shown, and its result."""

    quest: int
    leader: int
    team: tuple[int, ...]
    cards: dict[str, int]
    succeeded: bool | None = None
    fails: int = 0


class Seen(msgspec.Struct):
    """What one seat saw at a step of the night."""

    seat: int
    step: str
    seats: tuple[int, ...]
    learns: str


class Inspection(msgspec.Struct):
    """Who inspected whom; the card is known to those two alone."""

    inspector: int
    inspected: int
    card: str | None = None


class AvalonView(View):
    """What the reader knows. Characters and sides hold those seats that the reader knows for certain by card."""

    seats: int = 0
    edition: str = ""
    deck: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    assassin: str | None = None
    fifth_team: str = "vote"
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    characters: dict[int, str] = {}
    sides: dict[int, str] = {}
    seen: list[Seen] = []
    first_leader: int = -1
    leader: int = -1
    round: int = 0
    attempt: int = 0
    proposals: list[Proposal] = []
    quests: list[Quest] = []
    results: list[bool | None] = msgspec.field(default_factory=lambda: [None] * 5)
    cards_given: dict[int, dict[int, str]] = {}
    """By quest: the cards the reader knows to have been played, by seat."""

    lady_holders: list[int] = []
    inspections: list[Inspection] = []
    evil: tuple[int, ...] = ()
    """Those who have shown themselves to be evil at the end."""

    guess: tuple[int, int] | None = None
    """The Assassin and whom he named."""

    @property
    def rejections(self) -> int:
        """How many teams of this round have been rejected."""
        return sum(1 for p in self.proposals if p.round == self.round and p.approved is False)

    @property
    def proposal(self) -> Proposal | None:
        """The proposal that is being voted on or carried out."""
        latest = self.proposals[-1] if self.proposals else None
        return latest if latest and latest.round == self.round and latest.approved is not False else None

    def on_game_started(self, **facts: Any) -> None:
        for name, value in facts.items():
            setattr(self, name, tuple(value) if isinstance(value, list) else value)

    def on_dealt(self, *, seat: int, character: str, side: str) -> None:
        self.characters[seat] = character
        self.sides[seat] = side

    def on_leader_chosen(self, *, seat: int) -> None:
        self.first_leader = self.leader = seat

    def on_leader_passed(self, *, seat: int) -> None:
        self.leader = seat

    def on_seen(self, *, seat: int, step: str, seats: tuple[int, ...], learns: str) -> None:
        self.seen.append(Seen(seat, step, tuple(seats), learns))

    def on_round_started(self, *, round: int, leader: int) -> None:
        self.round, self.leader, self.attempt = round, leader, 1

    def on_team_proposed(self, *, leader: int, quest: int, attempt: int, team: tuple[int, ...]) -> None:
        self.attempt = attempt
        self.proposals.append(Proposal(self.round, quest, attempt, leader, tuple(team)))

    def on_votes_shown(self, *, votes: tuple[str, ...]) -> None:
        self.proposals[-1].votes = tuple(votes)

    def on_team_approved(self, *, team: tuple[int, ...]) -> None:
        self.proposals[-1].approved = True

    def on_team_rejected(self, *, team: tuple[int, ...], rejections: int) -> None:
        self.proposals[-1].approved = False
        self.attempt = rejections + 1

    def on_answered(self, *, seat: int, kind: str = "", value: Any = None, **rest: Any) -> None:
        super().on_answered(seat=seat)
        if kind == "play_card" and value is not None:
            self.cards_given.setdefault(self.proposals[-1].quest, {})[seat] = value

    def on_cards_shown(self, *, quest: int, cards: dict[str, int]) -> None:
        proposal = self.proposals[-1]
        self.quests.append(Quest(quest, proposal.leader, proposal.team, dict(cards)))

    def on_quest_succeeded(self, *, quest: int, fails: int) -> None:
        self._mark(quest, fails, True)

    def on_quest_failed(self, *, quest: int, fails: int) -> None:
        self._mark(quest, fails, False)

    def _mark(self, quest: int, fails: int, succeeded: bool) -> None:
        self.quests[-1].succeeded, self.quests[-1].fails = succeeded, fails
        self.results[quest - 1] = succeeded

    def on_lady_passed(self, *, seat: int) -> None:
        self.lady_holders.append(seat)

    def on_inspected(self, *, inspector: int, inspected: int) -> None:
        self.inspections.append(Inspection(inspector, inspected))

    def on_loyalty_shown(self, *, inspector: int, inspected: int, card: str) -> None:
        self.inspections[-1].card = card

    def on_evil_shown(self, *, seats: tuple[int, ...]) -> None:
        self.evil = tuple(seats)

    def on_merlin_guessed(self, *, assassin: int, named: int) -> None:
        self.guess = (assassin, named)

    def on_characters_shown(self, *, characters: tuple[str, ...], sides: tuple[str, ...]) -> None:
        self.characters = dict(enumerate(characters))
        self.sides = dict(enumerate(sides))
