"""Events: the card of the day, and quests (GR-EVENT)."""

from afallon.grail.rules.events import changes, verbs
from afallon.grail.rules.events.quests import QuestCheck, begin_quest_of_secret, end_quest_of_secret, look_at_quests
from afallon.grail.rules.events.revealing import DawnEvent, EventsEnd, ResolveEvent
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
    steps=(QUEST_CHECK, ResolveEvent()),
    queries={"after_effect": look_at_quests, "after_encounter": look_at_quests},
    listeners={"secret_gained": begin_quest_of_secret, "secret_lost": end_quest_of_secret},
)

__all__ = ["MODULE", "changes", "verbs"]
