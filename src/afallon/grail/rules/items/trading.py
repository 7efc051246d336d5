"""Trades of items and secrets between characters at one location (GR-ITEM-08 to 10, GR-SECRET-06, 07, 13)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.fields import Goods
from afallon.grail.rules.items.cards import held_cards, keyword_of, name_of
from afallon.grail.rules.items.events import CardTraded
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def goods(position: GrailPosition, others: Goods, seat: int) -> Goods:
    """Return a character's tradable cards: every item, and every secret that is not personal."""
    secrets = setup_of(position).pack.secrets
    return others + tuple(
        [
            ("item" if isinstance(held.card, str) else "secret", held.card)
            for held in held_cards(position.state.characters[seat])
            if isinstance(held.card, str) or not secrets[held.card].personal
        ]
    )


class TradeCard(Step[State]):
    """Hand over a card; cards that fill a slot are face down until the next dawn (GR-ITEM-09, 10)."""

    name = "trade_card"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], giver: int, receiver: int, card: str | int) -> None:
        held = next(held for held in held_cards(turn.state.characters[giver]) if held.card == card)
        at_once = isinstance(card, int) and keyword_of(setup_of(turn).pack, held) is None
        tell(turn, CardTraded(giver=giver, receiver=receiver, card=name_of(held), face_up=at_once))
