"""The Sorcerers: magic turns a quest's result into its opposite (SORC)."""

from afallon.avalon.cards import Hand
from afallon.avalon.state import AvalonTable
from afallon.kernel import Module

SORCERERS = ("good_sorcerer", "evil_sorcerer")


def hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
    """A Sorcerer plays success or magic, never fail (AV-SORC-03)."""
    return ("success", "magic") if table.state.characters[seat] in SORCERERS else cards


def succeeds(table: AvalonTable, succeeded: bool) -> bool:
    """An odd number of magic cards turns what the fails have decided (AV-SORC-04, 05)."""
    turned = list(table.state.cards.values()).count("magic") % 2 == 1
    return succeeded != turned


PART = Module(name="sorcerers", queries={"hand": hand, "succeeds": succeeds})
