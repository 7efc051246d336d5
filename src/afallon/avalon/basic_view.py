"""What a seat knows of the basic game, folded from its events. Each part in play adds what is known of it."""

from typing import Any

import msgspec

from afallon.avalon import events
from afallon.avalon.fields import (
    Ballot,
    Ballots,
    CharacterName,
    Deck,
    LoyaltyCard,
    ModuleNames,
    QuestCard,
    QuestCards,
    Side,
)
from afallon.avalon.questions import ChooseTeam, PlayCard
from afallon.kernel import Answered, Asked, Question, Seat, Seats, View, Withdrawn


class Proposal(msgspec.Struct, omit_defaults=True):
    """One proposed team and what became of it. Empty votes beside a verdict: the team went without a vote."""

    round: int
    quest: int
    attempt: int
    leader: Seat
    team: Seats
    votes: Ballots = ()
    approved: bool | None = None
    is_close: bool = False
    """Whether one vote more or less would have turned it."""

    open_votes: dict[int, Ballot] = {}
    """By seat: the votes that were shown before the others chose."""

    given: dict[str, int] = {}
    """By name of a thing: to whom the leader gave it with this team."""

    stopped_by: Seat | None = None
    """Who turned the team from an approved one into a rejected one."""


class Quest(msgspec.Struct):
    """One quest that was played: its team, the cards as they were shown, and its result."""

    quest: int
    leader: Seat
    team: Seats
    cards: QuestCards
    succeeded: bool | None = None
    fails: int = 0
    round: int = 0


class Inspection(msgspec.Struct):
    """Who inspected whom; the card is known to those two alone. A look in the night is known to the inspector."""

    inspector: Seat
    inspected: Seat
    card: LoyaltyCard | None = None
    at_night: bool = False


class Secret(msgspec.Struct, frozen=True):
    """A card that was shown to the reader alone; whoever's card it is knows it already."""

    by: str
    """What let the reader see it: an `inspection`, or an entry by its name."""

    kind: str
    """What sort of card it is; its words are `avalon-<kind>-<card>`."""

    seat: Seat
    card: str
    quest: int
    """The quest that was prepared or played."""

    played: QuestCard | None
    """What the reader knows to be this seat's card on that quest: the one that was seen, or another in its place."""


class Guess(msgspec.Struct, frozen=True):
    """Who made the guess at the end, and at whom: one seat, or two."""

    assassin: Seat
    named: Seats


def is_close(votes: Ballots) -> bool:
    """Whether a single vote would have turned the others (AV-VOTE-02)."""
    return votes.count("approve") - len(votes) // 2 in (0, 1)


NOT_STARTED = events.GameStarted(
    seats=0,
    edition="",
    deck=(),
    modules=(),
    assassin=None,
    sizes=(),
    fails_to_sink=(),
    quest_cards=(),
    options={},
)
"""What is known of a game before anything is."""


