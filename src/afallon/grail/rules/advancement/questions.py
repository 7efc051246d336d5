"""Questions of advancement."""

from afallon.grail.rules.fields import Attribute, CardId, CardIds, DeckKind, SkillSide
from afallon.kernel import Choice, Question, Seat, governed_by


@governed_by("GR-ADV-01")
class Advance(Question):
    """The next purchase for experience: `BuyCard`, `RaiseAttribute`, or `done`."""

    day: int


@governed_by("GR-ADV-02")
class KeepUpgrade(Question):
    """The choice of the upgrade card to keep, among those drawn."""

    seat: Seat
    deck: DeckKind
    cards: CardIds


@governed_by("GR-ADV-14")
class LearnSkill(Question):
    """The choice of a skill card and side for an attribute point; the other side is given up."""

    seat: Seat
    attribute: Attribute


@governed_by("GR-ADV-06")
class RebuildDecks(Question):
    """The next change of a deck: `PutIntoDeck`, `TakeOutOfDeck`, or `done`."""

    day: int


class BuyCard(Choice, frozen=True):
    """Buy a card of the upgrade set of this kind."""

    deck: DeckKind


class RaiseAttribute(Choice, frozen=True):
    """Buy a point of this attribute."""

    attribute: Attribute


class KeepCard(Choice, frozen=True):
    """Keep this card; the others go back."""

    card: CardId


class TakeSkill(Choice, frozen=True):
    """Take this skill card, with this side up."""

    number: int
    side: SkillSide


class PutIntoDeck(Choice, frozen=True):
    """Put this card of the reserve into its deck."""

    deck: DeckKind
    card: CardId


class TakeOutOfDeck(Choice, frozen=True):
    """Take this card out of the deck into the reserve."""

    deck: DeckKind
    card: CardId
