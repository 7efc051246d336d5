"""The words of a pack in one language, with a mark on whatever is not written in it yet."""

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
    """The texts of a pack; what a language lacks is said as elsewhere, between two marks."""

    def written(self, of: str, name: str | int, scope: str | None = None) -> str:
        text = super().written(of, name, scope)
        return text if self.is_written(of, name, scope) else text.join(UNWRITTEN)


class WorkshopWords:
    """What the workshop says of one pack in one language. Card text is asked for here and nowhere else."""

    def __init__(self, pack: Pack, folder: str, language: str) -> None:
        self.pack, self.language = pack, language
        self._texts = MarkedWords(folder, language, pack.card.languages)
        self._sentences = GrailSentences(language, (), pack, self._texts)
        self._you: Scope = "party"

    def at(self, section: str, name: str | int, within: str | None = None) -> "WorkshopWords":
        """Words of one entry, or of a verse or a side within it: choices and stages are called as they are there."""
        here = copy(self)
        here._sentences = self._sentences.at(message_of(section, name, within))
        here._you = addressed(section)
        return here

    def at_verse(self, verse: str) -> "WorkshopWords":
        """Words of a verse by its full name."""
        section, _, name = verse.partition(":")
        return self.at("book", name) if section == "book" else self.at("locations", section, name)

    def say(self, key: str, **arguments: Any) -> str:
        """Words of ours, by their key without the name of this room."""
        return say(self.language, f"workshop-{key}", self._texts.terms, **arguments)

    def term(self, key: str) -> str:
        """A word of the game."""
        return say(self.language, f"grail-{key}", self._texts.terms)

    def listed(self, items: Sequence[str]) -> str:
        return listed(self.language, items)

    # What stands in the pack's texts

    def name(self, of: str, name: str | int) -> str:
        """What something of the pack is called."""
        return self._sentences.name(of, name)

    def title(self) -> str:
        """What the pack is called."""
        return self.name("pack", self.pack.card.id)

    def prose(self, of: str, name: str | int) -> list[Markup]:
        """A text with its paragraphs and emphasis."""
        return _paragraphs(self._texts.written(of, name))

    def flavour(self, of: str, name: str | int, which: str) -> list[Markup]:
        """What else the pack tells of something, with paragraphs and emphasis; nothing, if it tells nothing."""
        text = self._texts.written_flavour(of, name, which)
        return [] if text is None else _paragraphs(text)

    # What cards say

    def conditions(self, requirements: Iterable[Any]) -> list[str]:
        """What is asked for, one thing a line."""
        return self._said(Line(requirement(one, self._you)) for one in requirements)

    def costs(self, costs: Iterable[Cost | AnyCost]) -> str:
        """What must be paid."""
        return " ".join(self._said(framed(paid(tuple(costs)), ())))

    def limit(self, limit: Once | None) -> list[str]:
        """How often something can be done, if that is limited."""
        return self._said(framed(often(limit), ()))

    def effects(self, verbs: Iterable[Any]) -> list[str]:
        """What happens, one sentence a line."""
        return self._said(effects(verbs, self._you))

    def deed(self, deed: LocationAction | CharacterAction | MenhirRecord) -> list[str]:
        """What something that people may do needs, costs and does, one thing a line."""
        if not isinstance(deed, MenhirRecord):
            return self._said(action(deed, self._you))
        cost = [self.costs(deed.cost)] if deed.cost else []
        return [*self.conditions(deed.requires), *cost, *self.effects(deed.effects)]

    def abilities(self, told: Iterable[Ability]) -> list[str]:
        """What a card does, and when, one ability a line."""
        return self._said(abilities(told, self._you))

    def card(self, printed: Card) -> list[str]:
        """What a combat or diplomacy card says beside its keys."""
        return self._said(card(printed).lines)

    def _said(self, lines: Iterable[Line]) -> list[str]:
        """Sentences, each with the rows below it."""
        return [running((one,)) for one in self._sentences.cards.sentences(lines)]


def _paragraphs(text: str) -> list[Markup]:
    class_ = "unwritten" if text.startswith(UNWRITTEN[0]) else None
    return [
        tag("p", *(tag("em", run.text) if run.is_emphasised else run.text for run in paragraph), class_=class_)
        for paragraph in read_prose(plain(text))
    ]


def lines(told: Iterable[Child], class_: str) -> Markup | None:
    """Lines of card text; nothing, if there are none."""
    items = [tag("li", line) for line in told]
    return tag("ul", *items, class_=class_) if items else None
