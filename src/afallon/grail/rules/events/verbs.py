"""Verbs of events and quests."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.starting import put_off
from afallon.grail.rules.events.deck import put_random_events
from afallon.grail.rules.events.quests import end_quest
from afallon.grail.rules.events.revealing import reveal_event
from afallon.grail.rules.state import GrailTable


@verb(do.AddRandomEvents)
def add_random_events(table: GrailTable, effect: do.AddRandomEvents, scene: Scene) -> None:
    put_random_events(table, effect.amount)


@verb(do.RevealEvent)
def let_reveal(table: GrailTable, effect: do.RevealEvent, scene: Scene) -> None:
    """Outside dawn, beside the event of the day (GR-EVENT-19); not before the encounter under way has ended."""
    if table.state.encounter is not None:
        put_off(table, scene)
    else:
        reveal_event(table)


@verb(do.EndQuest)
def let_end(table: GrailTable, effect: do.EndQuest, scene: Scene) -> None:
    end_quest(table, effect.quest)
