"""Items and secrets: gaining, losing and trading, and the slots that they use."""

from afallon.grail.rules.items import verbs
from afallon.grail.rules.items.gaining import DivideCard, FindItems, TakeItem
from afallon.grail.rules.items.limits import AcceptItem, FitItems, ShedItem, items_at_most
from afallon.grail.rules.items.losing import GiveUp, LoseItem
from afallon.grail.rules.items.slots import Equip, Equipment, KeepFaceUp, ReadyTradedCards
from afallon.grail.rules.items.speaking import SpeakOnGain
from afallon.grail.rules.items.trading import TradeCard, goods
from afallon.grail.rules.queries import GOODS, ITEMS_AT_MOST
from afallon.kernel import Module

MODULE = Module(
    name="items",
    moments={"dawn_begins": (ReadyTradedCards(),), "equipment": (Equipment(),)},
    steps=(
        FindItems(),
        DivideCard(),
        TakeItem(),
        FitItems(),
        ShedItem(),
        AcceptItem(),
        LoseItem(),
        GiveUp(),
        KeepFaceUp(),
        Equip(),
        SpeakOnGain(),
        TradeCard(),
    ),
    queries={GOODS: goods, ITEMS_AT_MOST: items_at_most},
)

__all__ = ["MODULE", "verbs"]
