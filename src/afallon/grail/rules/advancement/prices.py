"""What advancement costs, in experience."""

from typing import Final

from afallon.grail.content.glossary import PAIRS
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition

DEAREST_POINT: Final = 10
"""From the fifth point of a pair on (GR-ADV-11)."""

_PAIR_OF: Final[dict[str, tuple[str, ...]]] = {attribute: pair for pair in PAIRS for attribute in pair}


def price_of_card(position: GrailPosition, seat: int) -> int:
    """Of one card of an upgrade set (GR-ADV-02, GR-MODE-29)."""
    return modified(position, "card_price", 5 if is_dear(position) else 2, seat)


def cards_offered(position: GrailPosition) -> int:
    """From how many cards of the set one is chosen (GR-ADV-02, GR-MODE-29)."""
    return 2 if is_dear(position) else 3


def price_of_point(position: GrailPosition, seat: int, attribute: str) -> int:
    """Of the next point of an attribute: by what its pair, and no other, comes to with it (GR-ADV-10, GR-CHAR-30)."""
    character = position.state.characters[seat]
    point = 1 + sum(value_of(character, one) for one in _PAIR_OF[attribute])
    price = 5 * point if is_dear(position) else min(2 * point, DEAREST_POINT)  # without an upper limit: GR-MODE-30
    return modified(position, "attribute_price", price, seat)


def is_dear(position: GrailPosition) -> bool:
    """Whether the mode makes advancement dearer."""
    return "challenge_dear_advancement" in position.state.rules
