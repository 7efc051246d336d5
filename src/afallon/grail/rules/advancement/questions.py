"""What is asked: advancement."""

from afallon.grail.rules.fields import Attribute, CardId, CardIds, DeckKind, SkillSide
from afallon.kernel import Choice, Question, Seat, governed_by


@governed_by("GR-ADV-01")
class Advance(Question):
    """What is bought for experience next, if anything: `BuyCard`, `RaiseAttribute`, or done."""

    day: int


@governed_by("GR-ADV-02")
class KeepUpgrade(Question):
    """Which of the cards that were drawn from an upgrade set is kept."""

    seat: Seat
    deck: DeckKind
    cards: CardIds


@governed_by("GR-ADV-14")
class LearnSkill(Question):
    """Which skill comes with a point of an attribute: the card, and the side of it; the other is given up."""

    seat: Seat
    attribute: Attribute


@governed_by("GR-ADV-06")
class RebuildDecks(Question):
    """Which card is put into a deck or taken out of it next, if any: `PutIntoDeck`, `TakeOutOfDeck`, or done."""

    day: int


class BuyCard(Choice, frozen=True):
    """A card of the upgrade set of this kind."""

    deck: DeckKind


class RaiseAttribute(Choice, frozen=True):
    """A point of this attribute."""

    attribute: Attribute


class KeepCard(Choice, frozen=True):
    """This card is kept, and the others go back."""

    card: CardId


class TakeSkill(Choice, frozen=True):
    """This skill card is taken, with this side up."""

    number: int
    side: SkillSide


class PutIntoDeck(Choice, frozen=True):
    """This card of the reserve goes into its deck."""

    deck: DeckKind
    card: CardId


class TakeOutOfDeck(Choice, frozen=True):
    """This card of the deck goes into the reserve."""

    deck: DeckKind
    card: CardId
