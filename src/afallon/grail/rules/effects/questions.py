"""What is asked while effects are carried out, and of abilities at any time."""

from afallon.grail.rules.fields import ContentPath, ContentPaths, Price, SequencePlace, Timing
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-COMBAT-75")
class UseAbility(Question):
    """Whether somebody uses an ability that may be declined: whose effects it has, and what it costs."""

    seat: Seat
    ability: ContentPath
    price: Price = ()


@governed_by("GR-COMBAT-74")
class NextEffect(JointQuestion):
    """Which of several abilities comes next, of those that speak at the same time."""

    timing: Timing
    abilities: ContentPaths


@governed_by("GR-PARTY-20")
class ChooseEffect(JointQuestion):
    """What those concerned choose in the midst of an effect; together, if they are several."""

    seats: Seats
    effect: ContentPath


@governed_by("GR-CHAR-45")
class Vote(Question):
    """What those concerned vote for in the midst of an effect."""

    seats: Seats
    effect: ContentPath


@governed_by("GR-COMP-24")
class Toss(Question):
    """Chance tosses a dial like a coin, because an effect says so."""

    effect: ContentPath


class DueAbility(Choice, frozen=True):
    """One of the abilities that are due: its effects, whose card it is, and the card's place in the sequence."""

    ability: ContentPath
    owner: Seat | None
    place: SequencePlace | None
