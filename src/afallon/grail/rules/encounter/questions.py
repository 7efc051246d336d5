"""What is asked in an encounter of either kind."""

from afallon.grail.rules.fields import (
    Amount,
    Bonus,
    CardId,
    ContentPath,
    ContentPaths,
    EncounterId,
    ItemId,
    Price,
    SecretNumber,
    SequencePlace,
)
from afallon.grail.rules.joint_choices import JointQuestion
from afallon.kernel import Choice, Question, Seat, Seats, governed_by


@governed_by("GR-ENC-14")
class Introduce(JointQuestion):
    """Whether those whose first combat or diplomacy this is meet the introductory encounter instead of a drawn one."""

    encounter: EncounterId
    seats: Seats


@governed_by("GR-ITEM-12")
class UseItems(Question):
    """Which items somebody puts aside before an encounter, one by one."""

    encounter: EncounterId


@governed_by("GR-COMBAT-12")
class Mulligan(Question):
    """Whether those who begin an encounter keep their hands, or draw new ones with one card fewer."""

    encounter: EncounterId
    seats: Seats


@governed_by("GR-COMBAT-77")
class ChooseActive(JointQuestion):
    """Who is active next, of those who have not been active in this round of the encounter."""

    encounter: EncounterId
    round: int
    waiting: Seats


@governed_by("GR-COMBAT-85")
class Play(Question):
    """Which card the active character plays. The encounter (in diplomacy: its stage) is won as `score` reaches `goal`.

    `forced`: panic lets the first card come from the top of the deck only (GR-COMBAT-110).
    """

    seat: Seat
    encounter: EncounterId
    score: int
    goal: int
    played: int
    """Cards, in this activation."""

    forced: bool = False


@governed_by("GR-COMBAT-24")
class PayMagic(Question):
    """Whether a magic key of the card just played, or of one that needs it to be played, is paid, and by whom."""

    seat: Seat
    card: CardId
    gives: Bonus
    price: Price = (("magic", 1),)


@governed_by("GR-PARTY-14")
class GiveMagic(Question):
    """Whether one participant pays for the magic key of another's card. `first` pays before it is played at all."""

    seat: Seat
    payer: Seat
    card: CardId
    gives: Bonus
    first: bool = False
    price: Price = (("magic", 1),)


@governed_by("GR-COMBAT-73")
class LendCharges(Question):
    """Whether the owner of a card lets the active character spend so many of its charges on an ability of it."""

    seat: Seat
    owner: Seat
    card: CardId
    ability: ContentPath
    spent: Amount


@governed_by("GR-COMBAT-157")
class BeforeEffect(Question):
    """What the active character does before an effect happens."""

    seat: Seat
    effect: ContentPath


@governed_by("GR-COMBAT-125")
class BreathingSpace(Question):
    """What the active character does before the next thing befalls it, as long as it can still retreat."""

    seat: Seat
    encounter: EncounterId
    coming: ContentPaths


@governed_by("GR-COMBAT-120")
class Discard(Question):
    """Which card of the hand is discarded next, of so many, because of an effect or of the hand limit."""

    seat: Seat
    many: Amount
    because: ContentPath | None = None


@governed_by("GR-COMP-28")
class TakeBack(Question):
    """Which card of the discard pile goes back into the hand next, of so many."""

    seat: Seat
    many: Amount


@governed_by("GR-TRAIT-12")
class KeepCards(Question):
    """Which card of the hand is kept; this enemy makes its owner discard all others."""

    seat: Seat
    encounter: EncounterId


class AskToPay(Choice, frozen=True):
    """Another participant is to pay."""

    seat: Seat


class UseCharges(Choice, frozen=True):
    """The charges of a card in the sequence are spent on one of its abilities."""

    place: SequencePlace
    card: CardId
    ability: int = 0
    """Its place among the abilities of the card."""


class FlipItem(Choice, frozen=True):
    """An item is turned over for what it does then."""

    item: ItemId


class FlipSecret(Choice, frozen=True):
    """A secret is turned over for what it does then."""

    secret: SecretNumber


Right = UseCharges | FlipItem | FlipSecret
"""What the active character may do at any moment."""
