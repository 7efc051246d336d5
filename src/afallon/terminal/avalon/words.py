"""Avalon's terminal texts."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from afallon.avalon import events, questions
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.kernel.wording import Listed, Named, Number, Said
from afallon.terminal.avalon import knowledge, rules
from afallon.terminal.words import Words

_CHARACTER, _QUEST_CARD, _PLOT_CARD = (f"avalon-{kind}-" for kind in ("character", "quest-card", "plot-card"))

_ANSWERS = {
    questions.Vote.kind: "avalon-vote-",
    questions.PlayCard.kind: _QUEST_CARD,
    questions.ChangeCard.kind: _QUEST_CARD,
    questions.ShowLoyalty.kind: "avalon-loyalty-",
    questions.ChoosePlotCard.kind: _PLOT_CARD,
    questions.TakePlotCard.kind: _PLOT_CARD,
    questions.DeclareAim.kind: "avalon-aim-",
}
"""Message key prefixes of answers, by kind of question."""

_BASIC_CARDS = frozenset({"success", "fail"})
"""Cards that need no explanation."""


class AvalonWords(Words, frozen=True):
    """Avalon's terminal texts."""

    game: ClassVar[str] = "avalon"
    details: ClassVar[Mapping[str, Said]] = {
        **dict.fromkeys(("character", "needed"), Named(("character",))),
        **dict.fromkeys(("module", "other"), Named(("module",))),
        "thing": Named(("character", "module")),
        "option": Named(("option",)),
        "edition": Named(("edition",)),
        "side": Named(("side",)),
        "seat": Number(counted_from=0),
    }

    def quest(self, number: int) -> str:
        return self.say("avalon-quest-numbered", quest=number)

    def character(self, name: str) -> str:
        return self.say(_CHARACTER + name)

    def plot_cards(self, names: Iterable[str]) -> str:
        return self.joined(self.say(_PLOT_CARD + name) for name in names)

    def asks_for_people(self, kind: str) -> bool:
        return kind != questions.ChooseQuest.kind

    def answer(self, kind: str, value: Any) -> str:
        if kind == questions.ChooseQuest.kind:
            return self.quest(value)
        return self.say("nobody") if value is None else self.say(_ANSWERS.get(kind, "avalon-answer-") + value)

    def hint(self, kind: str, value: Any, view: AvalonView) -> str | None:
        """Return the effect of a card, except basic ones, or the size and fails of a quest."""
        if kind == questions.ChooseQuest.kind:
            quest = table_scene(view).quests[value - 1]
            return self.say("terminal-quest-takes", size=quest.size, fails=quest.fails_to_sink)
        where = _ANSWERS.get(kind)
        if where not in (_QUEST_CARD, _PLOT_CARD) or value in _BASIC_CARDS:
            return None
        return self.say(f"{where}{value}.short").rstrip(".")

    def person(self, seat: int, view: AvalonView) -> str:
        """Return a player with character and side."""
        dealt = events.Dealt(seat, view.characters[seat], view.sides[seat])
        return self.say("terminal-person", **self.facts(dealt))

    def deck(self, deck: Iterable[str]) -> list[str]:
        """Return the characters in play, each once, with their copies."""
        return self.each(Listed(("character",), copies=True), deck)

    def ask_key(self, kind: str, view: AvalonView) -> str:
        return Words.ask_key(self, kind, view) if view.question is None else self.prompt_key(view.question)

    def rules(self, kind: str, view: AvalonView) -> list[str]:
        return [*Words.rules(self, kind, view), *rules.also(kind, view, self)]

    def knowledge(self, view: AvalonView) -> list[str]:
        return knowledge.lines(view, self)
