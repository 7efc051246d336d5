"""Sentences of Grail: log lines, questions and answers."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Self

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content import conditions as needs
from afallon.grail.content.effects import Choice as StoryChoice
from afallon.grail.content.effects import Choose
from afallon.grail.content.encounters import DiplomacyEncounter
from afallon.grail.content.glossary import RESOURCES, Scope
from afallon.grail.content.texts import ENTRIES, key_of, message_at
from afallon.grail.rules.characters.events import CharacterEntered
from afallon.grail.rules.day.action import ACTIONS
from afallon.grail.rules.diplomacy.questions import ChooseStage
from afallon.grail.rules.effects.events import Chosen
from afallon.grail.rules.effects.questions import ChooseEffect, Vote
from afallon.grail.rules.event_cards.questions import OrderCards
from afallon.grail.rules.journal.questions import ChooseVerse
from afallon.grail.rules.map.events import MenhirInspected, StatusMarked
from afallon.grail.rules.parties.events import PartyFormed
from afallon.grail.wording import Part, addressed, cost, effects, outcome, requirements, stage
from afallon.kernel import Barred, Choice, Decision, Event, Offer, OneOf
from afallon.kernel.wording import Content, Number, Particular, Said
from afallon.sentences import Sentences
from afallon.sentences.grail import holdings, subjects
from afallon.sentences.grail.card_text import CardText
from afallon.sentences.grail.pack_words import PackWords
from afallon.text import has

PEOPLE: Final = frozenset({
    "pay_for", "divide_cost", "share", "hand_over", "give_to", "take_item", "learn_secret", "take_secret",
    "choose_active",
})  # fmt: skip
"""Questions whose answers are seats if they are numbers; for others they are locations or plain numbers."""

_PREVIEWED: Final = ("ability", "effects", "reaction")
"""Keys of an offer's preview that hold the path of an effect list."""

_OF_CHARACTERS: Final = (needs.HasAtLeast, needs.HasAtMost, needs.HasState, needs.HasItem, needs.HasCharacter)
"""Conditions on characters and their belongings; all others are on the story."""

_ENDED_TWICE: Final = ("..", "!.", "?.", "….")
_CHOICES: Final = frozenset({"choose_verse", "choose_effect", "vote"})
_TOLD: Final = {
    "chapter_began": ("chapter", "chapter", "story"),
    "character_entered": ("character", "tile", "story"),
    "encounter_began": ("encounter", "card", "opening"),
    "encounter_read": ("encounter", "card", "opening"),
    "event_revealed": ("event", "event", "story"),
    "item_gained": ("item", "item", "story"),
    "menhir_lit": ("location", "number", "rite"),
    "quest_achieved": ("quest", "quest", "success"),
    "secret_gained": ("secret", "secret", "story"),
    "skill_learnt": ("skill", "side", "story"),
}
"""Maps an event to the kind of entry with a further text, the field that names the entry, and the flavour."""


