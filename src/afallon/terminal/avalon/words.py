"""Avalon in sentences."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from afallon.avalon import events, questions
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, Event, Question
from afallon.terminal.avalon import knowledge, rules
from afallon.terminal.words import Words
from afallon.text import has

_CHARACTER, _MODULE, _QUEST_CARD, _PLOT_CARD = (
    f"avalon-{kind}-" for kind in ("character", "module", "quest-card", "plot-card")
)

_ANSWERS = {
    questions.Vote.kind: "avalon-vote-",
    questions.PlayCard.kind: _QUEST_CARD,
    questions.ChangeCard.kind: _QUEST_CARD,
    questions.ShowLoyalty.kind: "avalon-loyalty-",
    questions.ChoosePlotCard.kind: _PLOT_CARD,
    questions.TakePlotCard.kind: _PLOT_CARD,
    questions.DeclareAim.kind: "avalon-aim-",
}
"""By kind of question: where the names of its answers stand."""

_DETAILS = {
    "character": "CharacterName",
    "needed": "CharacterName",
    "module": "ModuleName",
    "other": "ModuleName",
    "thing": "Thing",
    "option": "Option",
    "edition": "EditionName",
    "side": "Side",
    "seat": "SeatNumber",
}
"""By detail of a problem with a set-up: the type that a field of its kind would have."""

_BASIC_CARDS = frozenset({"success", "fail"})
"""Cards that everybody knows."""


class AvalonWords(Words, frozen=True):
    """Avalon's words."""

    game: ClassVar[str] = "avalon"
    named: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "CharacterName": (_CHARACTER,),
        "ModuleName": (_MODULE,),
        "EditionName": ("avalon-edition-",),
        "Side": ("avalon-side-",),
        "Lesson": ("avalon-learns-",),
        "Ballot": ("avalon-vote-",),
        "QuestCard": (_QUEST_CARD,),
        "LoyaltyCard": ("avalon-loyalty-",),
        "AllegianceCard": ("avalon-allegiance-",),
        "PlotCard": (_PLOT_CARD,),
        "Means": (_MODULE, _CHARACTER, _PLOT_CARD),
        "Aim": ("avalon-aim-",),
        "Thing": (_CHARACTER, _MODULE),
        "Option": ("avalon-option-",),
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
        """What a card does, unless everybody knows it."""
        where = _ANSWERS.get(kind)
        if where not in (_QUEST_CARD, _PLOT_CARD) or value in _BASIC_CARDS:
            return None
        return self.say(f"{where}{value}.short").rstrip(".")

    def event_key(self, event: Event) -> str:
        key = Words.event_key(self, event)
        match event:
            case events.ExcaliburUsed(seat=None):
                return key + ".declined"
            case events.RecruitmentTried(named=None):
                return key + ".passed"
            case events.Reinforced(side="evil"):
                return key + ".evil"
        return key

    def event_arguments(self, event: Event) -> dict[str, Any]:
        return self.facts(event)

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        """A detail of a problem with a set-up, which has no type but its name."""
        return self.fact(field, _DETAILS.get(field, ""), value)

    def fact(self, field: str, title: str, value: Any) -> dict[str, Any]:
        match title, field:
            case "Ballots", _:
                return self._votes(value)
            case "QuestCards", _:
                counted = [self.say(f"{_QUEST_CARD}{card}.count", count=count) for card, count in value.items()]
                return {field: self.joined(counted)}
            case "PlotCards", _:
                return {field: self.plot_cards(dict.fromkeys(value))}
            case "Deck", _:
                return {"characters": self.joined(self.deck(value))}
            case "Characters", _:
                return {field: self.joined(self.holder(*held) for held in enumerate(value))}
            case "Seats", "named":  # AV-MSG-08
                return Words.fact(self, "seats", title, value)
            case "SeatNumber", _:
                return {field: value + 1}
            case "", "side":  # of an outcome; AV-ROGUE-08
                return {"victory": self.say(f"avalon-victory-{value or 'rogue'}")}
            case "", "reason":
                return {"reason": self.say(f"avalon-outcome-{value}")}
        return Words.fact(self, field, title, value)

    def _votes(self, votes: Iterable[str]) -> dict[str, Any]:
        sides: dict[str, list[str]] = {"approve": [], "reject": []}
        for name, vote in zip(self.names, votes, strict=True):
            sides[vote].append(name)
        approvers, rejecters = sides["approve"], sides["reject"]
        return {
            "approvals": len(approvers),
            "rejects": len(rejecters),
            "approvers": self.joined(approvers),
            "rejecters": self.joined(rejecters),
        }

    def holder(self, seat: int, character: str) -> str:
        """A player with a character."""
        return self.say("avalon-player-and-character", name=self.names[seat], character=self.character(character))

    def person(self, seat: int, view: AvalonView) -> str:
        """A player whose character and side are known."""
        dealt = events.Dealt(seat, view.characters[seat], view.sides[seat])
        return self.say("terminal-person", **self.facts(dealt))

    def deck(self, deck: Iterable[str]) -> list[str]:
        """The characters in play, each once, with their copies."""
        copies = Counter(deck)
        return [self.character(name) + (f" ×{number}" if number > 1 else "") for name, number in copies.items()]

    def ask_key(self, kind: str, view: AvalonView) -> str:
        return Words.ask_key(self, kind, view) if view.question is None else _ask_key(view.question)

    def question(self, decision: Decision, view: AvalonView) -> str:
        key, facts = _ask_key(decision.about), {**self.facts(decision.about), **self.facts(decision.own)}
        asked = self.say(key, **facts)
        return f"{asked} {self.say(f'{key}.own', **facts)}" if has(self.language, f"{key}.own") else asked

    def rules(self, kind: str, view: AvalonView) -> list[str]:
        return [*Words.rules(self, kind, view), *rules.also(kind, view, self)]

    def knowledge(self, view: AvalonView) -> list[str]:
        return knowledge.lines(view, self)


def _ask_key(about: Question) -> str:
    """Where the words of a question stand; some have other words at certain moments."""
    match about:
        case questions.ShowLoyalty(inspector=None):
            return "avalon-ask-show-loyalty-at-night"
        case questions.Vote(openly=True):
            return "avalon-ask-vote-openly"
        case questions.Assassinate(aim="messengers"):
            return "avalon-ask-assassinate-messengers"
    return f"avalon-ask-{about.kind}"
