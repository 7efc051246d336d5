"""The day: rounds in which every character takes one action (GR-DAY-01)."""

from afallon.grail.rules.day import actions, verbs
from afallon.grail.rules.day.acting import ActionOver, ChooseTarget, PayCost, Perform, PerformAfterCards
from afallon.grail.rules.day.defeat import only_what_speaks_of_defeat
from afallon.grail.rules.day.gathering import Accept, GatherParty, TakeAlong
from afallon.grail.rules.day.paying import PayEach, PayTogether
from afallon.grail.rules.day.rounds import RoundBegins, RoundEnds, Turns
from afallon.grail.rules.parties.forming import EndParty, PartyGoesOn
from afallon.grail.rules.queries import EFFECT
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
    },
    steps=(
        Accept(),
        TakeAlong(),
        PerformAfterCards(),
        ActionOver(),
        PayEach(),
        PayTogether(),
        EndParty(),
        PartyGoesOn(),
    ),
    queries={EFFECT: only_what_speaks_of_defeat},
)

__all__ = ["MODULE", "actions", "verbs"]
