"""The Revealer: shows her character to all after the second failed quest (AV-ROLE-14)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from afallon.avalon.basic_view import BasicView
from afallon.avalon.character import EVIL, Character, advised_from
from afallon.avalon.events import CharacterShown
from afallon.avalon.part import Known
from afallon.avalon.state import AvalonTurn, State
from afallon.kernel import ALL, Step

NAME = "revealer"
_FAILED_QUESTS = 2


class ShowHerself(Step[State]):
    """She shows herself once, when the quest just played is the second failed one."""

    name = "show_herself"

    def resolve(self, turn: AvalonTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if state.results[state.quest - 1] is False and state.results.count(False) == _FAILED_QUESTS:
            turn.emit(CharacterShown(seat=state.holder(NAME), character=NAME), to=ALL)


class KnownRevealer(Known):
    """The Revealer's character becomes public when she shows herself."""

    part: ClassVar[str] = NAME

    def on_character_shown(self, event: CharacterShown, view: BasicView) -> None:
        view.show_character(event.seat, event.character, EVIL)


CHARACTER = Character(
    name=NAME,
    side=EVIL,
    number=12,
    rules=("AV-ROLE-14",),
    # A curtain that opens on an eye.
    crest=(
        "M8 9h32M11 9c0 12-1 22-3 31 8-1 11-9 11-18M37 9c0 12 1 22 3 31-8-1-11-9-11-18M17 26"
        "c4-5 10-5 14 0-4 5-10 5-14 0Zm7-1v.1"
    ),
    moments={"revealer": (ShowHerself(),)},
    known=KnownRevealer,
    check=advised_from(7, NAME, "AV-ROLE-14"),
)
