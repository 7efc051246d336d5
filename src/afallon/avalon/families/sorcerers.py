"""The Sorcerers: magic turns a quest's result into its opposite (SORC)."""

from afallon.avalon.cards import Hand, adds
from afallon.avalon.part import Part
from afallon.avalon.queries import HAND, QUEST_CARDS, SUCCEEDS
from afallon.avalon.state import AvalonPosition

SORCERERS = ("good_sorcerer", "evil_sorcerer")


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """A Sorcerer plays success or magic, never fail (AV-SORC-03)."""
    is_sorcerer = position.state.characters[seat] in SORCERERS
    return found.only("success", "magic", rule="AV-SORC-03") if is_sorcerer else found


def succeeds(position: AvalonPosition, succeeded: bool) -> bool:
    """An odd number of magic cards turns what the fails have decided (AV-SORC-04, 05)."""
    turned = list(position.state.cards.values()).count("magic") % 2 == 1
    return succeeded != turned


PART = Part(name="sorcerers", queries={HAND: hand, SUCCEEDS: succeeds, QUEST_CARDS: adds("magic")})
