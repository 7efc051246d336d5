"""The Revealer: shows her character to all after the second failed quest (AV-ROLE-14)."""

from collections.abc import Mapping
from typing import Any

from afallon.avalon.character import EVIL, Character, advised_from
from afallon.avalon.state import AvalonTable, State
from afallon.kernel import ALL, Step

_FAILED_QUESTS = 2


class ShowHerself(Step[State]):
    """Once, when the quest just played is the second that failed."""

    name = "show_herself"

    def resolve(self, table: AvalonTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if state.results[state.quest - 1] is False and state.results.count(False) == _FAILED_QUESTS:
            table.emit("character_shown", to=ALL, seat=state.holder("revealer"), character="revealer")


CHARACTER = Character(
    name="revealer",
    side=EVIL,
    moments={"revealer": (ShowHerself(),)},
    check=advised_from(7, "revealer", "AV-ROLE-14"),
)
