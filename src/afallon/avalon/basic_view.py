"""A reader's knowledge about the basic game, folded from events. Each part in play adds a fold of its own."""

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
    """One proposed team and its result. If it was approved with empty votes, it went without a vote."""

    round: int
    quest: int
    attempt: int
    leader: Seat
    team: Seats
    votes: Ballots = ()
    approved: bool | None = None
    is_close: bool = False
    """Whether a single vote would have changed the result."""

    open_votes: dict[int, Ballot] = {}
    """By seat: the votes that were shown before the others voted."""

    given: dict[str, int] = {}
    """By name of a thing: the seat that the leader gave it to with this team."""

    stopped_by: Seat | None = None
    """The seat that turned the approved team into a rejected one."""


class Quest(msgspec.Struct):
    """One played quest: its team, the cards as they were shown, and its result."""

    quest: int
    leader: Seat
    team: Seats
    cards: QuestCards
    succeeded: bool | None = None
    fails: int = 0
    round: int = 0


class Inspection(msgspec.Struct):
    """An inspection. Only its two seats know the card; only the inspector knows about one at night."""

    inspector: Seat
    inspected: Seat
    card: LoyaltyCard | None = None
    at_night: bool = False


class Secret(msgspec.Struct, frozen=True):
    """A card that was shown only to the reader; its owner knows it already."""

    by: str
    """The source of the knowledge: an `inspection`, or an entry by its name."""

    kind: str
    """The sort of card; message key `avalon-<kind>-<card>`."""

    seat: Seat
    card: str
    quest: int
    """The quest that was prepared or played at that time."""

    played: QuestCard | None
    """The seat's card on that quest as far as the reader knows: the one that was seen, or its replacement."""


class Guess(msgspec.Struct, frozen=True):
    """The final guess: the seat that made it, and one or two named seats."""

    assassin: Seat
    named: Seats


def is_close(votes: Ballots) -> bool:
    """Whether a single vote would have changed the result (AV-VOTE-02)."""
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
"""The placeholder for the announcement of a game that has not started."""


class BasicView(View):
    """The reader's knowledge. `characters` and `sides` hold only seats whose card the reader knows for certain."""

    announced: events.GameStarted = NOT_STARTED
    question: Any = None
    """The open `Question`, `None` if there is none. It is one for all asked seats: one group is asked at a time."""

    answered: list[int] = []
    """The seats that have answered it while others are still asked."""

    characters: dict[int, CharacterName] = {}
    sides: dict[int, Side] = {}
    shown: list[int] = []
    """The seats whose characters are public."""

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
    """By quest and seat: the cards that the reader knows to have been played."""

    inspections: list[Inspection] = []
    secrets: list[Secret] = []
    """The cards that only the reader was shown, the latest last."""

    evil: Seats = ()
    """The seats that were shown to be evil at the end."""

    guess: Guess | None = None
    parts: dict[str, Any] = {}
    """By name of a part in play: its `Known`. The accessor `Known.of` has the static type."""

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
        """By quest: the size of its team."""
        return self.announced.sizes

    @property
    def fails_to_sink(self) -> tuple[int, ...]:
        """By quest: the number of fails that sink it."""
        return self.announced.fails_to_sink

    @property
    def rejections(self) -> int:
        """The number of rejected teams in this round."""
        return sum(1 for p in self.proposals if p.round == self.round and p.approved is False)

    @property
    def proposal(self) -> Proposal | None:
        """The proposal that is being voted on or carried out."""
        latest = self.proposals[-1] if self.proposals else None
        return latest if latest and latest.round == self.round and latest.approved is not False else None

    @property
    def matter(self) -> type[Question]:
        """The type of the open question; `ChooseTeam` if there is none."""
        return ChooseTeam if self.question is None else type(self.question)

    @property
    def team_is_back(self) -> bool:
        """Whether this round's quest is over and another question is open: its votes, tokens and cards are gone."""
        latest = self.quests[-1] if self.quests else None
        return bool(self.asked) and latest is not None and latest.round == self.round and latest.succeeded is not None

    def show_character(self, seat: int, character: str, side: str) -> None:
        """Record a character that became public before the end."""
        self.characters[seat], self.sides[seat] = character, side
        self.shown.append(seat)

    def keep_secret(self, by: str, kind: str, to: int, seat: int, card: str, *, played: str | None = None) -> None:
        """Record a card of `seat` that was shown only to `to`; ignored unless `to` is the reader and not the owner."""
        if to == self.reader != seat:
            self.secrets.append(Secret(by, kind, seat, card, self.quest, played))

    def know_card(self, seat: int, card: str) -> None:
        """Record that the reader knows this seat's card on the current quest."""
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

    # Set-up, deal and night

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
