"""Events: drawing, reading and carrying them out (GR-DAWN-19 to 23)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.deck import EVENTS, RANDOM_EVENTS, UNSEEN
from afallon.grail.rules.event_cards.events import EventBegan, EventDiscarded, EventEnded, EventRevealed, QuestBegan
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def reveal_event(turn: GrailTurn) -> None:
    """Reveal the top card of the event deck, if there is one (GR-EVENT-01, 17)."""
    turn.push("draw", EVENTS, ResolveEvent.name)


class DawnEvent(Step[State]):
    """Step 7 of dawn: reveal the event of the day."""

    name = "dawn_event"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        reveal_event(turn)


class ResolveEvent(Step[State]):
    """Put the event into play, then carry out its effects for all characters, led by the lowest number."""

    name = "resolve_event"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], event: str) -> None:
        if event == UNSEEN:
            turn.push("draw", RANDOM_EVENTS, self.name)
            return
        tell(turn, EventRevealed(event=event))
        story = setup_of(turn).pack.story_events.get(event)
        if story is not None and story.quest is not None:
            tell(turn, QuestBegan(quest=story.quest.id))
        else:
            tell(turn, EventBegan(event=event))
        everybody = by_number(turn.state, living(turn.state))
        form_party(turn, everybody, "event", turn.state.characters[everybody[0]].location)
        run(turn, Scene(f"{'random_events' if story is None else 'story_events'}/{event}/effects"))


class EventsEnd(Step[State]):
    """End the events of the day at dusk (GR-DAWN-23).

    Story events are discarded, random ones go under their stack (GR-DISCARD-02, 04).
    """

    name = "events_end"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        events, stories = tuple(turn.state.events), setup_of(turn).pack.story_events
        for event in events:
            tell(turn, EventEnded(event=event))
            if event in stories:
                tell(turn, EventDiscarded(event=event))
        back = tuple(event for event in events if event not in stories)
        if back:
            turn.push("put_under", RANDOM_EVENTS, back)
