"""Questions of effects, and of abilities at any time."""

from afallon.grail.rules.fields import ContentPath, ContentPaths, Price, SequencePlace, Timing
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-COMBAT-75")
class UseAbility(Question):
    """Whether a character uses an optional ability. `ability` is the path of its effects, `price` its cost."""

    seat: Seat
    ability: ContentPath
    price: Price = ()


@governed_by("GR-COMBAT-74")
class NextEffect(JointQuestion):
    """The joint choice of the next of several abilities that trigger at the same time."""

    timing: Timing
    abilities: ContentPaths


@governed_by("GR-PARTY-20")
class ChooseEffect(JointQuestion):
    """A choice in the middle of an effect; a joint choice if it concerns several seats."""

    seats: Seats
    effect: ContentPath


@governed_by("GR-CHAR-45")
class Vote(Question):
    """A vote in the middle of an effect."""

    seats: Seats
    effect: ContentPath


@governed_by("GR-COMP-24")
class Toss(Question):
    """Chance tosses a dial like a coin, because an effect demands it."""

    effect: ContentPath


class DueAbility(Choice, frozen=True):
    """A triggered ability: the path of its effects, its card's owner and place in the sequence."""

    ability: ContentPath
    owner: Seat | None
    place: SequencePlace | None
