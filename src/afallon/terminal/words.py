"""Facts as sentences: the one place where seats become names and identifiers become words, for any kind of event."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from afallon.avalon.view import AvalonView
from afallon.kernel import Decision, Event, Problem, Subset
from afallon.text import has, listed, say

QUIET = frozenset({"asked", "answered", "withdrawn"})
"""Events that a log leaves out: the question itself is on the screen."""

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


class Words(msgspec.Struct, frozen=True):
    """A language, and the names of the people at the table by seat."""

    language: str
    names: tuple[str, ...]

    def say(self, key: str, **arguments: Any) -> str:
        return say(self.language, key, **arguments)

    def joined(self, items: Iterable[str]) -> str:
        """The items in running text, or that there is none."""
        return listed(self.language, tuple(items)) or self.say("nobody")

    def people(self, seats: Iterable[int]) -> str:
        return self.joined(self.names[seat] for seat in seats)

    def quest(self, number: int) -> str:
        return self.say("avalon-quest-numbered", quest=number)

    def character(self, name: str) -> str:
        return self.say(f"avalon-character-{name}")

    def answer(self, kind: str, value: str | None) -> str:
        """What an answer that is no person is called."""
        return self.say("nobody") if value is None else self.say(_ANSWERS.get(kind, "avalon-answer-") + value)

    def is_told(self, event: Event) -> bool:
        """Whether a log has a line for this event."""
        return event.kind not in QUIET and has(self.language, f"avalon-event-{event.kind}")

    def event(self, event: Event, *, in_full: bool = False) -> str:
        """The line of a log for an event; in full, it says also what the grid of votes would show."""
        key = f"avalon-event-{event.kind}"
        arguments = self.arguments(event.data)
        lines = [self.say(key, **arguments)]
        if in_full and has(self.language, key + ".names"):
            lines.append(self.say(key + ".names", **arguments))
        return " ".join(lines)

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of any event or problem as the texts want it: by the name and the type of each field."""
        told: dict[str, Any] = {}
        for field, value in data.items():
            told.update(self._argument(field, value))
        return told

    def _argument(self, field: str, value: Any) -> dict[str, Any]:
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

    def problem(self, problem: Problem) -> str:
        """What a set-up is told about itself, in the words of the game or of this table."""
        own = f"terminal-problem-{problem.code}"
        key = own if has(self.language, own) else f"avalon-problem-{problem.code}"
        return self.say(key, **self.arguments(problem.details))

    def question(self, decision: Decision, view: AvalonView) -> str:
        """The question that is put to this seat."""
        arguments: dict[str, Any] = {"quest": view.round}
        if isinstance(decision.options, Subset):
            arguments["size"] = decision.options.size
        if view.proposal is not None:
            arguments |= self.arguments({"quest": view.proposal.quest, "team": view.proposal.team})
        if view.inspections:
            arguments |= self.arguments({"inspector": view.inspections[-1].inspector})
        return self.say(f"avalon-ask-{decision.kind}", **arguments)

    def waiting(self, view: AvalonView) -> list[str]:
        """Whom the table waits for, and for what."""
        kinds: dict[str, list[int]] = {}
        for seat, kind in view.asked.items():
            kinds.setdefault(kind, []).append(seat)
        return [self.say(f"avalon-ask-{kind}.waiting", name=self.people(seats)) for kind, seats in kinds.items()]

    def knowledge(self, view: AvalonView) -> list[str]:
        """What the reader alone knows, and whence."""
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
