"""The Brute: may play a fail on the first three quests only (AV-ROLE-13)."""

from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL, Character, advised_from
from afallon.avalon.state import AvalonTable

_LAST_FAIL = 3


def hand(table: AvalonTable, cards: Hand, seat: int) -> Hand:
    """Quests are counted as they are played (AV-TARGET-06)."""
    spent = table.state.characters[seat] == "brute" and table.state.round > _LAST_FAIL
    return ("success",) if spent else cards


CHARACTER = Character(
    name="brute",
    side=EVIL,
    queries={"hand": hand},
    check=advised_from(7, "brute", "AV-ROLE-13"),
)
