"""Every event of Avalon. The audience is given when an event is emitted."""

from afallon.avalon.fields import (
    Aim,
    AllegianceCard,
    Attempt,
    Ballot,
    Ballots,
    CharacterName,
    Characters,
    Count,
    Counts,
    Deck,
    EditionName,
    Hand,
    Lesson,
    LoyaltyCard,
    ModuleNames,
    NightStep,
    PlotCard,
    QuestCard,
    QuestCards,
    QuestNumber,
    RoundNumber,
    SettledOptions,
    Side,
    Sides,
)
from afallon.kernel import Event, Seat, Seats, secret, unsaid

# Set-up, deal and night


class GameStarted(Event):
    """The public set-up: characters and modules in play, edition, board and options (AV-SETUP-06)."""

    seats: Count
    edition: EditionName
    deck: Deck
    modules: ModuleNames
    assassin: CharacterName | None
    sizes: Counts
    fails_to_sink: Counts
    quest_cards: Hand
    options: SettledOptions


@secret
class Dealt(Event):
    """A seat has received its character (AV-SETUP-04)."""

    seat: Seat
    character: CharacterName
    side: Side


class LeaderChosen(Event):
    """The first leader has been chosen (AV-SETUP-05)."""

    seat: Seat


class AllegianceLaid(Event):
    """An allegiance card was laid face up at a quest (AV-LANC-04)."""

    quest: QuestNumber
    card: AllegianceCard


@secret
class LeaderSeen(Event):
    """The Cleric has seen the first leader's loyalty card (AV-REVEAL-02)."""

    seat: Seat
    leader: Seat
    card: LoyaltyCard


@secret
class Seen(Event):
    """A seat has looked at a step of the night and learnt a lesson about the seats it saw (REVEAL)."""

    seat: Seat
    step: NightStep
    seats: Seats
    learns: Lesson


class NightEnded(Event):
    """The night is over and all eyes are open (AV-REVEAL-15)."""


# A team for a quest


class RoundStarted(Event):
    """A round has begun: one quest and all the proposals for it."""

    round: RoundNumber
    leader: Seat


class AllegianceDrawn(Event):
    """An allegiance card was drawn for a quest (AV-LANC-01, 07)."""

    quest: QuestNumber
    card: AllegianceCard


class LancelotsSwitched(Event):
    """Both Lancelots have changed sides; their seats stay secret (AV-LANC-03)."""


class QuestChosen(Event):
    """The leader has chosen the quest of the proposal (AV-TARGET-01)."""

    leader: Seat
    quest: QuestNumber


class TeamProposed(Event):
    """The leader has proposed a team (AV-TEAM-01)."""

    leader: Seat
    quest: QuestNumber
    attempt: Attempt
    team: Seats


class ExcaliburGiven(Event):
    """The leader has given Excalibur to another member of the proposed team (AV-EXC-01)."""

    leader: Seat
    seat: Seat


class OpenVoteShown(Event):
    """A seat has voted openly before all others (AV-PLOT-07)."""

    seat: Seat
    vote: Ballot


class VotesShown(Event):
    """All votes, by seat, shown at once (AV-VOTE-01)."""

    votes: Ballots


class TeamApproved(Event):
    """The team goes on its quest (AV-VOTE-02)."""

    team: Seats


class TeamRejected(Event):
    """The team was rejected; `rejections` counts the rejected teams of this round (AV-VOTE-03)."""

    team: Seats
    rejections: Attempt


@unsaid  # the next proposal names the leader
class LeaderPassed(Event):
    """The leadership has passed to this seat (AV-VOTE-03, AV-QUEST-06, AV-PLOT-12)."""

    seat: Seat


# A quest


class WatchGiven(Event):
    """The leader has given the watch token to a member of the team (AV-ROGUE-04)."""

    leader: Seat
    seat: Seat


class MemberFound(Event):
    """A plot card names a member who must play face up (AV-PLOT-13)."""

    seat: Seat
    member: Seat


class CardTurned(Event):
    """A card that was played face up is shown together with its player (AV-PLOT-13)."""

    seat: Seat
    card: QuestCard


class ExcaliburUsed(Event):
    """The holder of Excalibur has ordered a member to change the card, or nobody (AV-EXC-02, 05)."""

    holder: Seat
    seat: Seat | None


