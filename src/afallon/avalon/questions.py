"""Every question of Avalon. The fields of a question are its subject, which is public.

The asked seat itself is never part of a subject. Private parts for the asked seat are the `Own…` structs.
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

# Questions to chance


@governed_by("AV-SETUP-04")
class Deal(Question):
    """Which character the seat is dealt."""

    seat: Seat


@governed_by("AV-SETUP-05")
class FirstLeader(Question):
    """Which seat leads first."""


@governed_by("AV-LANC-04")
class LayAllegiance(Question):
    """Which allegiance card is laid at the quest."""

    quest: QuestNumber


@governed_by("AV-LANC-01")
class DrawAllegiance(Question):
    """Which allegiance card is drawn for the quest."""

    quest: QuestNumber


@governed_by("AV-PLOT-03")
class DrawPlotCard(Question):
    """Which plot card the leader draws."""

    leader: Seat


# A team for a quest


@governed_by("AV-TARGET-01")
class ChooseQuest(Question):
    """For which quest the leader proposes a team."""

    attempt: Attempt


@governed_by("AV-TEAM-01")
class ChooseTeam(Question):
    """Which players the leader proposes for the quest."""

    quest: QuestNumber
    attempt: Attempt
    size: Count
    fails_to_sink: Count


@governed_by("AV-EXC-01")
class GiveExcalibur(Question):
    """To which other member of the proposed team the leader gives Excalibur."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-VOTE-01")
@worded("vote_openly", openly=True)
class Vote(Question):
    """Whether the proposed team is approved; open votes come before all others (AV-PLOT-07)."""

    leader: Seat
    team: Seats
    quest: QuestNumber
    attempt: Attempt
    fails_to_sink: Count
    openly: bool = False


# A quest


@governed_by("AV-ROGUE-04")
class GiveWatch(Question):
    """To which member of the team the leader gives the watch token."""

    quest: QuestNumber
    team: Seats


@governed_by("AV-QUEST-02")
class PlayCard(Question):
    """Which card the member plays; `fails_to_sink` fails sink the quest."""

    quest: QuestNumber
    team: Seats
    fails_to_sink: Count


@governed_by("AV-EXC-02")
class UseExcalibur(Question):
    """Which member the holder of Excalibur orders to change the card, if any."""

    quest: QuestNumber
    team: Seats


class OwnCard(msgspec.Struct, frozen=True):
    """The card that the asked seat has played."""

    card: QuestCard


@governed_by("AV-EXC-02")
@private_part(OwnCard)
class ChangeCard(Question):
    """Which card the member plays instead, on the order of Excalibur's holder."""

    holder: Seat
    quest: QuestNumber


@governed_by("AV-TRAP-02")
class TrapCard(Question):
    """Which member's card the leader takes out of the quest."""

    quest: QuestNumber
    team: Seats


# Inspections


@governed_by("AV-LADY-04")
class Inspect(Question):
    """Which player the holder inspects."""

    through: Means


class OwnSide(msgspec.Struct, frozen=True):
    """The side of the asked seat."""

    side: Side


@governed_by("AV-INSPECT-03")
@private_part(OwnSide)
@worded("show_loyalty_at_night", inspector=None)
class ShowLoyalty(Question):
    """Which loyalty card the inspected player hands over; the Cleric as inspector stays unnamed (AV-REVEAL-02)."""

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
    """Which player gets the next of the drawn plot cards; the card becomes public when it is given."""

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
    """Which player inspects the leader, who has given the card to this receiver."""

    receiver: Seat


@governed_by("AV-PLOT-09")
class ShowYourNature(Question):
    """Which player inspects the receiver of the card."""

    leader: Seat


@governed_by("AV-PLOT-14")
class RestoreYourHonour(Question):
    """From which player the receiver of the card takes a plot card."""

    leader: Seat


@governed_by("AV-PLOT-14")
class TakePlotCard(Question):
    """Which of the other player's plot cards the receiver of Restore Your Honour takes."""

    other: Seat
    cards: PlotCards


# The end


@governed_by("AV-SERV-02")
class Recruit(Question):
    """Which player the Assassin names as the Untrustworthy Servant, if any."""


@governed_by("AV-MSG-08")
class DeclareAim(Question):
    """Which target the Assassin aims at: Merlin or the Messengers."""


@governed_by("AV-END-04")
@worded("assassinate_messengers", aim="messengers")
class Assassinate(Question):
    """Which players the Assassin names as Merlin, or as the good Messengers; `size` of them are named."""

    aim: Aim
    size: Count = 1
