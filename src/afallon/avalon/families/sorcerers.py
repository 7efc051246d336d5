"""The Sorcerers: magic turns a quest's result into its opposite (SORC)."""

from afallon.avalon.cards import Hand, adds
from afallon.avalon.part import Part
from afallon.avalon.queries import HAND, QUEST_CARDS, SUCCEEDS
from afallon.avalon.state import AvalonPosition

SORCERERS = ("good_sorcerer", "evil_sorcerer")


def hand(position: AvalonPosition, cards: Hand, seat: int) -> Hand:
    """A Sorcerer plays success or magic, never fail (AV-SORC-03)."""
    return ("success", "magic") if position.state.characters[seat] in SORCERERS else cards


def succeeds(position: AvalonPosition, succeeded: bool) -> bool:
    """An odd number of magic cards turns what the fails have decided (AV-SORC-04, 05)."""
    turned = list(position.state.cards.values()).count("magic") % 2 == 1
    return succeeded != turned


PART = Part(name="sorcerers", queries={HAND: hand, SUCCEEDS: succeeds, QUEST_CARDS: adds("magic")})