@secret
class CardTakenBack(Event):
    """The card that was taken back, shown to the holder of Excalibur and its player (AV-EXC-03)."""

    holder: Seat
    seat: Seat
    card: QuestCard


class Ambushed(Event):
    """A seat looks at a member's card (AV-PLOT-11)."""

    seat: Seat
    member: Seat


@secret
class AmbushedCardSeen(Event):
    """The card that was looked at with Ambush (AV-PLOT-11)."""

    seat: Seat
    member: Seat
    card: QuestCard


class CardTrapped(Event):
    """The leader has taken a member's card out of the quest (AV-TRAP-02, 03)."""

    leader: Seat
    seat: Seat


@secret
class TrappedCardSeen(Event):
    """The card that the leader took out of the quest (AV-TRAP-02)."""

    leader: Seat
    seat: Seat
    card: QuestCard


class CardsShown(Event):
    """The numbers of each card played; who played which stays secret (AV-QUEST-03)."""

    quest: QuestNumber
    cards: QuestCards


class RogueMarked(Event):
    """A Rogue's card was played on a quest and marks it (AV-ROGUE-03)."""

    quest: QuestNumber
    card: QuestCard


class TokensLaid(Event):
    """Messages have put tokens on a quest (AV-MSG-05)."""

    quest: QuestNumber
    token: QuestCard
    number: Count


class Reinforced(Event):
    """Messages have helped a side: this card was taken out of the quest or added to it (AV-MSG-06)."""

    side: Side
    card: QuestCard


class QuestSucceeded(Event):
    """The quest has succeeded with this number of fails (AV-QUEST-04, 05)."""

    quest: QuestNumber
    fails: Count


class QuestFailed(Event):
    """The quest has failed with this number of fails (AV-QUEST-04, 05)."""

    quest: QuestNumber
    fails: Count


class CharacterShown(Event):
    """A seat has shown its character to all (AV-ROLE-14)."""

    seat: Seat
    character: CharacterName


# Inspections


class Inspected(Event):
    """A seat inspects another (AV-INSPECT-06)."""

    inspector: Seat
    inspected: Seat


@secret
class LoyaltyShown(Event):
    """The loyalty card that was handed over (AV-INSPECT-01)."""

    inspector: Seat
    inspected: Seat
    card: LoyaltyCard


class LadyPassed(Event):
    """The Lady of the Lake has passed to this seat (AV-LADY-01, 03)."""

    seat: Seat


# Plot cards


class PlotCardDrawn(Event):
    """The leader has drawn a plot card, openly (AV-PLOT-03)."""

    leader: Seat
    card: PlotCard


class PlotCardGiven(Event):
    """The leader has given a plot card; the receiver keeps it unless it acts at once (AV-PLOT-03, 17)."""

    leader: Seat
    seat: Seat
    card: PlotCard
    kept: bool


class PlotCardUsed(Event):
    """A kept plot card was used and discarded (AV-PLOT-04)."""

    seat: Seat
    card: PlotCard


class PlotCardTaken(Event):
    """`seat` has taken a kept plot card from `other` (AV-PLOT-14)."""

    seat: Seat
    other: Seat
    card: PlotCard


# The end


class RecruitmentTried(Event):
    """The Assassin has named a seat as the Untrustworthy Servant, or none (AV-SERV-02, 06)."""

    assassin: Seat
    named: Seat | None


class ServantRecruited(Event):
    """The Untrustworthy Servant was found and is evil from now on (AV-SERV-03)."""

    seat: Seat


class EvilShown(Event):
    """The evil players were shown to be evil (AV-END-03)."""

    seats: Seats


class AimDeclared(Event):
    """The Assassin has declared a target: Merlin or the Messengers (AV-MSG-08)."""

    assassin: Seat
    aim: Aim


class MerlinGuessed(Event):
    """The Assassin has named a seat as Merlin (AV-END-04)."""

    assassin: Seat
    named: Seat


class MessengersGuessed(Event):
    """The Assassin has named seats as the good Messengers (AV-MSG-08)."""

    assassin: Seat
    named: Seats


class CharactersShown(Event):
    """All characters and sides are shown (AV-END-05)."""

    characters: Characters
    sides: Sides
