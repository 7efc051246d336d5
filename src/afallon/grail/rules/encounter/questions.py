"""Questions of encounters of either kind."""

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
    """Whether characters new to combat or diplomacy meet the introductory encounter instead of a drawn one."""

    encounter: EncounterId
    seats: Seats


@governed_by("GR-ITEM-12")
class UseItems(Question):
    """The choice of items to put aside for an encounter, one by one; `done` ends it."""

    encounter: EncounterId


@governed_by("GR-COMBAT-12")
class Mulligan(Question):
    """Whether participants keep their opening hands, or redraw them with one card fewer."""

    encounter: EncounterId
    seats: Seats


@governed_by("GR-COMBAT-77")
class ChooseActive(JointQuestion):
    """The joint choice of the next active participant, among those not yet active in this round."""

    encounter: EncounterId
    round: int
    waiting: Seats


@governed_by("GR-COMBAT-85")
class Play(Question):
    """The choice of the active character's next card.

    `score` must reach `goal` to win the encounter, or in diplomacy its stage. `forced` means that panic allows only the
    top card of the deck as the first card (GR-COMBAT-110).
    """

    seat: Seat
    encounter: EncounterId
    score: int
    goal: int
    played: int
    """Cards played in this activation."""

    forced: bool = False


@governed_by("GR-COMBAT-24")
class PayMagic(Question):
    """Whether a magic key of this card is paid, and by whom. The card is just played, or needs it to be played."""

    seat: Seat
    card: CardId
    gives: Bonus
    price: Price = (("magic", 1),)


@governed_by("GR-PARTY-14")
class GiveMagic(Question):
    """Whether a participant pays a magic key of another's card. `first` means before the card is played."""

    seat: Seat
    payer: Seat
    card: CardId
    gives: Bonus
    first: bool = False
    price: Price = (("magic", 1),)


@governed_by("GR-COMBAT-73")
class LendCharges(Question):
    """Whether the owner of a card lets the active character spend this many charges on one of its abilities."""

    seat: Seat
    owner: Seat
    card: CardId
    ability: ContentPath
    spent: Amount


@governed_by("GR-COMBAT-157")
class BeforeEffect(Question):
    """Whether the active character uses a right before an effect happens."""

    seat: Seat
    effect: ContentPath


@governed_by("GR-COMBAT-125")
class BreathingSpace(Question):
    """Whether the active character uses a right or retreats before the effects in `coming`."""

    seat: Seat
    encounter: EncounterId
    coming: ContentPaths


@governed_by("GR-COMBAT-120")
class Discard(Question):
    """The choice of the next of `many` hand cards to discard, for an effect or the hand limit."""

    seat: Seat
    many: Amount
    because: ContentPath | None = None


@governed_by("GR-COMP-28")
class TakeBack(Question):
    """The choice of the next of `many` cards to return from the discard pile to the hand."""

    seat: Seat
    many: Amount


@governed_by("GR-TRAIT-12")
class KeepCards(Question):
    """The choice of the hand card to keep; this enemy makes its owner discard all others."""

    seat: Seat
    encounter: EncounterId


class AskToPay(Choice, frozen=True):
    """Ask another participant to pay."""

    seat: Seat


class UseCharges(Choice, frozen=True):
    """Spend charges of a card in the sequence on one of its abilities."""

    place: SequencePlace
    card: CardId
    ability: int = 0
    """The ability's index on the card."""


class FlipItem(Choice, frozen=True):
    """Flip an item to use its effect."""

    item: ItemId


class FlipSecret(Choice, frozen=True):
    """Flip a secret to use its effect."""

    secret: SecretNumber


Right = UseCharges | FlipItem | FlipSecret
"""A right of the active character, which it may use at any moment."""
