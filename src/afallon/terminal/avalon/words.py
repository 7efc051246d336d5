"""Avalon in sentences."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from afallon.avalon.modules.plot_cards.have_at_you import CARD as HAVE_AT_YOU
from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, Event, Subset
from afallon.terminal.avalon import knowledge, rules
from afallon.terminal.words import Words
from afallon.text import has

_CHARACTER, _MODULE, _QUEST_CARD, _PLOT_CARD = (
    f"avalon-{kind}-" for kind in ("character", "module", "quest-card", "plot-card")
)

_ANSWERS = {
    "vote": "avalon-vote-",
    "play_card": _QUEST_CARD,
    "change_card": _QUEST_CARD,
    "show_loyalty": "avalon-loyalty-",
    "choose_plot_card": _PLOT_CARD,
    "take_plot_card": _PLOT_CARD,
    "declare_aim": "avalon-aim-",
}
"""By kind of decision: where the names of its answers stand."""

_NAMED = {
    "character": (_CHARACTER,),
    "needed": (_CHARACTER,),
    "module": (_MODULE,),
    "other": (_MODULE,),
    "thing": (_CHARACTER, _MODULE),
    "option": ("avalon-option-",),
    "edition": ("avalon-edition-",),
    "learns": ("avalon-learns-",),
    "reason": ("avalon-outcome-",),
    "aim": ("avalon-aim-",),
    "vote": ("avalon-vote-",),
    "token": (_QUEST_CARD,),
    "card": ("avalon-loyalty-", _QUEST_CARD, "avalon-allegiance-", _PLOT_CARD),
}
"""By argument: where the names of its identifiers stand."""

_INSTEAD = {
    ("excalibur_used", "seat", None): ".declined",
    ("recruitment_tried", "named", None): ".passed",
    ("reinforced", "side", "evil"): ".evil",
}
"""By kind of event, field and value: the attribute that is said instead."""

_BASIC_CARDS = frozenset({"success", "fail"})
"""Cards that everybody knows."""


class AvalonWords(Words, frozen=True):
    """Avalon's words."""

    game: ClassVar[str] = "avalon"

    def quest(self, number: int) -> str:
        return self.say("avalon-quest-numbered", quest=number)

    def character(self, name: str) -> str:
        return self.say(_CHARACTER + name)

    def plot_cards(self, names: Iterable[str]) -> str:
        return self.joined(self.say(_PLOT_CARD + name) for name in names)

    def asks_for_people(self, kind: str) -> bool:
        return kind != "choose_quest"

    def answer(self, kind: str, value: Any) -> str:
        if kind == "choose_quest":
            return self.quest(value)
        return self.say("nobody") if value is None else self.say(_ANSWERS.get(kind, "avalon-answer-") + value)

    def hint(self, kind: str, value: Any, view: AvalonView) -> str | None:
        """What a card does, unless everybody knows it."""
        where = _ANSWERS.get(kind)
        if where not in (_QUEST_CARD, _PLOT_CARD) or value in _BASIC_CARDS:
            return None
        return self.say(f"{where}{value}.short").rstrip(".")

    def event_key(self, event: Event) -> str:
        said_instead = (_INSTEAD.get((event.kind, field, value)) for field, value in _plain(event.data))
        return Words.event_key(self, event) + next(filter(None, said_instead), "")

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        match field, value:
            case "seat", int():
                return {"name": self.names[value], "seat": value + 1}
            case "leader" | "inspector" | "inspected" | "assassin" | "named" | "holder" | "member" | "other", int():
                return {field: self.names[value]}
            case "seats" | "named", tuple() | list():
                return {"names": self.people(value), "count": len(value)}
            case "team", _:
                return {"team": self.people(value), "count": len(value)}
            case "votes", _:
                return self._votes(value)
            case "cards", dict():
                counted = [self.say(f"{_QUEST_CARD}{card}.count", count=count) for card, count in value.items()]
                return {"cards": self.joined(counted)}
            case "deck", _:
                return {"characters": self.joined(self.deck(value))}
            case "characters", _:
                return {"characters": self.joined(self.holder(*held) for held in enumerate(value))}
            case "side", None:  # AV-ROGUE-08
                return {"victory": self.say("avalon-victory-rogue")}
            case "side", str():
                return {"side": self.say(f"avalon-side-{value}"), "victory": self.say(f"avalon-victory-{value}")}
            case _, str():
                return {field: self._named(field, value)}
            case _, int():
                return {field: value}
        return {}

    def _named(self, field: str, value: str) -> str:
        """What an identifier is called; whatever has no name is said as it was given."""
        keys = (where + value for where in _NAMED.get(field, ()))
        return next((self.say(key) for key in keys if has(self.language, key)), value)

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

    def deck(self, deck: Iterable[str]) -> list[str]:
        """The characters in play, each once, with their copies."""
        copies = Counter(deck)
        return [self.character(name) + (f" ×{number}" if number > 1 else "") for name, number in copies.items()]

    def ask_key(self, kind: str, view: AvalonView) -> str:
        if kind == "show_loyalty" and view.round == 0:
            return "avalon-ask-show-loyalty-at-night"
        if kind == "vote" and any(HAVE_AT_YOU in view.plot_hands.get(seat, ()) for seat in view.asked):
            return "avalon-ask-vote-openly"
        if kind == "assassinate" and (view.aim == "messengers" or "merlin" not in view.deck):  # AV-MSG-09
            return "avalon-ask-assassinate-messengers"
        return Words.ask_key(self, kind, view)

    def question(self, decision: Decision, view: AvalonView) -> str:
        key, to_give = self.ask_key(decision.kind, view), dict.fromkeys(view.plot_drawn)
        if decision.kind == "give_plot_card" and len(to_give) > 1:
            key += ".chosen"
        arguments: dict[str, Any] = {"quest": view.quest, "card": self.plot_cards(to_give)}
        if isinstance(decision.options, Subset):
            arguments["size"] = decision.options.size
        if view.proposal is not None:
            arguments |= self.arguments({"quest": view.proposal.quest, "team": view.proposal.team})
        if view.inspections:
            arguments |= self.arguments({"inspector": view.inspections[-1].inspector})
        return self.say(key, **arguments)

    def rules(self, kind: str, view: AvalonView) -> list[str]:
        return [*Words.rules(self, kind, view), *rules.also(kind, view, self)]

    def knowledge(self, view: AvalonView) -> list[str]:
        return knowledge.lines(view, self)


def _plain(data: dict[str, Any]) -> Iterable[tuple[str, str | None]]:
    return ((field, value) for field, value in data.items() if value is None or isinstance(value, str))
