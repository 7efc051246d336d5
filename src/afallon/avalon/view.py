"""What a seat knows of a game of Avalon, folded from its events."""

from typing import Any

import msgspec

from afallon.avalon.cards import exchanged
from afallon.avalon.modules.plot_cards.decks import AT_ONCE
from afallon.kernel import Answered, View


class Proposal(msgspec.Struct):
    """One proposed team and what became of it. Empty votes beside a verdict: the team went without a vote."""

    round: int
    quest: int
    attempt: int
    leader: int
    team: tuple[int, ...]
    votes: tuple[str, ...] = ()
    approved: bool | None = None
    excalibur: int | None = None
    """To whom the leader gave Excalibur."""

    open_votes: dict[int, str] = {}
    """Votes that were shown before the others chose (Have at You)."""


class Quest(msgspec.Struct):
    """One quest that was played: its team, the cards as they were shown, and its result."""

    quest: int
    leader: int
    team: tuple[int, ...]
    cards: dict[str, int]
    succeeded: bool | None = None
    fails: int = 0
    round: int = 0
    switches: int = 0
    """How often the Lancelots had changed sides by then."""

    reinforced: str | None = None
    """The side that messages helped."""


class OnQuest(msgspec.Struct):
    """What has happened to a team's cards, beside their being played; all of it is public."""

    watched: int | None = None
    found: list[int] = []
    """Members who must play face up."""

    turned: dict[int, str] = {}
    """Cards that lie face up."""

    excalibur: int | None = None
    """Whose card Excalibur changed."""

    taken_back: str | None = None
    """The card that was changed, as far as the reader has seen it."""

    ambushed: dict[int, int] = {}
    """By member: who looked at the card."""

    trapped: int | None = None
    """Whose card the leader took."""


class Seen(msgspec.Struct):
    """What one seat saw at a step of the night."""

    seat: int
    step: str
    seats: tuple[int, ...]
    learns: str


class Inspection(msgspec.Struct):
    """Who inspected whom; the card is known to those two alone. The Cleric's look at the leader is known to him."""

    inspector: int
    inspected: int
    card: str | None = None


