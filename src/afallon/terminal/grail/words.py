"""Grail in sentences."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content.glossary import RESOURCES, Scope
from afallon.grail.rules.map.events import MenhirInspected
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView
from afallon.grail.wording import Part, addressed, cost, effects
from afallon.kernel import Barred, Choice, Decision, OneOf, Problem
from afallon.kernel.wording import Content, Number, Particular, Said
from afallon.printed import CardText
from afallon.terminal.grail import subjects
from afallon.terminal.grail.pack_words import PackWords
from afallon.terminal.words import COMMANDS, Words
from afallon.text import has

PEOPLE: Final = frozenset({
    "pay_for", "divide_cost", "share", "hand_over", "give_to", "take_item", "learn_secret", "take_secret",
    "choose_active",
})  # fmt: skip
"""Questions whose numbers are seats; in others they are locations, or plain numbers."""

TRADING: Final = frozenset({"give_what", "give_to", "accept_gift", "plan", "hand_over"})
ADVANCING: Final = frozenset({"advance", "keep_upgrade", "learn_skill", "rebuild_decks"})
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

    @property
    def cards(self) -> CardText:
        """Card text, with the names of the pack."""
        return CardText(self.language, self.name)

    def phrase(self, part: Part) -> str:
        return self.cards.phrase(part)

    def effects(self, listed: Iterable[Any], you: Scope = "party") -> str:
        """What an effect list does, to stand within a sentence."""
        return self.cards.aside(effects(listed, you)) or self.say("grail-nothing")

    def quantity(self, what: str) -> str:
        return self.say(f"grail-quantity-{what}")

    def effects_at(self, path: str) -> str:
        """The text of the effect list at a path of the pack, or of one effect in it."""
        known = {} if self.pack is None else self.pack.effects
        found = known.get(path)
        if found is None:  # one effect of a list, by its place
            whole, _, place = path.rpartition("/")
            found = known.get(whole, ())[int(place) :][:1] if place.isdigit() else ()
        return self.effects(found, addressed(path.partition("/")[0]))

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

    # Facts

    def facts(self, told: Any) -> dict[str, Any]:
        facts = Words.facts(self, told)
        if isinstance(told, MenhirInspected) and self.pack is not None:
            menhir = self.pack.locations[told.location].menhir
            facts["cost"] = self.phrase(cost(menhir.cost)) if menhir else self.say("grail-nothing")
        return facts

    def fact(self, field: str, how: Said, value: Any) -> dict[str, Any]:
        """The same; and of an effect list, whose it is."""
        fact = Words.fact(self, field, how, value)
        return {**fact, f"{field}_source": self.source(value)} if fact and how == Particular("path") else fact

    def value(self, how: Said, value: Any) -> Any:
        match how:
            case Content(sort=sort):
                return self.name(sort, value)
            case Particular(what=what):
                return subjects.WAYS[what](self, value)
            case Number():  # nothing agrees with it
                return str(Words.value(self, how, value))
        return Words.value(self, how, value)

    # Questions and answers

    def problem(self, problem: Problem) -> str:
        own = f"terminal-problem-{problem.code}"
        key = own if has(self.language, own) else f"grail-problem-{problem.code}"
        return self.say(
            key, **(problem.details if key == own else {name: str(one) for name, one in problem.details.items()})
        )

    def rules(self, kind: str, view: GrailView) -> list[str]:
        encounter = view.state.encounter
        if kind in TRADING:
            moment = "trade"
        elif kind in ADVANCING:
            moment = "advancement"
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
            return self.say(f"grail-answer-{value.kind}", **self.facts(value))
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
        from afallon.terminal.grail.advancing import printed  # late: it speaks in these words

        hint = self.hint(decision.kind, value, view) or printed(self, decision, value)
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
