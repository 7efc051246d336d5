"""Quests: when a character meets the condition, the success section is carried out (GR-EVENT-05 to 08, 18)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.event_cards import Quest, StoryEvent
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.event_cards.events import EventDiscarded, QuestAchieved, QuestBegan, QuestEnded
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.items.events import SecretGained, SecretLost
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Step


def look_at_quests(position: GrailPosition, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Add a quest check after an effect or encounter; during an encounter it must wait (GR-EVENT-18)."""
    return (*steps, QuestCheck.name) if position.state.quests and position.state.encounter is None else steps


def begin_quest_of_secret(turn: GrailTurn, event: SecretGained) -> None:
    """Begin the quest of a secret that was gained."""
    quest = setup_of(turn).pack.secrets[event.secret].quest
    if quest is not None and quest.id not in turn.state.quests:
        tell(turn, QuestBegan(quest=quest.id))


def end_quest_of_secret(turn: GrailTurn, event: SecretLost) -> None:
    """End the quest of a secret that was lost."""
    quest = setup_of(turn).pack.secrets[event.secret].quest
    if quest is not None:
        end_quest(turn, quest.id)


def end_quest(turn: GrailTurn, quest: str) -> None:
    """Remove a quest from the stack by a rule; a story event is discarded, a secret stays with its owner."""
    if quest in turn.state.quests:
        tell(turn, QuestEnded(quest=quest))
        card = setup_of(turn).pack.quests[quest]
        if isinstance(card, StoryEvent):
            tell(turn, EventDiscarded(event=card.id))


class QuestCheck(Step[State]):
    """Carry out the success of each quest whose condition is met now; each is achieved once.

    The success concerns all characters, led by the one that met the condition.
    """

    name = "quest_check"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if state.encounter is not None:
            return
        for name in state.quests:
            if name in state.achieved:
                continue
            card = setup_of(turn).pack.quests[name]
            assert card.quest is not None
            seat = _who_meets(turn, card.quest)
            if seat is None:
                continue
            tell(turn, QuestAchieved(quest=name, seat=seat))
            others = [other for other in by_number(state, living(state)) if other != seat]
            turn.push(self.name)
            form_party(turn, (seat, *others), "quest", state.characters[seat].location)
            path = f"story_events/{card.id}" if isinstance(card, StoryEvent) else f"secrets/{card.number}"
            run(turn, Scene(f"{path}/quest/success"))
            return


def _who_meets(position: GrailPosition, quest: Quest) -> int | None:
    """Return the first seat that meets the condition, by character number."""
    for seat in by_number(position.state, living(position.state)):
        with imagined_party(position.state, (seat,), "quest", position.state.characters[seat].location):
            if hold(position, quest.requires, Scene("", owner=seat)):
                return seat
    return None
