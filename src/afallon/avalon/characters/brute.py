"""The Brute: may play a fail on the first three quests only (AV-ROLE-13)."""

from afallon.avalon.cards import Hand
from afallon.avalon.character import EVIL, Character, advised_from
from afallon.avalon.queries import HAND
from afallon.avalon.questions import PlayCard
from afallon.avalon.state import AvalonPosition

_LAST_FAIL = 3


def hand(position: AvalonPosition, found: Hand, seat: int) -> Hand:
    """Bar the fail after the third round: quests are counted as they are played (AV-TARGET-06)."""
    spent = position.state.characters[seat] == "brute" and position.state.round > _LAST_FAIL
    return found.without("fail", rule="AV-ROLE-13") if spent else found


CHARACTER = Character(
    name="brute",
    side=EVIL,
    number=11,
    rules=("AV-ROLE-13",),
    # A club.
    crest="M9 42l13-19M13 44l14-18M31 6c7 1 10 7 8 13-2 7-9 10-15 8-5-3-6-9-2-15 2-4 5-6 9-6Zm-2 6h.1m5 5h.1m-8 3h.1",
    matters_to=(PlayCard,),
    queries={HAND: hand},
    check=advised_from(7, "brute", "AV-ROLE-13"),
)
