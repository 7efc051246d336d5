"""Grail in sentences."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content.glossary import RESOURCES
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView
from afallon.grail.wording import Name, Phrase, cost
from afallon.grail.wording.effects import effects
from afallon.kernel import Barred, Choice, Decision, OneOf, Problem
from afallon.terminal.grail import holdings, subjects
from afallon.terminal.grail.pack_words import PackWords
from afallon.terminal.words import COMMANDS, Words
from afallon.text import has

PEOPLE: Final = frozenset({
    "pay_for", "divide_cost", "share", "hand_over", "give_to", "take_item", "learn_secret", "take_secret",
    "choose_active",
})  # fmt: skip
"""Questions whose numbers are seats; in others they are locations, or plain numbers."""

TRADING: Final = frozenset({"give_what", "give_to", "accept_gift", "plan", "hand_over"})
_PREVIEWED: Final = ("ability", "effects", "reaction")
"""What of an offer is an effect list."""

CHOICES: Final = frozenset({"choose_verse", "choose_effect", "vote"})
_SOURCES: Final = {
    "characters": "character",
    "items": "item",
    "secrets": "secret",
    "combat_cards": "card",
    "diplomacy_cards": "card",
    "combat_encounters": "encounter",
    "diplomacy_encounters": "encounter",
    "locations": "location",
    "story_events": "event",
    "random_events": "event",
}
"""By section of a path: what its entries are called."""


class GrailWords(Words, frozen=True):
    """Grail's words, and those of the pack that is played once it is known."""

    pack: Pack | None = None
    texts: PackWords | None = None

    game: ClassVar[str] = "grail"
    commands: ClassVar[Mapping[str, str]] = {
        **{name: letter for name, letter in COMMANDS.items() if name not in ("history", "quit")},
        "journal": "j",
        "undo": "u",
        "quit": "q",
    }

    # Names and phrases

    def name(self, of: str, name: str | int) -> str:
        """Something of the pack."""
        return str(name) if self.texts is None else self.texts.name(of, name)

    def phrase(self, part: Any) -> str:
        """A phrase with all that is in it; a list is joined as cards do it."""
        if isinstance(part, Phrase):
            return self.say(part.key, **{field: self.phrase(value) for field, value in part.arguments.items()})
        if isinstance(part, Name):
            return self.name(part.of, part.name)
        if isinstance(part, tuple | list):
            return "; ".join(map(self.phrase, part))
        return str(part)

    def quantity(self, what: str) -> str:
        return self.say(f"grail-quantity-{what}")

    def effects_at(self, path: str) -> str:
        """The text of the effect list at a path of the pack, or of one effect in it."""
        known = {} if self.pack is None else self.pack.effects
        found = known.get(path)
        if found is None:  # one effect of a list, by its place
            whole, _, place = path.rpartition("/")
            found = known.get(whole, ())[int(place) :][:1] if place.isdigit() else ()
        return self.phrase(effects(found)) or self.say("grail-nothing")

    def source(self, path: str) -> str:
        """Whose effect list it is: the card, the location, …"""
        section, name, *rest = path.split("/")
        if section == "afflictions":
            return self.say(f"grail-state-{name}")
        if section == "skills":
            return self.name("skill", rest[1])
        return self.name(_SOURCES.get(section, section), int(name) if section in ("locations", "secrets") else name)

    def thing(self, name: str) -> str:
        """A good: a resource, an item, or a secret as `secret:<number>`."""
        if name in RESOURCES:
            return self.quantity(name)
        return (
            self.name("secret", name.removeprefix("secret:")) if name.startswith("secret:") else self.name("item", name)
        )

    def action(self, name: str) -> str:
        """What a party does."""
        key = f"grail-action-{name}"
        return self.say(key if has(self.language, key) else f"grail-answer-{name}")

    # The log

    def facts(self, told: Any) -> dict[str, Any]:
        return self.arguments(told.data)

    def argument(self, field: str, value: Any) -> dict[str, Any]:
        told = _TOLD.get(field)
        return {field: str(value)} if told is None else told(self, value)

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for field, value in data.items():
            told.update(self.argument(field, value))
        match data:
            case {"number": int(), "by": int(by)}:
                told["by"] = self.name("location", by)
            case {"location": int(number), **rest} if self.pack is not None and not rest:
                record = self.pack.locations[number].menhir
                told["cost"] = self.phrase(cost(record.cost)) if record else self.say("grail-nothing")
        if "amount" in data and "token" in data:
            told["change"] = f"{data['amount']:+}"
        return told

    # Questions and answers

    def problem(self, problem: Problem) -> str:
        own = f"terminal-problem-{problem.code}"
        key = own if has(self.language, own) else f"grail-problem-{problem.code}"
        return self.say(
            key, **(problem.details if key == own else {name: str(one) for name, one in problem.details.items()})
        )

    def question(self, decision: Decision, view: GrailView) -> str:
        return self.say(f"grail-ask-{decision.kind}", **subjects.arguments(self, decision.about))

    def rules(self, kind: str, view: GrailView) -> list[str]:
        encounter = view.state.encounter
        if kind in TRADING:
            moment = "trade"
        elif encounter is not None:
            moment = "encounter" if encounter.kind == "combat" else "diplomacy"
        else:
            moment = "story" if view.state.parties and view.state.party.verse else "day"
        return [self.say(f"grail-rules-{moment}")]

    def waiting(self, view: GrailView) -> list[str]:
        return [self.say("grail-waiting", name=self.people(view.asked))] if view.asked else []

    def asks_for_people(self, kind: str) -> bool:
        return kind in PEOPLE

    def typed(self, kind: str, value: Any) -> str:
        return f"terminal-grail-answer-{value}"

    def answer(self, kind: str, value: Any) -> str:
        if isinstance(value, Choice):
            return self.say(f"grail-answer-{value.kind}", **subjects.arguments(self, value))
        if isinstance(value, int):
            return str(value) if kind == "contribute" else self.name("location", value)
        if kind in CHOICES:
            return self.name("choice", value)
        key = f"grail-answer-{value}"
        if kind == "choose_stage":
            return self.name("stage", value)
        if has(self.language, key):
            return self.say(key)
        if kind in ("play", "discard", "keep_cards"):
            return self.name("card", value)
        return self.name("encounter", value) if kind == "next_guardian" else self.thing(value)

    def hint(self, kind: str, value: Any, view: GrailView) -> str | None:
        """Which keys a card would join."""
        from afallon.terminal.grail.fight import keys_of  # late: it speaks in these words

        seat = view.reader
        if not isinstance(seat, int) or not isinstance(value, str):
            return None
        encounter = view.state.encounter
        if kind == "play" and encounter is not None:
            hand = getattr(view.state.characters[seat], encounter.kind).hand
            return keys_of(view, self, value) if value in hand else None
        return None

    def remark(self, decision: Decision, value: Any, view: GrailView) -> str | None:
        """What an answer costs and does, as far as its offer says so."""
        offer = decision.options.offer(value) if isinstance(decision.options, OneOf) else None
        told = []
        if offer is not None:
            told += [subjects.price(self, offer.cost.items())] if offer.cost else []
            told += [self.effects_at(offer.preview[what]) for what in _PREVIEWED if what in offer.preview]
        hint = self.hint(decision.kind, value, view)
        return "; ".join([*told, hint] if hint else told) or None

    def why_barred(self, barred: Barred) -> str:
        missing = barred.facts.get("missing")
        if missing is None:
            return Words.why_barred(self, barred)
        return self.say(f"grail-barred-{barred.rule.lower()}", missing=subjects.price(self, missing.items()))

    def knowledge(self, view: GrailView) -> list[str]:
        return []


