"""The texts of a pack in one language, with missing translations marked."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from afallon.grail.content import Pack
from afallon.grail.content.cards import Ability, Card
from afallon.grail.content.characters import CharacterAction
from afallon.grail.content.effects import AnyCost, Cost
from afallon.grail.content.glossary import Once, Scope
from afallon.grail.content.locations import LocationAction, MenhirRecord
from afallon.grail.content.prose import read_prose
from afallon.grail.content.texts import message_of
from afallon.grail.wording import Line, abilities, action, addressed, card, effects, requirement
from afallon.grail.wording.framing import framed, often, paid
from afallon.sentences.grail.card_text import running
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.words import GrailSentences
from afallon.text import listed, say
from afallon.workshop.markup import UNWRITTEN, Child, Markup, plain, tag


class MarkedWords(PackWords):
    """The texts of a pack; a missing translation falls back to another language, between delimiters."""

    def written(self, of: str, name: str | int, scope: str | None = None) -> str:
        text = super().written(of, name, scope)
        return text if self.is_written(of, name, scope) else text.join(UNWRITTEN)


class WorkshopWords:
    """All texts of one pack in one language. The only source of card text in the workshop."""

    def __init__(self, pack: Pack, folder: str, language: str) -> None:
        self.pack, self.language = pack, language
        self._texts = MarkedWords(folder, language, pack.card.languages)
        self._sentences = GrailSentences(language, (), pack, self._texts)
        self._you: Scope = "party"

    def at(self, section: str, name: str | int, within: str | None = None) -> "WorkshopWords":
        """Return the texts of one entry, or of a verse or side within it, with local names of choices and stages."""
        here = copy(self)
        here._sentences = self._sentences.at(message_of(section, name, within))
        here._you = addressed(section)
        return here

    def at_verse(self, verse: str) -> "WorkshopWords":
        """Return the texts of a verse, given its full name."""
        section, _, name = verse.partition(":")
        return self.at("book", name) if section == "book" else self.at("locations", section, name)

    def say(self, key: str, **arguments: Any) -> str:
        """Return a workshop message by its key, without the prefix `workshop-`."""
        return say(self.language, f"workshop-{key}", self._texts.terms, **arguments)

    def term(self, key: str) -> str:
        """Return a term of the game."""
        return say(self.language, f"grail-{key}", self._texts.terms)

    def listed(self, items: Sequence[str]) -> str:
        return listed(self.language, items)

    # Texts of the pack

    def name(self, of: str, name: str | int) -> str:
        """Return the name of an entry of the pack."""
        return self._sentences.name(of, name)

    def title(self) -> str:
        """Return the name of the pack."""
        return self.name("pack", self.pack.card.id)

    def prose(self, of: str, name: str | int) -> list[Markup]:
        """Return a text with its paragraphs and emphasis."""
        return _paragraphs(self._texts.written(of, name))

    def flavour(self, of: str, name: str | int, which: str) -> list[Markup]:
        """Return a flavour text with paragraphs and emphasis; empty if the pack has none."""
        text = self._texts.written_flavour(of, name, which)
        return [] if text is None else _paragraphs(text)

    # Card text

    def conditions(self, requirements: Iterable[Any]) -> list[str]:
        """Return the requirements, one per line."""
        return self._said(Line(requirement(one, self._you)) for one in requirements)

    def costs(self, costs: Iterable[Cost | AnyCost]) -> str:
        """Return the price."""
        return " ".join(self._said(framed(paid(tuple(costs)), ())))

    def limit(self, limit: Once | None) -> list[str]:
        """Return the limit on repetitions, if there is one."""
        return self._said(framed(often(limit), ()))

    def effects(self, verbs: Iterable[Any]) -> list[str]:
        """Return the effects, one sentence per line."""
        return self._said(effects(verbs, self._you))

    def deed(self, deed: LocationAction | CharacterAction | MenhirRecord) -> list[str]:
        """Return the requirements, cost and effects of an action or rite, one per line."""
        if not isinstance(deed, MenhirRecord):
            return self._said(action(deed, self._you))
        cost = [self.costs(deed.cost)] if deed.cost else []
        return [*self.conditions(deed.requires), *cost, *self.effects(deed.effects)]

    def abilities(self, told: Iterable[Ability]) -> list[str]:
        """Return the abilities of a card with their timing, one per line."""
        return self._said(abilities(told, self._you))

    def card(self, printed: Card) -> list[str]:
        """Return the text of a combat or diplomacy card beside its keys."""
        return self._said(card(printed).lines)

    def _said(self, lines: Iterable[Line]) -> list[str]:
        """Return sentences, each with the rows below it."""
        return [running((one,)) for one in self._sentences.cards.sentences(lines)]


def _paragraphs(text: str) -> list[Markup]:
    class_ = "unwritten" if text.startswith(UNWRITTEN[0]) else None
    return [
        tag("p", *(tag("em", run.text) if run.is_emphasised else run.text for run in paragraph), class_=class_)
        for paragraph in read_prose(plain(text))
    ]


def lines(told: Iterable[Child], class_: str) -> Markup | None:
    """Return lines of card text, or `None` if there are none."""
    items = [tag("li", line) for line in told]
    return tag("ul", *items, class_=class_) if items else None
