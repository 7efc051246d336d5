"""Quests: as soon as a character meets the condition, the success section is carried out (GR-EVENT-05 to 08, 18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.things import Quest, StoryEvent
from afallon.grail.rules.asking import by_number, living
from afallon.grail.rules.changes import tell
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties import form_party, imagined_party
from afallon.grail.rules.state import GrailTable, State, setup_of
from afallon.kernel import Step


def look_at_quests(table: GrailTable, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Something has happened that may meet a condition; an encounter has to end before (GR-EVENT-18)."""
    return (*steps, QuestCheck.name) if table.state.quests and table.state.encounter is None else steps


def begin_quest_of_secret(table: GrailTable, event: Any) -> None:
    """A secret with a quest was gained."""
    quest = setup_of(table).pack.secrets[event.secret].quest
    if quest is not None and quest.id not in table.state.quests:
        tell(table, "quest_began", quest=quest.id)


def end_quest_of_secret(table: GrailTable, event: Any) -> None:
    """With the card goes its quest."""
    quest = setup_of(table).pack.secrets[event.secret].quest
    if quest is not None:
        end_quest(table, quest.id)


def end_quest(table: GrailTable, quest: str) -> None:
    """A rule removes it from the quest stack; a story event is discarded, a secret stays with its owner."""
    if quest in table.state.quests:
        tell(table, "quest_ended", quest=quest)
        card = setup_of(table).pack.quests[quest]
        if isinstance(card, StoryEvent):
            tell(table, "event_discarded", event=card.id)


class QuestCheck(Step[State]):
    """One quest after another whose condition is met now; each is achieved once.

    The success means all characters, led by the one who has met the condition.
    """

    name = "quest_check"

    def resolve(self, table: GrailTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if state.encounter is not None:
            return
        for name in state.quests:
            card = setup_of(table).pack.quests[name]
            assert card.quest is not None
            seat = None if name in state.achieved else _who_meets(table, card.quest)
            if seat is None:
                continue
            tell(table, "quest_achieved", quest=name, seat=seat)
            others = [other for other in by_number(state, living(state)) if other != seat]
            table.push(self.name)
            form_party(table, (seat, *others), "quest", state.characters[seat].location)
            path = f"story_events/{card.id}" if isinstance(card, StoryEvent) else f"secrets/{card.number}"
            run(table, Scene(f"{path}/quest/success"))
            return


def _who_meets(table: GrailTable, quest: Quest) -> int | None:
    """The first character that meets the condition, by number."""
    for seat in by_number(table.state, living(table.state)):
        with imagined_party(table.state, (seat,), "quest", table.state.characters[seat].location):
            if hold(table, quest.requires, Scene("", owner=seat)):
                return seat
    return None
