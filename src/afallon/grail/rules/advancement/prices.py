"""Prices of advancement, in experience."""

from typing import Final

from afallon.grail.content.glossary import PAIRS
from afallon.grail.rules.effects.modifiers import modified
from afallon.grail.rules.quantities import value_of
from afallon.grail.rules.state import GrailPosition

DEAREST_POINT: Final = 10
"""The price from the fifth point of a pair on (GR-ADV-11)."""

_PAIR_OF: Final[dict[str, tuple[str, ...]]] = {attribute: pair for pair in PAIRS for attribute in pair}


def price_of_card(position: GrailPosition, seat: int) -> int:
    """Return the price of one card of an upgrade set (GR-ADV-02, GR-MODE-29)."""
    return modified(position, "card_price", 5 if is_dear(position) else 2, seat)


def cards_offered(position: GrailPosition) -> int:
    """Return how many cards of the upgrade set are drawn to choose one from (GR-ADV-02, GR-MODE-29)."""
    return 2 if is_dear(position) else 3


def price_of_point(position: GrailPosition, seat: int, attribute: str) -> int:
    """Return the price of an attribute's next point, by the sum of its pair with that point (GR-ADV-10, GR-CHAR-30)."""
    character = position.state.characters[seat]
    point = 1 + sum(value_of(character, one) for one in _PAIR_OF[attribute])
    price = 5 * point if is_dear(position) else min(2 * point, DEAREST_POINT)  # no upper limit: GR-MODE-30
    return modified(position, "attribute_price", price, seat)


def is_dear(position: GrailPosition) -> bool:
    """Return whether a mode rule makes advancement more expensive."""
    return "challenge_dear_advancement" in position.state.rules