class BasicView(View):
    """What the reader knows. Characters and sides hold those seats that the reader knows for certain by card."""

    announced: events.GameStarted = NOT_STARTED
    question: Any = None
    """What those who are asked now are asked: one and the same `Question`, since the table asks one group at a time."""

    answered: list[int] = []
    """Those who have answered it already, while others are still asked."""

    characters: dict[int, CharacterName] = {}
    sides: dict[int, Side] = {}
    shown: list[int] = []
    """The seats whose characters all have seen."""

    seen: list[events.Seen] = []
    night_is_over: bool = False
    first_leader: int = -1
    leader: int = -1
    round: int = 0
    quest: int = 0
    attempt: int = 0
    proposals: list[Proposal] = []
    quests: list[Quest] = []
    results: list[bool | None] = msgspec.field(default_factory=lambda: [None] * 5)
    cards_given: dict[int, dict[int, QuestCard]] = {}
    """By quest: the cards the reader knows to have been played, by seat."""

    inspections: list[Inspection] = []
    secrets: list[Secret] = []
    """The cards that were shown to the reader alone, the latest last."""

    evil: Seats = ()
    """Those who have shown themselves to be evil at the end."""

    guess: Guess | None = None
    parts: dict[str, Any] = {}
    """By the name of a part in play: what is known of it. Each part's `Known` has an accessor with its type."""

    @property
    def seats(self) -> int:
        return self.announced.seats

    @property
    def deck(self) -> Deck:
        return self.announced.deck

    @property
    def modules(self) -> ModuleNames:
        return self.announced.modules

    @property
    def sizes(self) -> tuple[int, ...]:
        """By quest: how many members its team has."""
        return self.announced.sizes

    @property
    def fails_to_sink(self) -> tuple[int, ...]:
        """By quest: how many fails sink it."""
        return self.announced.fails_to_sink

    @property
    def rejections(self) -> int:
        """How many teams of this round have been rejected."""
        return sum(1 for p in self.proposals if p.round == self.round and p.approved is False)

    @property
    def proposal(self) -> Proposal | None:
        """The proposal that is being voted on or carried out."""
        latest = self.proposals[-1] if self.proposals else None
        return latest if latest and latest.round == self.round and latest.approved is not False else None

    @property
    def matter(self) -> type[Question]:
        """The question whose rules matter now; where nobody is asked anything, how a team is chosen."""
        return ChooseTeam if self.question is None else type(self.question)

    @property
    def team_is_back(self) -> bool:
        """Whether this round's quest is over and the table has gone on: then votes, tokens and cards of it are gone."""
        latest = self.quests[-1] if self.quests else None
        return bool(self.asked) and latest is not None and latest.round == self.round and latest.succeeded is not None

    def show_character(self, seat: int, character: str, side: str) -> None:
        """All have seen this character before the end."""
        self.characters[seat], self.sides[seat] = character, side
        self.shown.append(seat)

    def keep_secret(self, by: str, kind: str, to: int, seat: int, card: str, *, played: str | None = None) -> None:
        """A card of this seat was shown to somebody alone, by means of something; that counts if it is the reader."""
        if to == self.reader != seat:
            self.secrets.append(Secret(by, kind, seat, card, self.quest, played))

    def know_card(self, seat: int, card: str) -> None:
        """The reader knows this card to lie there, on the quest that is under way."""
        self.cards_given.setdefault(self.proposals[-1].quest, {})[seat] = card

    # Questions and answers

    def on_asked(self, event: Asked) -> None:
        super().on_asked(event)
        self.question = event.about

    def on_answered(self, event: Answered) -> None:
        if event.seat in self.asked:
            self.answered.append(event.seat)
        super().on_answered(event)
        self._forget_question()
        if isinstance(event.about, PlayCard) and event.given:
            self.know_card(event.seat, event.value)

    def on_withdrawn(self, event: Withdrawn) -> None:
        super().on_withdrawn(event)
        self._forget_question()

    def _forget_question(self) -> None:
        if not self.asked:
            self.question, self.answered = None, []

    # From the box to the first morning

    def on_game_started(self, event: events.GameStarted) -> None:
        self.announced = event

    def on_dealt(self, event: events.Dealt) -> None:
        self.characters[event.seat] = event.character
        self.sides[event.seat] = event.side

    def on_leader_chosen(self, event: events.LeaderChosen) -> None:
        self.first_leader = self.leader = event.seat

    def on_seen(self, event: events.Seen) -> None:
        self.seen.append(event)

    def on_night_ended(self, event: events.NightEnded) -> None:
        self.night_is_over = True

    # A team for a quest

    def on_round_started(self, event: events.RoundStarted) -> None:
        self.round = self.quest = event.round
        self.leader, self.attempt = event.leader, 1

    def on_quest_chosen(self, event: events.QuestChosen) -> None:
        self.quest = event.quest

    def on_team_proposed(self, event: events.TeamProposed) -> None:
        self.attempt = event.attempt
        self.proposals.append(Proposal(self.round, event.quest, event.attempt, event.leader, event.team))

    def on_votes_shown(self, event: events.VotesShown) -> None:
        self.proposals[-1].votes = event.votes
        self.proposals[-1].is_close = is_close(event.votes)

    def on_team_approved(self, event: events.TeamApproved) -> None:
        self.proposals[-1].approved = True

    def on_team_rejected(self, event: events.TeamRejected) -> None:
        self.proposals[-1].approved = False
        self.attempt = event.rejections + 1

    def on_leader_passed(self, event: events.LeaderPassed) -> None:
        self.leader = event.seat

    # A quest

    def on_cards_shown(self, event: events.CardsShown) -> None:
        proposal = self.proposals[-1]
        self.quests.append(Quest(event.quest, proposal.leader, proposal.team, event.cards, round=self.round))

    def on_quest_succeeded(self, event: events.QuestSucceeded) -> None:
        self._mark(event.quest, event.fails, True)

    def on_quest_failed(self, event: events.QuestFailed) -> None:
        self._mark(event.quest, event.fails, False)

    def _mark(self, quest: int, fails: int, succeeded: bool) -> None:
        self.quests[-1].succeeded, self.quests[-1].fails = succeeded, fails
        self.results[quest - 1] = succeeded

    # Inspections, and the end

    def on_inspected(self, event: events.Inspected) -> None:
        self.inspections.append(Inspection(event.inspector, event.inspected))

    def on_loyalty_shown(self, event: events.LoyaltyShown) -> None:
        self.inspections[-1].card = event.card
        self.keep_secret("inspection", "loyalty", event.inspector, event.inspected, event.card)

    def on_evil_shown(self, event: events.EvilShown) -> None:
        self.evil = event.seats

    def on_merlin_guessed(self, event: events.MerlinGuessed) -> None:
        self.guess = Guess(event.assassin, (event.named,))

    def on_characters_shown(self, event: events.CharactersShown) -> None:
        self.characters = dict(enumerate(event.characters))
        self.sides = dict(enumerate(event.sides))
        self.shown = list(range(len(event.characters)))
