"""Verbs of events and quests."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.running import put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.deck import EVENTS, put_random_events
from afallon.grail.rules.event_cards.events import EventAdded, EventTakenOut
from afallon.grail.rules.event_cards.quests import end_quest
from afallon.grail.rules.event_cards.revealing import reveal_event
from afallon.grail.rules.state import GrailTurn, setup_of
from afallon.grail.rules.telling import tell


@verb(do.AddRandomEvents)
def add_random_events(turn: GrailTurn, effect: do.AddRandomEvents, scene: Scene) -> None:
    put_random_events(turn, effect.amount)


@verb(do.RevealEvent)
def let_reveal(turn: GrailTurn, effect: do.RevealEvent, scene: Scene) -> None:
    """Reveal an event outside dawn, in addition to the event of the day (GR-EVENT-19).

    Deferred to the end of the encounter under way.
    """
    if turn.state.encounter is not None:
        put_off(turn, scene)
    else:
        reveal_event(turn)


@verb(do.AddEvent)
def add_event(turn: GrailTurn, effect: do.AddEvent, scene: Scene) -> None:
    """Add a story event, unless its only card is in the deck or in play (GR-DISCARD-05)."""
    state, card = turn.state, setup_of(turn).pack.story_events[effect.event]
    is_quest = card.quest is not None and card.quest.id in state.quests
    if card.id not in state.decks[EVENTS] and card.id not in state.events and not is_quest:
        tell(turn, EventAdded(event=card.id, place=effect.place))


@verb(do.RemoveEvent)
def remove_event(turn: GrailTurn, effect: do.RemoveEvent, scene: Scene) -> None:
    if effect.event in turn.state.decks[EVENTS]:
        tell(turn, EventTakenOut(event=effect.event))


@verb(do.EndQuest)
def let_end(turn: GrailTurn, effect: do.EndQuest, scene: Scene) -> None:
    end_quest(turn, effect.quest)