def at_table(words: GrailWords, setup: Setup) -> GrailWords:
    """Words that know the names of this campaign."""
    return msgspec.structs.replace(words, pack=setup.pack, texts=PackWords(setup.folder, words.language))


def _people(field: str) -> Callable[[GrailWords, Iterable[int]], dict[str, Any]]:
    return lambda words, seats: {field: words.people(seats)}


def _named(of: str, field: str) -> Callable[[GrailWords, Any], dict[str, Any]]:
    return lambda words, name: {field: "" if name is None else words.name(of, name)}


def _said(prefix: str, field: str) -> Callable[[GrailWords, Any], dict[str, Any]]:
    return lambda words, name: {field: words.say(f"grail-{prefix}-{name}")}


def _seat(field: str) -> Callable[[GrailWords, int | None], dict[str, Any]]:
    return lambda words, seat: {} if seat is None else {field: words.names[seat]}


def _card(words: GrailWords, name: str | int) -> dict[str, Any]:
    """A card of any kind."""
    pack = words.pack
    of = "card"
    if pack is not None:
        of = "encounter" if name in pack.encounters else "item" if name in pack.items else "card"
    return {"card": words.thing(str(name)) if str(name).startswith("secret:") else words.name(of, name)}


def _goods(field: str) -> Callable[[GrailWords, Iterable[tuple[str, str | int]]], dict[str, Any]]:
    return lambda words, goods: {field: holdings.goods(words, goods)}


def _votes(words: GrailWords, votes: Iterable[tuple[int, Any]]) -> dict[str, Any]:
    return {"votes": ", ".join(f"{words.names[seat]}: {words.name('choice', vote)}" for seat, vote in votes)}


def _dial(words: GrailWords, dial: Any) -> dict[str, Any]:
    return {"dial": words.name("dial", dial) if isinstance(dial, str) else str(dial)}


_TOLD: Final[dict[str, Callable[[GrailWords, Any], dict[str, Any]]]] = {
    "seat": _seat("name"),
    "giver": _seat("giver"),
    "receiver": _seat("receiver"),
    "leader": _seat("leader"),
    "seats": _people("names"),
    "members": _people("names"),
    "participants": _people("names"),
    "location": _named("location", "location"),
    "number": _named("location", "location"),
    "tile": _named("character", "tile"),
    "item": _named("item", "item"),
    "secret": _named("secret", "secret"),
    "status": _named("status", "status"),
    "task": _named("task", "task"),
    "event": _named("event", "event"),
    "quest": _named("quest", "quest"),
    "choice": _named("choice", "choice"),
    "verse": _named("verse", "verse"),
    "stage": _named("stage", "stage"),
    "card": _card,
    "dial": _dial,
    "track": _said("quantity", "what"),
    "resource": _said("quantity", "what"),
    "attribute": _said("quantity", "what"),
    "affliction": _said("state", "state"),
    "trait": _said("trait", "trait"),
    "token": _said("token", "token"),
    "ended": _said("ended", "ended"),
    "face": _said("face", "face"),
    "face_up": lambda words, up: {"face": words.say("grail-face-up" if up else "grail-face-down")},
    "action": lambda words, action: {"action": words.action(action)},
    "path": lambda words, path: {"effects": words.effects_at(path), "card": words.source(path)},
    "gives": _goods("gives"),
    "wants": _goods("wants"),
    "votes": _votes,
}
"""By field of an event: what the texts want of it."""
