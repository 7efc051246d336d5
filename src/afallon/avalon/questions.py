"""Every question of Avalon, with its subject: what everybody may know of who is asked what, and for what.

The asked seat itself is never part of a subject. What is for that seat alone is one of the `Own…` structs.
"""

import msgspec

from afallon.avalon.fields import (
    Aim,
    Attempt,
    Count,
    Means,
    PlotCard,
    PlotCards,
    QuestCard,
    QuestNumber,
    RoundNumber,
    Side,
)
from afallon.kernel import Question, Seat, Seats

# What chance is asked


class Deal(Question, rule="AV-SETUP-04"):
    """Which character the seat is dealt."""

    seat: Seat


class FirstLeader(Question, rule="AV-SETUP-05"):
    """Who leads first."""


class LayAllegiance(Question, rule="AV-LANC-04"):
    """Which of Lancelot's cards lies at the quest."""

    quest: QuestNumber


class DrawAllegiance(Question, rule="AV-LANC-01"):
    """Which of Lancelot's cards is drawn for the quest."""

    quest: QuestNumber


class DrawPlotCard(Question, rule="AV-PLOT-03"):
    """Which plot card the leader draws."""

    leader: Seat


# A team for a quest


class ChooseQuest(Question, rule="AV-TARGET-01"):
    """Which quest the leader proposes a team for."""

    attempt: Attempt


class ChooseTeam(Question, rule="AV-TEAM-01"):
    """Whom the leader proposes for the quest."""

    quest: QuestNumber
    attempt: Attempt
    size: Count
    fails_to_sink: Count


class GiveExcalibur(Question, rule="AV-EXC-01"):
    """Which other member of the proposed team the leader gives Excalibur to."""

    quest: QuestNumber
    team: Seats


class Vote(Question, rule="AV-VOTE-01"):
    """Whether the team that the leader proposes shall go; some vote openly, before all others (AV-PLOT-07)."""

    leader: Seat
    team: Seats
    quest: QuestNumber
    attempt: Attempt
    fails_to_sink: Count
    openly: bool = False


# A quest


class GiveWatch(Question, rule="AV-ROGUE-04"):
    """Which member of the team the leader gives the watch token to."""

    quest: QuestNumber
    team: Seats


class PlayCard(Question, rule="AV-QUEST-02"):
    """Which card the member plays; so many fails sink the quest."""

    quest: QuestNumber
    team: Seats
    fails_to_sink: Count


class UseExcalibur(Question, rule="AV-EXC-02"):
    """Whom of the team the holder of Excalibur orders to change the card, if anybody."""

    quest: QuestNumber
    team: Seats


class ChangeCard(Question, rule="AV-EXC-02"):
    """The card that is played instead, on the order of Excalibur's holder."""

    holder: Seat
    quest: QuestNumber


class OwnCard(msgspec.Struct, frozen=True):
    """The card that the asked seat has played."""

    card: QuestCard


class TrapCard(Question, rule="AV-TRAP-02"):
    """Whose card the leader takes out of the quest."""

    quest: QuestNumber
    team: Seats


# Inspections


class Inspect(Question, rule="AV-LADY-04"):
    """Whom the holder inspects."""

    through: Means


class ShowLoyalty(Question, rule="AV-INSPECT-03"):
    """Which loyalty card the inspected player hands over, and to whom; who the Cleric is, is secret (AV-REVEAL-02)."""

    through: Means
    inspector: Seat | None = None


class OwnSide(msgspec.Struct, frozen=True):
    """The side that the asked seat is on."""

    side: Side


# Plot cards


class ChoosePlotCard(Question, rule="AV-PLOT-03"):
    """Which of the drawn plot cards the leader gives next."""

    cards: PlotCards


class GivePlotCard(Question, rule="AV-PLOT-03"):
    """Who gets the next of the drawn plot cards; which one that is, is public when it is given."""

    cards: PlotCards


class OwnPlotCard(msgspec.Struct, frozen=True):
    """The plot card that the asked seat gives."""

    card: PlotCard


class LeadingToVictory(Question, rule="AV-PLOT-12"):
    """Whether the holder of the card takes the lead from the leader."""

    leader: Seat
    round: RoundNumber
    attempt: Attempt


class TheKingReturns(Question, rule="AV-PLOT-10"):
    """Whether the holder of the card stops the team that was approved."""

    leader: Seat
    team: Seats
    quest: QuestNumber
    attempt: Attempt


class WeFoundYou(Question, rule="AV-PLOT-13"):
    """Which other member of the team the holder of the card makes play face up, if any."""

    quest: QuestNumber
    team: Seats


class Ambush(Question, rule="AV-PLOT-11"):
    """Which other member's card the holder of the card looks at, if any."""

    quest: QuestNumber
    team: Seats


class AreYouTheOne(Question, rule="AV-PLOT-06"):
    """Which neighbour the receiver of the card inspects, if any."""

    leader: Seat


class ShowYourStrength(Question, rule="AV-PLOT-08"):
    """By whom the leader, who has given the card to this receiver, is inspected."""

    receiver: Seat


class ShowYourNature(Question, rule="AV-PLOT-09"):
    """By whom the receiver of the card is inspected."""

    leader: Seat


class RestoreYourHonour(Question, rule="AV-PLOT-14"):
    """From whom the receiver of the card takes a plot card."""

    leader: Seat


class TakePlotCard(Question, rule="AV-PLOT-14"):
    """Which of the other's plot cards the receiver of Restore Your Honour takes."""

    other: Seat
    cards: PlotCards


# The end


class Recruit(Question, rule="AV-SERV-02"):
    """Whom the Assassin takes for the Untrustworthy Servant, if anybody."""


class DeclareAim(Question, rule="AV-MSG-08"):
    """At whom the Assassin aims."""


class Assassinate(Question, rule="AV-END-04"):
    """Whom the Assassin takes for Merlin, or for the good Messengers: so many players are named."""

    aim: Aim
    size: Count = 1
