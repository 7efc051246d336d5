"""The Brute: may play a fail on the first three quests only (AV-ROLE-13)."""

from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL, Character, advised_from
from afallon.avalon.queries import HAND
from afallon.avalon.state import AvalonPosition

_LAST_FAIL = 3


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """Quests are counted as they are played (AV-TARGET-06)."""
    spent = position.state.characters[seat] == "brute" and position.state.round > _LAST_FAIL
    return found.without("fail", rule="AV-ROLE-13") if spent else found


CHARACTER = Character(
    name="brute",
    side=EVIL,
    queries={HAND: hand},
    check=advised_from(7, "brute", "AV-ROLE-13"),
)
