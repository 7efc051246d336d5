"""Everything that can happen in a game of Avalon. Whoever emits an event says who may know it."""

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

# From the box to the first morning


class GameStarted(Event):
    """What is in play, by which book, and how the points on which tables differ are settled (AV-SETUP-06)."""

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
    """Who leads first (AV-SETUP-05)."""

    seat: Seat


class AllegianceLaid(Event):
    """One of Lancelot's cards lies open at a quest (AV-LANC-04)."""

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
    """A seat has looked at a step of the night, and learnt what those it saw are (REVEAL)."""

    seat: Seat
    step: NightStep
    seats: Seats
    learns: Lesson


class NightEnded(Event):
    """All eyes are open (AV-REVEAL-15)."""


# A team for a quest


class RoundStarted(Event):
    """A round has begun: one quest and all the proposals for it."""

    round: RoundNumber
    leader: Seat


class AllegianceDrawn(Event):
    """One of Lancelot's cards was drawn at the start of a quest's round (AV-LANC-01, 07)."""

    quest: QuestNumber
    card: AllegianceCard


class LancelotsSwitched(Event):
    """Both Lancelots have changed sides; who they are stays a secret (AV-LANC-03)."""


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
    """Somebody has voted before all others, for all to see (AV-PLOT-07)."""

    seat: Seat
    vote: Ballot


class VotesShown(Event):
    """All votes, by seat, shown at once (AV-VOTE-01)."""

    votes: Ballots


class TeamApproved(Event):
    """The team goes on its quest (AV-VOTE-02)."""

    team: Seats


class TeamRejected(Event):
    """The team stays at home; so many have been rejected in this round (AV-VOTE-03)."""

    team: Seats
    rejections: Attempt


@unsaid  # the next proposal names the leader
class LeaderPassed(Event):
    """Somebody else leads from now on (AV-VOTE-03, AV-QUEST-06, AV-PLOT-12)."""

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
    """A card that was played face up is shown with its player's name (AV-PLOT-13)."""

    seat: Seat
    card: QuestCard


class ExcaliburUsed(Event):
    """The holder of Excalibur has ordered a member to change the card, or nobody (AV-EXC-02, 05)."""

    holder: Seat
    seat: Seat | None


@secret
class CardTakenBack(Event):
    """The card that was changed, as the holder of Excalibur sees it (AV-EXC-03)."""

    holder: Seat
    seat: Seat
    card: QuestCard


class Ambushed(Event):
    """Somebody looks at a member's card (AV-PLOT-11)."""

    seat: Seat
    member: Seat


@secret
class AmbushedCardSeen(Event):
    """The card at which somebody looked (AV-PLOT-11)."""

    seat: Seat
    member: Seat
    card: QuestCard


class CardTrapped(Event):
    """The leader has taken a member's card out of the quest (AV-TRAP-02, 03)."""

    leader: Seat
    seat: Seat


@secret
class TrappedCardSeen(Event):
    """The card that the leader took out (AV-TRAP-02)."""

    leader: Seat
    seat: Seat
    card: QuestCard


class CardsShown(Event):
    """How many of each card were played; whose they are stays a secret (AV-QUEST-03)."""

    quest: QuestNumber
    cards: QuestCards


class RogueMarked(Event):
    """A Rogue's card was played on a quest, and has marked it (AV-ROGUE-03)."""

    quest: QuestNumber
    card: QuestCard


class TokensLaid(Event):
    """Messages have laid tokens on a quest (AV-MSG-05)."""

    quest: QuestNumber
    token: QuestCard
    number: Count


class Reinforced(Event):
    """Messages have helped a side: this card was taken out of the quest, or added to it (AV-MSG-06)."""

    side: Side
    card: QuestCard


class QuestSucceeded(Event):
    """The quest has succeeded, with so many fails (AV-QUEST-04, 05)."""

    quest: QuestNumber
    fails: Count


class QuestFailed(Event):
    """The quest has failed, with so many fails (AV-QUEST-04, 05)."""

    quest: QuestNumber
    fails: Count


class CharacterShown(Event):
    """Somebody has shown their character to all (AV-ROLE-14)."""

    seat: Seat
    character: CharacterName


# Inspections


class Inspected(Event):
    """Somebody inspects somebody else (AV-INSPECT-06)."""

    inspector: Seat
    inspected: Seat


@secret
class LoyaltyShown(Event):
    """The loyalty card that was handed over (AV-INSPECT-01)."""

    inspector: Seat
    inspected: Seat
    card: LoyaltyCard


class LadyPassed(Event):
    """Who holds the Lady of the Lake from now on (AV-LADY-01, 03)."""

    seat: Seat


# Plot cards


class PlotCardDrawn(Event):
    """The leader has drawn a plot card, openly (AV-PLOT-03)."""

    leader: Seat
    card: PlotCard


class PlotCardGiven(Event):
    """The leader has given a plot card to somebody, who keeps it, unless it acts at once (AV-PLOT-03, 17)."""

    leader: Seat
    seat: Seat
    card: PlotCard
    kept: bool


class PlotCardUsed(Event):
    """A kept plot card was used, and is discarded (AV-PLOT-04)."""

    seat: Seat
    card: PlotCard


class PlotCardTaken(Event):
    """A kept plot card has changed hands: `seat` has it from the other (AV-PLOT-14)."""

    seat: Seat
    other: Seat
    card: PlotCard


# The end


class RecruitmentTried(Event):
    """Whom the Assassin took for the Untrustworthy Servant, if anybody (AV-SERV-02, 06)."""

    assassin: Seat
    named: Seat | None


class ServantRecruited(Event):
    """The Untrustworthy Servant was found, and is evil from now on (AV-SERV-03)."""

    seat: Seat


class EvilShown(Event):
    """The evil players have become known as such (AV-END-03)."""

    seats: Seats


class AimDeclared(Event):
    """At whom the Assassin aims (AV-MSG-08)."""

    assassin: Seat
    aim: Aim


class MerlinGuessed(Event):
    """Whom the Assassin took for Merlin (AV-END-04)."""

    assassin: Seat
    named: Seat


class MessengersGuessed(Event):
    """Whom the Assassin took for the good Messengers (AV-MSG-08)."""

    assassin: Seat
    named: Seats


class CharactersShown(Event):
    """Everybody's character and side (AV-END-05)."""

    characters: Characters
    sides: Sides
