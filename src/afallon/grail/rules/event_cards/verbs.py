"""Verbs of events and quests."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.running import put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.deck import put_random_events
from afallon.grail.rules.event_cards.quests import end_quest
from afallon.grail.rules.event_cards.revealing import reveal_event
from afallon.grail.rules.state import GrailTurn


@verb(do.AddRandomEvents)
def add_random_events(turn: GrailTurn, effect: do.AddRandomEvents, scene: Scene) -> None:
    put_random_events(turn, effect.amount)


@verb(do.RevealEvent)
def let_reveal(turn: GrailTurn, effect: do.RevealEvent, scene: Scene) -> None:
    """Outside dawn, in addition to the event of the day (GR-EVENT-19); not before the encounter under way has ended."""
    if turn.state.encounter is not None:
        put_off(turn, scene)
    else:
        reveal_event(turn)


@verb(do.EndQuest)
def let_end(turn: GrailTurn, effect: do.EndQuest, scene: Scene) -> None:
    end_quest(turn, effect.quest)