class GrailSentences(Sentences, frozen=True):
    """Grail's sentences, with the texts of the pack once it is known."""

    pack: Pack | None = None
    texts: PackWords | None = None
    scope: str | None = None
    """The message of the pack that holds the texts of the current choices and stages."""

    deck: str | None = None
    """The deck of the current cards."""

    game: ClassVar[str] = "grail"

    # Names and phrases

    def name(self, of: str, name: str | int) -> str:
        """Return the name of an entry of the pack."""
        return str(name) if self.texts is None else self.texts.name(of, name, self.scope)

    def flavour(self, of: str, name: str | int, which: str) -> str | None:
        """Return a further text of an entry, if there is one."""
        return None if self.texts is None else self.texts.flavour(of, name, which)

    def at(self, scope: str) -> Self:
        """Return sentences for the choices and stages of this message."""
        return msgspec.structs.replace(self, scope=scope)

    @property
    def terms(self) -> str:
        """Fluent source of the terms that the pack replaces, such as its word for menhirs."""
        return "" if self.texts is None else self.texts.terms

    @property
    def cards(self) -> CardText:
        """The renderer of card texts, with the names and terms of the pack."""
        return CardText(self.language, self.name, self.terms)

    def phrase(self, part: Part) -> str:
        return self.cards.phrase(part)

    def effects(self, listed: Iterable[Any], you: Scope = "party") -> str:
        """Render an effect list for use within a sentence."""
        return self.cards.aside(effects(listed, you)) or self.say("grail-nothing")

    def quantity(self, what: str) -> str:
        return self.say(f"grail-quantity-{what}")

    def effects_at(self, path: str) -> str:
        """Render the effect list at a path of the pack, or one effect of it."""
        known = {} if self.pack is None else self.pack.effects
        found = known.get(path)
        if found is None:  # one effect of a list, by its index
            whole, _, place = path.rpartition("/")
            found = known.get(whole, ())[int(place) :][:1] if place.isdigit() else ()
        return self.at(message_at(path)).effects(found, addressed(path.partition("/")[0]))

    def source(self, path: str) -> str:
        """Return the name of the entry that an effect list belongs to: a card, a location, …"""
        section, name, *rest = path.split("/")
        if section == "afflictions":
            return self.say(f"grail-state-{name}")
        if section == "skills":
            return self.name("skill", rest[1])
        return self.name(ENTRIES[section].of, int(name) if section in ("locations", "secrets") else name)

    def thing(self, name: str) -> str:
        """Render a good: a resource, an item, or a secret as `secret:<number>`."""
        if name in RESOURCES:
            return self.quantity(name)
        return (
            self.name("secret", name.removeprefix("secret:")) if name.startswith("secret:") else self.name("item", name)
        )

    def cost_kind(self, what: str) -> str:
        """Render a kind of cost: a track or resource, `item:<id>`, `keyword:<keyword>` or `secret:<number>`."""
        sort, _, name = what.partition(":")
        if not name:
            return self.quantity(what)
        return self.say(f"grail-keyword-{name}") if sort == "keyword" else self.name(sort, name)

    def action(self, name: str) -> str:
        """Render the action of a party."""
        keys = [f"grail-{where}-{name}" for where in ("action", "answer", "timing")]
        return self.say(next((key for key in keys if has(self.language, key)), keys[0]))

    # Facts

    def event(self, event: Event, *, in_full: bool = False) -> str:
        """Render the log line of an event, followed by the pack's text for the entry that it names."""
        said = _ended_once(Sentences.event(self, event, in_full=in_full))
        if isinstance(event, MenhirInspected):
            return " ".join(filter(None, (said, self._needed(event.location))))
        if (flavour := _TOLD.get(event.kind)) is None:
            return said
        of, field, which = flavour
        name = getattr(event, field)
        letter = self.flavour(of, name, "letter") if isinstance(event, CharacterEntered) else None
        more = (self.flavour(of, name, which), letter and self.say("grail-letter", letter=letter))
        return " ".join(filter(None, (said, *more)))

    def event_key(self, event: Event) -> str:
        key = Sentences.event_key(self, event)
        return f"{key}.overruled" if isinstance(event, Chosen) and event.decider is not None else key

    def is_told(self, event: Event) -> bool:
        """Return whether the log has a line for the event.

        A party has one only if it carries out an action. Passing, and other joint events, have lines of their own.
        """
        if isinstance(event, PartyFormed) and (event.action not in ACTIONS or event.action == "pass"):
            return False
        return Sentences.is_told(self, event)

    def facts(self, told: Any) -> dict[str, Any]:
        words = self.at(message_at(told.path)) if isinstance(told, Chosen) else self
        if (deck := getattr(told, "deck", None)) is not None:
            words = msgspec.structs.replace(words, deck=deck)
        facts = Sentences.facts(words, told)
        if isinstance(told, MenhirInspected) and self.pack is not None:
            menhir = self.pack.locations[told.location].menhir
            facts["cost"] = self.phrase(cost(menhir.cost)) if menhir else self.say("grail-nothing")
        if isinstance(told, StatusMarked):
            facts["status"] = self.marked(told.status, told.box)
        return facts

    def fact(self, field: str, how: Said, value: Any) -> dict[str, Any]:
        """Return the arguments for a field, with further selectors.

        An effect list has its source, and whether it is empty; an encounter, whether it is a fight or a talk; an
        amount, whether it is 1.
        """
        fact = Sentences.fact(self, field, how, value)
        if not fact:
            return fact
        match how:
            case Particular("path"):
                nothing = {f"{field}_is": "none"} if fact[field] == self.say("grail-nothing") else {}
                return {**fact, f"{field}_source": self.source(value), **nothing}
            case Particular("portion") if value[1] == 1:
                return {**fact, f"{field}_is": "single"}
            case Content("encounter") if self.pack is not None:
                is_talk = isinstance(self.pack.encounters.get(value), DiplomacyEncounter)
                return {**fact, f"{field}_is": "talk" if is_talk else "fight"}
        return fact

    def value(self, how: Said, value: Any) -> Any:
        match how:
            case Content(sort=sort):
                return self.name(sort, value)
            case Particular(what=what):
                return subjects.RENDERERS[what](self, value)
            case Number():  # as text, because no word agrees with it in number
                return str(Sentences.value(self, how, value))
        return Sentences.value(self, how, value)

    def _needed(self, location: int) -> str:
        """Render the conditions for lighting the menhir of this location, without its cost."""
        menhir = None if self.pack is None else self.pack.locations[location].menhir
        if menhir is None or not menhir.requires:
            return ""
        return self.say("grail-menhir-needs", requires=self.phrase(requirements(menhir.requires, "party")))

    def marked(self, status: str, box: int) -> str:
        """Render a status, with the marked box if it has several."""
        name = self.name("status", status)
        known = None if self.pack is None else self.pack.statuses.get(status)
        boxes = 1 if known is None else known.boxes
        return name if boxes == 1 else self.say("grail-status-boxes", status=name, box=str(box), boxes=str(boxes))

    # Questions and answers

    def within(self, decision: Decision) -> Self:
        """Return sentences for the answers to this question, with the names that its verse or card gives them."""
        match decision.about:
            case ChooseVerse(verse=verse):
                return self.at(key_of("verse", verse))
            case ChooseEffect(effect=path) | Vote(effect=path):
                return self.at(message_at(path))
            case ChooseStage(encounter=encounter):
                return self.at(key_of("encounter", encounter))
            case OrderCards(deck=deck):
                return msgspec.structs.replace(self, deck=deck)
        return self

    def answer(self, kind: str, value: Any) -> str:
        """Render an answer."""
        if isinstance(value, Choice):
            return self.say(f"grail-answer-{value.kind}", **self.facts(value))
        if isinstance(value, int):
            if kind in PEOPLE:
                return self.names[value]
            return str(value) if kind == "contribute" else self.name("location", value)
        if kind in _CHOICES:
            return self.name("choice", value)
        key = f"grail-answer-{value}"
        if kind == "choose_stage":
            return self.name("stage", value)
        if has(self.language, key):
            return self.say(key)
        if kind in ("play", "discard", "keep_cards", "take_back"):
            return self.name("card", value)
        if kind == "order_cards":
            return holdings.deck_card(self, value)
        return self.name("encounter", value) if kind == "next_guardian" else self.thing(value)

    def price(self, decision: Decision, value: Any) -> str:
        """Render the cost of an answer; empty if its offer has none."""
        offer = _offer(decision, value)
        return subjects.price(self, offer.cost.items()) if offer is not None and offer.cost else ""

    def consequences(self, decision: Decision, value: Any) -> Sequence[str]:
        """Render the consequences of an answer, as far as they are known."""
        if isinstance(decision.about, ChooseEffect | Vote):
            return self._outcome(decision.about.effect, value)
        if isinstance(decision.about, ChooseStage):
            return self._stage(decision.about.encounter, value)
        preview = {} if (offer := _offer(decision, value)) is None else offer.preview
        return [self.effects_at(preview[what]) for what in _PREVIEWED if what in preview]

    def _outcome(self, path: str, chosen: str) -> Sequence[str]:
        """Render the effects of a choice within an effect list."""
        choices = self._choices_at(path)
        section, cards = path.partition("/")[0], self.at(message_at(path)).cards
        told = (cards.aside(outcome(choice, addressed(section))) for choice in choices if choice.id == chosen)
        return [text for text in told if text]

    def _choices_at(self, path: str) -> Sequence[StoryChoice]:
        """Return the choices of the effect at this path."""
        listed, _, place = path.rpartition("/")
        effect = None if self.pack is None else self.pack.effects[listed][int(place)]
        return effect.choices if isinstance(effect, Choose) else ()

    def tells_of(self, decision: Decision, barred: Barred) -> bool:
        """Return whether a barred answer is shown. A choice that the story locks is hidden, because its name would
        give the story away."""
        if barred.rule != "GR-PARTY-18" or self.pack is None:
            return True
        match decision.about:
            case ChooseVerse(verse=verse):
                choices: Sequence[StoryChoice] = self.pack.verses[verse].choices
            case ChooseEffect(effect=path) | Vote(effect=path):
                choices = self._choices_at(path)
            case _:
                return True
        requires = [one for choice in choices if choice.id == barred.value for one in choice.requires]
        return all(isinstance(one, _OF_CHARACTERS) for one in requires)

    def _stage(self, encounter: str, chosen: str) -> Sequence[str]:
        """Render the bonuses of a stage of a talk and the opponent's reaction."""
        talk = None if self.pack is None else self.pack.encounters[encounter]
        stages = talk.stages if isinstance(talk, DiplomacyEncounter) else ()
        cards = self.at(key_of("encounter", encounter)).cards
        return [cards.aside(stage(one)) for one in stages if one.id == chosen]

    def why_barred(self, barred: Barred) -> str:
        if "once" in barred.facts:
            return self.say(f"grail-barred-{barred.rule.lower()}", once=barred.facts["once"])
        missing = barred.facts.get("missing")
        if missing is None:
            return Sentences.why_barred(self, barred)
        return self.say(f"grail-barred-{barred.rule.lower()}", missing=subjects.price(self, missing.items()))


def _ended_once(said: str) -> str:
    """Remove the full stop of a line that ends with a complete sentence, such as a quest."""
    return said[:-1] if said.endswith(_ENDED_TWICE) else said


def _offer(decision: Decision, value: Any) -> Offer | None:
    return decision.options.offer(value) if isinstance(decision.options, OneOf) else None
