"""The Sorcerers: magic reverses the result of a quest (SORC)."""

from typing import Final

from afallon.avalon.cards import Hand, adds
from afallon.avalon.option import Option
from afallon.avalon.part import Part
from afallon.avalon.queries import FAILS_TO_SINK, HAND, QUEST_CARDS, SUCCEEDS
from afallon.avalon.state import AvalonPosition, setup_of

SORCERERS = ("good_sorcerer", "evil_sorcerer")
ONE_FAIL: Final = Option(name="magic_after_one_fail", values=(False, True), number=5)
"""Whether one fail next to magic also sinks a quest that takes two fails (AV-SORC-08)."""


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """Limit a Sorcerer to success and magic (AV-SORC-03)."""
    is_sorcerer = position.state.characters[seat] in SORCERERS
    return found.only("success", "magic", rule="AV-SORC-03") if is_sorcerer else found


def fails_to_sink(position: AvalonPosition, found: int) -> int:
    """Return the quest's own number of fails, or with the option 1 if magic was played (AV-SORC-05, 08)."""
    return 1 if ONE_FAIL.of(setup_of(position)) and "magic" in position.state.cards.values() else found


def succeeds(position: AvalonPosition, succeeded: bool) -> bool:
    """Reverse the result of the fails if the number of magic cards is odd (AV-SORC-04, 05)."""
    turned = list(position.state.cards.values()).count("magic") % 2 == 1
    return succeeded != turned


PART = Part(
    name="sorcerers",
    options=(ONE_FAIL,),
    queries={HAND: hand, FAILS_TO_SINK: fails_to_sink, SUCCEEDS: succeeds, QUEST_CARDS: adds("magic")},
)
