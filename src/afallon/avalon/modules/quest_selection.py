"""Quest selection: the leader chooses the quest together with the team (TARGET)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.avalon import questions
from afallon.avalon.events import QuestChosen
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.kernel import ALL, Ask, OneOf, Step, all_of

NAME = "quest_selection"
FIFTH_QUEST: Final = Option(name="fifth_quest", values=("two_successes", "two_quests"), number=2)
"""What must come before quest 5: two successes, or two quests however they went (AV-TARGET-03, 04)."""

_LAST_QUEST = 5
_NEEDED = 2


class ChooseQuest(Step[State]):
    """Every proposal chooses its quest anew, among those not yet played (AV-TARGET-01, 02, 07)."""

    name = "choose_quest"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        unplayed = [quest for quest, result in enumerate(state.results, start=1) if result is None]
        if not is_last_quest_open(state.results, FIFTH_QUEST.of(setup_of(position))):
            unplayed.remove(_LAST_QUEST)
        return all_of(questions.ChooseQuest(state.attempt), {state.leader: OneOf(tuple(unplayed))})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for leader, quest in answers.items():
            turn.state.quest = quest
            turn.emit(QuestChosen(leader=leader, quest=quest), to=ALL)


def is_last_quest_open(results: list[bool | None], after: str) -> bool:
    """Whether quest 5 may be chosen or has been played: after two successes (AV-TARGET-03) or two quests (04)."""
    if results[_LAST_QUEST - 1] is not None:
        return True
    played = [result for result in results if result is not None]
    return (played.count(True) if after == "two_successes" else len(played)) >= _NEEDED


MODULE = AvalonModule(
    name=NAME,
    number=2,
    rules=("AV-TARGET",),
    # A signpost.
    crest="M24 5v38M24 9h12l5 4.5-5 4.5H24Zm0 12H12l-5 4.5 5 4.5h12ZM17 43h14",
    options=(FIFTH_QUEST,),
    moments={"choose_quest": (ChooseQuest(),)},
)
