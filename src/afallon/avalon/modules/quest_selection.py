"""Quest selection: the leader chooses the quest together with the team (TARGET)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from afallon.avalon import questions
from afallon.avalon.events import QuestChosen
from afallon.avalon.module import AvalonModule
from afallon.avalon.option import Option
from afallon.avalon.scene import Thing
from afallon.avalon.state import AvalonPosition, AvalonTurn, State, setup_of
from afallon.kernel import ALL, Ask, Barred, OneOf, Step, all_of

NAME = "quest_selection"
FIFTH_QUEST: Final = Option(name="fifth_quest", values=("two_successes", "two_quests"), number=2)
"""The condition for quest 5: two successes, or two played quests (AV-TARGET-03, 04)."""

_LAST_QUEST = 5
_NEEDED = 2
_OPENS_BY = {"two_successes": "AV-TARGET-03", "two_quests": "AV-TARGET-04"}
"""By value of the option: the rule that says when quest 5 may be chosen."""


class ChooseQuest(Step[State]):
    """Every proposal chooses its own quest among those not yet played (AV-TARGET-01, 02, 07)."""

    name = "choose_quest"

    def ask(self, position: AvalonPosition) -> Ask:
        state = position.state
        quests = _quests(tuple(state.results), FIFTH_QUEST.of(setup_of(position)))
        return all_of(questions.ChooseQuest(state.attempt), {state.leader: quests})

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        for leader, quest in answers.items():
            turn.state.quest = quest
            turn.emit(QuestChosen(leader=leader, quest=quest), to=ALL)


@cache
def _quests(results: tuple[bool | None, ...], after: str) -> OneOf:
    """Return the quests that may be chosen, and the others barred by their rules."""
    barred = {quest: "AV-TARGET-02" for quest, result in enumerate(results, start=1) if result is not None}
    if not is_last_quest_open(results, after):
        barred.setdefault(_LAST_QUEST, _OPENS_BY[after])
    open_quests = tuple(quest for quest in range(1, len(results) + 1) if quest not in barred)
    return OneOf(open_quests, barred=tuple(Barred(quest, barred[quest]) for quest in sorted(barred)))


def is_last_quest_open(results: Sequence[bool | None], after: str) -> bool:
    """Whether the other quests' results allow quest 5."""
    others = results[: _LAST_QUEST - 1]
    played = [result for result in others if result is not None]
    return (played.count(True) if after == "two_successes" else len(played)) >= _NEEDED


MODULE = AvalonModule(
    name=NAME,
    number=2,
    rules=("AV-TARGET",),
    # A signpost.
    crest="M24 5v38M24 9h12l5 4.5-5 4.5H24Zm0 12H12l-5 4.5 5 4.5h12ZM17 43h14",
    asks={questions.ChooseQuest: Thing(NAME, f"avalon-module-{NAME}")},
    options=(FIFTH_QUEST,),
    moments={"choose_quest": (ChooseQuest(),)},
)
