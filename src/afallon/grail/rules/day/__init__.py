"""Day: rounds in which everybody takes one action (GR-DAY-01)."""

from afallon.grail.rules.day import actions, parties
from afallon.grail.rules.day.acting import ActionEnds, ChooseTarget, PayCost, Perform
from afallon.grail.rules.day.gathering import Accept, GatherParty
from afallon.grail.rules.day.rounds import RoundBegins, RoundEnds, Turns
from afallon.kernel import Module

MODULE = Module(
    name="day",
    moments={
        "round_begins": (RoundBegins(),),
        "turns": (Turns(),),
        "round_ends": (RoundEnds(),),
        "choose_target": (ChooseTarget(),),
        "gather_party": (GatherParty(),),
        "pay_cost": (PayCost(),),
        "perform": (Perform(),),
        "action_ends": (ActionEnds(),),
    },
    steps=(Accept(),),
)

__all__ = ["MODULE", "actions", "parties"]
