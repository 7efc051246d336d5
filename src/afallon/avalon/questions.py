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
from afallon.kernel import Question, Seat, Seats, governed_by, private_part, worded

# What chance is asked


@governed_by("AV-SETUP-04")
class Deal(Question):
    """Which character the seat is dealt."""

    seat: Seat


@governed_by("AV-SETUP-05")
class FirstLeader(Question):
    """Who leads first."""


@governed_by("AV-LANC-04")
class LayAllegiance(Question):
    """Which of Lancelot's cards lies at the quest."""

    quest: QuestNumber


@governed_by("AV-LANC-01")
class DrawAllegiance(Question):
    """Which of Lancelot's cards is drawn for the quest."""

    quest: QuestNumber


@governed_by("AV-PLOT-03")
class DrawPlotCard(Question):
    """Which plot card the leader draws."""

    leader: Seat


# A team for a quest


@governed_by("AV-TARGET-01")
class ChooseQuest(Question):
    """Which quest the leader proposes a team for."""

    attempt: Attempt


@governed_by("AV-TEAM-01")
class ChooseTeam(Question):
    """Whom the leader proposes for the quest."""

    quest: QuestNumber
    attempt: Attempt
    size: Count
    fails_to_sink: Count


@governed_by("AV-EXC-01")
class GiveExcalibur(Question):
    """Which other member of the proposed team the leader gives Excalibur to."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-VOTE-01")
@worded("vote_openly", openly=True)
class Vote(Question):
    """Whether the team that the leader proposes shall go; some vote openly, before all others (AV-PLOT-07)."""

    leader: Seat
    team: Seats
    quest: QuestNumber
    attempt: Attempt
    fails_to_sink: Count
    openly: bool = False


# A quest


@governed_by("AV-ROGUE-04")
class GiveWatch(Question):
    """Which member of the team the leader gives the watch token to."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-QUEST-02")
class PlayCard(Question):
    """Which card the member plays; so many fails sink the quest."""

    quest: QuestNumber
    team: Seats
    fails_to_sink: Count


@governed_by("AV-EXC-02")
class UseExcalibur(Question):
    """Whom of the team the holder of Excalibur orders to change the card, if anybody."""

    quest: QuestNumber
    team: Seats


class OwnCard(msgspec.Struct, frozen=True):
    """The card that the asked seat has played."""

    card: QuestCard


@governed_by("AV-EXC-02")
@private_part(OwnCard)
class ChangeCard(Question):
    """The card that is played instead, on the order of Excalibur's holder."""

    holder: Seat
    quest: QuestNumber


@governed_by("AV-TRAP-02")
class TrapCard(Question):
    """Whose card the leader takes out of the quest."""

    quest: QuestNumber
    team: Seats


# Inspections


@governed_by("AV-LADY-04")
class Inspect(Question):
    """Whom the holder inspects."""

    through: Means


class OwnSide(msgspec.Struct, frozen=True):
    """The side that the asked seat is on."""

    side: Side


@governed_by("AV-INSPECT-03")
@private_part(OwnSide)
@worded("show_loyalty_at_night", inspector=None)
class ShowLoyalty(Question):
    """Which loyalty card the inspected player hands over, and to whom; who the Cleric is, is secret (AV-REVEAL-02)."""

    through: Means
    inspector: Seat | None = None


# Plot cards


@governed_by("AV-PLOT-03")
class ChoosePlotCard(Question):
    """Which of the drawn plot cards the leader gives next."""

    cards: PlotCards


class OwnPlotCard(msgspec.Struct, frozen=True):
    """The plot card that the asked seat gives."""

    card: PlotCard


@governed_by("AV-PLOT-03")
@private_part(OwnPlotCard)
class GivePlotCard(Question):
    """Who gets the next of the drawn plot cards; which one that is, is public when it is given."""

    cards: PlotCards


@governed_by("AV-PLOT-12")
class LeadingToVictory(Question):
    """Whether the holder of the card takes the lead from the leader."""

    leader: Seat
    round: RoundNumber
    attempt: Attempt


@governed_by("AV-PLOT-10")
class TheKingReturns(Question):
    """Whether the holder of the card stops the team that was approved."""

    leader: Seat
    team: Seats
    quest: QuestNumber
    attempt: Attempt


@governed_by("AV-PLOT-13")
class WeFoundYou(Question):
    """Which other member of the team the holder of the card makes play face up, if any."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-PLOT-11")
class Ambush(Question):
    """Which other member's card the holder of the card looks at, if any."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-PLOT-06")
class AreYouTheOne(Question):
    """Which neighbour the receiver of the card inspects, if any."""

    leader: Seat


@governed_by("AV-PLOT-08")
class ShowYourStrength(Question):
    """By whom the leader, who has given the card to this receiver, is inspected."""

    receiver: Seat


@governed_by("AV-PLOT-09")
class ShowYourNature(Question):
    """By whom the receiver of the card is inspected."""

    leader: Seat


@governed_by("AV-PLOT-14")
class RestoreYourHonour(Question):
    """From whom the receiver of the card takes a plot card."""

    leader: Seat


@governed_by("AV-PLOT-14")
class TakePlotCard(Question):
    """Which of the other's plot cards the receiver of Restore Your Honour takes."""

    other: Seat
    cards: PlotCards


# The end


@governed_by("AV-SERV-02")
class Recruit(Question):
    """Whom the Assassin takes for the Untrustworthy Servant, if anybody."""


@governed_by("AV-MSG-08")
class DeclareAim(Question):
    """At whom the Assassin aims."""


@governed_by("AV-END-04")
@worded("assassinate_messengers", aim="messengers")
class Assassinate(Question):
    """Whom the Assassin takes for Merlin, or for the good Messengers: so many players are named."""

    aim: Aim
    size: Count = 1
