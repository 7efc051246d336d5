"""Avalon in sentences."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, Subset
from afallon.terminal.words import Words
from afallon.text import has

_ANSWERS = {"vote": "avalon-vote-", "play_card": "avalon-quest-card-", "show_loyalty": "avalon-loyalty-"}
"""By kind of decision: where the names of its answers stand."""

_NAMED = {
    "character": "avalon-character-",
    "module": "avalon-module-",
    "edition": "avalon-edition-",
    "side": "avalon-side-",
    "learns": "avalon-learns-",
    "reason": "avalon-outcome-",
}
"""By argument: where the names of its identifiers stand."""


class AvalonWords(Words, frozen=True):
    """Avalon's words."""

    game: ClassVar[str] = "avalon"

    def quest(self, number: int) -> str:
        return self.say("avalon-quest-numbered", quest=number)

    def character(self, name: str) -> str:
        return self.say(f"avalon-character-{name}")

    def asks_for_people(self, kind: str) -> bool:
        return kind != "choose_quest"

    def answer(self, kind: str, value: Any) -> str:
        if kind == "choose_quest":
            return self.quest(value)
        return self.say("nobody") if value is None else self.say(_ANSWERS.get(kind, "avalon-answer-") + value)

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        match field, value:
            case "seat", int():
                return {"name": self.names[value], "seat": value + 1}
            case "leader" | "inspector" | "inspected" | "assassin" | "named", int():
                return {field: self.names[value]}
            case "seats", tuple() | list():
                return {"names": self.people(value), "count": len(value)}
            case "team", _:
                return {"team": self.people(value), "count": len(value)}
            case "votes", _:
                return self._votes(value)
            case "cards", dict():
                counted = [self.say(f"avalon-quest-card-{card}.count", count=count) for card, count in value.items()]
                return {"cards": self.joined(counted)}
            case "card", _:
                kind = "loyalty" if has(self.language, f"avalon-loyalty-{value}") else "quest-card"
                return {"card": self.say(f"avalon-{kind}-{value}")}
            case "deck", _:
                return {"characters": self.joined(self.deck(value))}
            case "characters", _:
                return {"characters": self.joined(self._holder(*held) for held in enumerate(value))}
            case "side", str():
                victory = f"avalon-victory-{value}"
                return {"side": self.say(f"avalon-side-{value}"), "victory": self.say(victory)}
            case _, str() if field in _NAMED and has(self.language, _NAMED[field] + value):
                return {field: self.say(_NAMED[field] + value)}
            case _, str() | int():
                return {field: value}
        return {}

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

    def _holder(self, seat: int, character: str) -> str:
        return self.say("avalon-player-and-character", name=self.names[seat], character=self.character(character))

    def deck(self, deck: Iterable[str]) -> list[str]:
        """The characters in play, each once, with their copies."""
        copies = Counter(deck)
        return [self.character(name) + (f" ×{number}" if number > 1 else "") for name, number in copies.items()]

    def question(self, decision: Decision, view: AvalonView) -> str:
        arguments: dict[str, Any] = {"quest": view.round}
        if isinstance(decision.options, Subset):
            arguments["size"] = decision.options.size
        if view.proposal is not None:
            arguments |= self.arguments({"quest": view.proposal.quest, "team": view.proposal.team})
        if view.inspections:
            arguments |= self.arguments({"inspector": view.inspections[-1].inspector})
        return self.say(f"avalon-ask-{decision.kind}", **arguments)

    def knowledge(self, view: AvalonView) -> list[str]:
        if not isinstance(view.reader, int):
            held = [self._holder(seat, name) for seat, name in sorted(view.characters.items())]
            return [self.joined(held)] if held else []
        if view.reader not in view.characters:
            return []
        name = view.characters[view.reader]
        card = self.say("avalon-card", **self.arguments({"character": name, "side": view.sides[view.reader]}))
        known = [f"{card} {self.say(f'avalon-character-{name}.short')}"]
        for seen in view.seen:
            what = self.say(f"avalon-seen-{seen.learns}", **self.arguments({"seats": seen.seats}))
            known.append(self.say("terminal-seen-at-night", what=what))
        for shown in view.inspections:
            if shown.card is not None:
                known.append(self.say("avalon-event-loyalty-shown", **self.arguments(msgspec.structs.asdict(shown))))
        return known