class AvalonView(View):
    """What the reader knows. Characters and sides hold those seats that the reader knows for certain by card."""

    announced: dict[str, Any] = {}
    """Everything that was told when the game started."""

    seats: int = 0
    edition: str = ""
    deck: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    assassin: str | None = None
    fifth_team: str = "vote"
    allegiance_deck: str = ""
    fifth_quest: str = ""
    hidden_sorcerer: bool = False
    senior_messenger: bool = False
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    characters: dict[int, str] = {}
    sides: dict[int, str] = {}
    seen: list[Seen] = []
    first_leader: int = -1
    leader: int = -1
    round: int = 0
    quest: int = 0
    attempt: int = 0
    proposals: list[Proposal] = []
    on_quest: dict[int, OnQuest] = {}
    """By round: what has happened to the cards of the team that went."""

    quests: list[Quest] = []
    results: list[bool | None] = msgspec.field(default_factory=lambda: [None] * 5)
    cards_given: dict[int, dict[int, str]] = {}
    """By quest: the cards the reader knows to have been played, by seat."""

    lady_holders: list[int] = []
    inspections: list[Inspection] = []
    evil: tuple[int, ...] = ()
    """Those who have shown themselves to be evil at the end."""

    guess: tuple[int, int | tuple[int, ...]] | None = None
    """The Assassin and whom he named: one seat, or two at the Messengers."""

    aim: str | None = None
    """At whom the Assassin aims, if there was a choice."""

    recruitment: tuple[int, int | None] | None = None
    """The Assassin, and whom he took for the Untrustworthy Servant."""

    recruited: int | None = None
    allegiances: dict[int, str] = {}
    """Lancelot's cards by quest, as drawn or laid."""

    switches: int = 0
    """How often the Lancelots have changed sides."""

    rogue_marks: dict[str, list[int]] = {}
    """By rogue card: the quests it has marked."""

    tokens: dict[str, list[int]] = {}
    """By kind of message: the quests on which a token lies, one entry each."""

    plot_drawn: list[str] = []
    """Plot cards that the leader is still to give."""

    plot_chosen: str | None = None
    """The one of them that the reader, who leads, has chosen to give next."""

    plot_hands: dict[int, list[str]] = {}

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
        self.announced = facts
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

    def on_leader_seen(self, *, seat: int, leader: int, card: str) -> None:
        self.inspections.append(Inspection(seat, leader, card))

    def on_allegiance_laid(self, *, quest: int, card: str) -> None:
        self.allegiances[quest] = card

    def on_allegiance_drawn(self, *, quest: int, card: str) -> None:
        self.allegiances[quest] = card

    def on_lancelots_switched(self) -> None:
        self.switches += 1
        for seat, character in self.characters.items():
            if character in ("good_lancelot", "evil_lancelot"):
                self.sides[seat] = "good" if self.sides[seat] == "evil" else "evil"

    def on_round_started(self, *, round: int, leader: int) -> None:
        self.round, self.quest, self.leader, self.attempt = round, round, leader, 1
        self.on_quest[round] = OnQuest()

    def on_quest_chosen(self, *, leader: int, quest: int) -> None:
        self.quest = quest

    def on_team_proposed(self, *, leader: int, quest: int, attempt: int, team: tuple[int, ...]) -> None:
        self.attempt = attempt
        self.proposals.append(Proposal(self.round, quest, attempt, leader, tuple(team)))

    def on_excalibur_given(self, *, leader: int, seat: int) -> None:
        self.proposals[-1].excalibur = seat

    def on_open_vote_shown(self, *, seat: int, vote: str) -> None:
        self.proposals[-1].open_votes[seat] = vote

    def on_votes_shown(self, *, votes: tuple[str, ...]) -> None:
        self.proposals[-1].votes = tuple(votes)

    def on_team_approved(self, *, team: tuple[int, ...]) -> None:
        self.proposals[-1].approved = True

    def on_team_rejected(self, *, team: tuple[int, ...], rejections: int) -> None:
        self.proposals[-1].approved = False
        self.attempt = rejections + 1

    def on_answered(self, event: Answered) -> None:
        super().on_answered(event)
        kind, value = event.about.kind, event.value
        if kind in ("play_card", "change_card") and value is not None:
            self._know_card(event.seat, value)
        elif kind == "choose_plot_card":
            self.plot_chosen = value

    def _know_card(self, seat: int, card: str) -> None:
        self.cards_given.setdefault(self.proposals[-1].quest, {})[seat] = card

    def on_watch_given(self, *, leader: int, seat: int) -> None:
        self.on_quest[self.round].watched = seat

    def on_member_found(self, *, seat: int, member: int) -> None:
        self.on_quest[self.round].found.append(member)

    def on_card_turned(self, *, seat: int, card: str) -> None:
        self.on_quest[self.round].turned[seat] = card
        self._know_card(seat, card)

    def on_excalibur_used(self, *, holder: int, seat: int | None) -> None:
        self.on_quest[self.round].excalibur = seat

    def on_card_taken_back(self, *, holder: int, seat: int, card: str) -> None:
        self.on_quest[self.round].taken_back = card
        self._know_card(seat, exchanged(card))

    def on_ambushed(self, *, seat: int, member: int) -> None:
        self.on_quest[self.round].ambushed[member] = seat

    def on_ambushed_card_seen(self, *, seat: int, member: int, card: str) -> None:
        self._know_card(member, card)

    def on_card_trapped(self, *, leader: int, seat: int) -> None:
        self.on_quest[self.round].trapped = seat

    def on_trapped_card_seen(self, *, leader: int, seat: int, card: str) -> None:
        self._know_card(seat, card)

    def on_cards_shown(self, *, quest: int, cards: dict[str, int]) -> None:
        proposal = self.proposals[-1]
        self.quests.append(
            Quest(quest, proposal.leader, proposal.team, dict(cards), round=self.round, switches=self.switches)
        )

    def on_rogue_marked(self, *, quest: int, card: str) -> None:
        self.rogue_marks.setdefault(card, []).append(quest)

    def on_tokens_laid(self, *, quest: int, token: str, number: int) -> None:
        self.tokens.setdefault(token, []).extend([quest] * number)

    def on_reinforced(self, *, side: str, card: str) -> None:
        self.quests[-1].reinforced = side

    def on_quest_succeeded(self, *, quest: int, fails: int) -> None:
        self._mark(quest, fails, True)

    def on_quest_failed(self, *, quest: int, fails: int) -> None:
        self._mark(quest, fails, False)

    def _mark(self, quest: int, fails: int, succeeded: bool) -> None:
        self.quests[-1].succeeded, self.quests[-1].fails = succeeded, fails
        self.results[quest - 1] = succeeded

    def on_character_shown(self, *, seat: int, character: str) -> None:
        self.characters[seat], self.sides[seat] = character, "evil"

    def on_plot_card_drawn(self, *, leader: int, card: str) -> None:
        self.plot_drawn.append(card)

    def on_plot_card_given(self, *, leader: int, seat: int, card: str) -> None:
        self.plot_drawn.remove(card)
        self.plot_chosen = None
        if card not in AT_ONCE:
            self.plot_hands.setdefault(seat, []).append(card)

    def on_plot_card_used(self, *, seat: int, card: str) -> None:
        self.plot_hands[seat].remove(card)

    def on_plot_card_taken(self, *, seat: int, other: int, card: str) -> None:
        self.plot_hands[other].remove(card)
        self.plot_hands.setdefault(seat, []).append(card)

    def on_lady_passed(self, *, seat: int) -> None:
        self.lady_holders.append(seat)

    def on_inspected(self, *, inspector: int, inspected: int) -> None:
        self.inspections.append(Inspection(inspector, inspected))

    def on_loyalty_shown(self, *, inspector: int, inspected: int, card: str) -> None:
        self.inspections[-1].card = card

    def on_evil_shown(self, *, seats: tuple[int, ...]) -> None:
        self.evil = tuple(seats)

    def on_recruitment_tried(self, *, assassin: int, named: int | None) -> None:
        self.recruitment = (assassin, named)

    def on_servant_recruited(self, *, seat: int) -> None:
        self.recruited = seat
        self.characters[seat], self.sides[seat] = "untrustworthy_servant", "evil"

    def on_aim_declared(self, *, assassin: int, aim: str) -> None:
        self.aim = aim

    def on_messengers_guessed(self, *, assassin: int, named: tuple[int, ...]) -> None:
        self.guess = (assassin, tuple(named))

    def on_merlin_guessed(self, *, assassin: int, named: int) -> None:
        self.guess = (assassin, named)

    def on_characters_shown(self, *, characters: tuple[str, ...], sides: tuple[str, ...]) -> None:
        self.characters = dict(enumerate(characters))
        self.sides = dict(enumerate(sides))
