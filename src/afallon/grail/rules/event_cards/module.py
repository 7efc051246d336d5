"""Events: the event of the day, and quests (GR-EVENT)."""

from afallon.grail.rules.event_cards import verbs
from afallon.grail.rules.event_cards.looking import PutBack, SeeCard
from afallon.grail.rules.event_cards.quests import (
    QuestCheck,
    begin_quest_of_secret,
    end_quest_of_secret,
    look_at_quests,
)
from afallon.grail.rules.event_cards.revealing import DawnEvent, EventsEnd, ResolveEvent
from afallon.grail.rules.items.events import SecretGained, SecretLost
from afallon.grail.rules.queries import AFTER_EFFECT, AFTER_ENCOUNTER
from afallon.kernel import Module

QUEST_CHECK = QuestCheck()

MODULE = Module(
    name="events",
    moments={
        "dawn_effects": (QUEST_CHECK,),
        "time_dials": (QUEST_CHECK,),
        "dawn_event": (DawnEvent(),),
        "reveal_neighbours": (QUEST_CHECK,),
        "rest": (QUEST_CHECK,),
        "recover_energy": (QUEST_CHECK,),
        "events_end": (EventsEnd(),),
    },
    steps=(QUEST_CHECK, ResolveEvent(), SeeCard(), PutBack()),
    queries={AFTER_EFFECT: look_at_quests, AFTER_ENCOUNTER: look_at_quests},
    listeners={SecretGained: begin_quest_of_secret, SecretLost: end_quest_of_secret},
)

__all__ = ["MODULE", "verbs"]
