"""An event is taken from the deck, read, and does what it says (GR-DAWN-19 to 23)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.asking import by_number, living
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.events.deck import EVENTS, RANDOM_EVENTS, UNSEEN
from afallon.grail.rules.parties import form_party
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Step


def reveal_event(table: GrailTable) -> None:
    """The top card of the event deck, if there is one (GR-EVENT-01, 17)."""
    table.push("draw", EVENTS, ResolveEvent.name)


class DawnEvent(Step[State]):
    """Step 7 of dawn."""

    name = "dawn_event"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        reveal_event(table)


class ResolveEvent(Step[State]):
    """It goes where it belongs, then its effects happen to all characters, led by the lowest number."""

    name = "resolve_event"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], event: str) -> None:
        if event == UNSEEN:
            table.push("draw", RANDOM_EVENTS, self.name)
            return
        tell(table, "event_revealed", event=event)
        story = setup_of(table).pack.story_events.get(event)
        if story is not None and story.quest is not None:
            tell(table, "quest_began", quest=story.quest.id)
        else:
            tell(table, "event_began", event=event)
        everybody = by_number(table.state, living(table.state))
        form_party(table, everybody, "event", table.state.characters[everybody[0]].location)
        run(table, Scene(f"{'random_events' if story is None else 'story_events'}/{event}/effects"))


class EventsEnd(Step[State]):
    """The events of the day stop with its dusk (GR-DAWN-23): story events are discarded, random ones go under their
    stack (GR-DISCARD-02, 04)."""

    name = "events_end"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        events, stories = tuple(table.state.events), setup_of(table).pack.story_events
        for event in events:
            tell(table, "event_ended", event=event)
            if event in stories:
                tell(table, "event_discarded", event=event)
        back = tuple(event for event in events if event not in stories)
        if back:
            table.push("put_under", RANDOM_EVENTS, back)
