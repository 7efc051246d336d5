"""The journal of a pack as a book: one HTML file to read, browse and print."""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.content.checks.verses import full_name
from afallon.grail.content.effects import Choice
from afallon.grail.content.event_cards import Quest, StoryEvent
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.items import Secret
from afallon.grail.content.locations import Location, LocationAction, MenhirRecord, Paragraph, Verse
from afallon.grail.content.pack import name_of
from afallon.grail.content.texts import ENTRIES, QUEST_FLAVOUR
from afallon.workshop.journal import Journal, Section
from afallon.workshop.markup import Child, Markup, page, tag
from afallon.workshop.words import WorkshopWords, lines

_PARTS: Final = ("quests", "cards", "endings")
"""The parts that follow the journal."""


def make_book(pack: Pack, folder: str, language: str) -> str:
    """Return the book in one language; texts missing in it are marked."""
    return _Book(WorkshopWords(pack, folder, language), Journal(pack)).whole()


class _Book:
    def __init__(self, words: WorkshopWords, journal: Journal) -> None:
        self._words, self._journal, self._pack = words, journal, words.pack

    def whole(self) -> str:
        words = self._words
        cover = tag(
            "header",
            tag("h1", words.title()),
            tag("p", words.say("journal"), class_="subtitle"),
            tag("p", words.say("version", version=str(self._pack.card.version)), class_="version"),
            class_="cover",
        )
        sections = [self._section(section) for section in self._journal.sections]
        title = f"{words.title()} · {words.say('journal')}"
        body = (cover, self._contents(), *sections, *(self._part(part) for part in _PARTS))
        return page(words.language, title, "book.css", *body)

    def _contents(self) -> Markup:
        entries = [
            tag("li", tag("a", self._heading(section), href=f"#{_anchor(section.name)}"))
            for section in self._journal.sections
        ]
        parts = [part for part in _PARTS if self._articles(part)]
        entries += [tag("li", tag("a", self._words.say(part), href=f"#{part}")) for part in parts]
        return tag("nav", tag("h2", self._words.say("contents")), tag("ol", *entries), class_="contents")

    # Sections

    def _heading(self, section: Section) -> list[Child]:
        if section.location is None:
            return [tag("span", "✦", class_="number"), " ", self._words.say("book-of-secrets")]
        name = self._words.name("location", section.location.number)
        return [tag("span", section.name, class_="number"), " ", name]

    def _section(self, section: Section) -> Markup:
        facts = [] if section.location is None else list(self._facts(section, section.location))
        return tag(
            "section",
            tag("h2", *self._heading(section)),
            self._words.flavour("location", section.name, "story") if section.location else None,
            tag("dl", *facts, class_="facts") if facts else None,
            [self._verse(section, name, verse) for name, verse in section.verses.items()],
            id=_anchor(section.name),
            class_="place" if section.location else "secrets",
        )

    def _facts(self, section: Section, location: Location) -> Iterator[Markup]:
        words = self._words.at("locations", location.number)
        if location.original is not None:
            yield from self._fact("changed-form-of", self._place(location.original))
        if location.seals:
            yield from self._fact("seals", words.listed([words.term(f"seal-{seal}") for seal in location.seals]))
        if ways := [(side, key) for side in SIDES if (key := getattr(location.keys, side)) is not None]:
            links: list[Child] = []
            for side, key in ways:
                links += [", " if links else "", words.say(f"side-{side}"), " ", self._place(key)]
            yield from self._fact("ways", *links)
        if location.immediate:
            yield from self._fact("on-arrival", lines(words.effects(location.immediate), "effects"))
        if location.action is not None:
            yield from self._fact("action", _deed(words, location.action))
        if location.menhir is not None:
            dial = words.say("menhir-dial", dial=" / ".join(map(str, location.menhir.dial)))
            yield from self._fact("menhir", _deed(words, location.menhir), tag("p", dial))
        for opening, verse in section.openings():
            yield from self._fact(opening, self._link(verse))

    def _fact(self, key: str, *children: Child) -> tuple[Markup, Markup]:
        return tag("dt", self._words.say(key)), tag("dd", *children)

    def _place(self, number: int) -> Markup:
        """Return a location's number, linked to its section if there is one."""
        if number not in self._pack.locations:
            return tag("span", str(number), class_="number")
        return tag("a", str(number), " ", self._words.name("location", number), href=f"#{_anchor(str(number))}")

    # Verses

    def _verse(self, section: Section, name: str, verse: Verse) -> Markup:
        words, journal = self._words.at_verse(name), self._journal
        heading = tag("h3", tag("a", journal.numbers[name], href=f"#{_anchor(name)}"), " ", tag("small", verse.id))
        otherwise = None
        if verse.otherwise is not None:
            otherwise = tag("p", words.say("otherwise"), " ", self._link(full_name(section.name, verse.otherwise)))
        sources = [self._link(source, "←") for source in journal.sources[name]]
        return tag(
            "article",
            heading,
            tag("div", lines(words.conditions(verse.requires), "conditions"), otherwise, class_="gate")
            if verse.requires
            else None,
            tag("div", words.prose("verse", name), class_="prose"),
            [self._paragraph(words, name, paragraph) for paragraph in verse.paragraphs],
            lines(words.effects(verse.effects), "effects"),
            tag("ul", *(self._choice(words, section, choice) for choice in verse.choices), class_="choices")
            if verse.choices
            else None,
            self._end(section, verse),
            tag("p", words.say("read-from"), " ", _spaced(sources), class_="sources") if sources else None,
            id=_anchor(name),
        )

    def _paragraph(self, words: WorkshopWords, verse: str, paragraph: Paragraph) -> list[Child]:
        told = words.prose("verse", f"{verse}:{paragraph.id}")
        return [lines(words.conditions(paragraph.requires), "conditions"), tag("div", told, class_="prose")]

    def _choice(self, words: WorkshopWords, section: Section, choice: Choice) -> Markup:
        return tag(
            "li",
            tag("span", words.name("choice", choice.id), class_="choice"),
            " ",
            self._end(section, choice, inline=True),
            _deed(words, choice),
        )

    def _end(self, section: Section, part: Verse | Choice, *, inline: bool = False) -> Markup | None:
        """Return the link of a verse or choice, or the sign that it completes the exploration."""
        outer = "span" if inline else "p"
        if part.go is not None:
            return tag(outer, self._link(full_name(section.name, part.go)), class_="way")
        return tag(outer, "■ ", self._words.say("complete"), class_="complete") if part.complete else None

    def _link(self, verse: str, arrow: str = "→") -> Markup:
        return tag("a", f"{arrow} ", self._journal.numbers.get(verse, verse), href=f"#{_anchor(verse)}", class_="verse")

    # Parts after the journal

    def _part(self, part: str) -> Markup | None:
        articles = self._articles(part)
        return tag("section", tag("h2", self._words.say(part)), *articles, id=part) if articles else None

    def _articles(self, part: str) -> list[Markup]:
        if part == "quests":
            cards = self._pack.quests.values()
            return [self._quest(card.quest, self._at(card)) for card in cards if card.quest is not None]
        if part == "endings":
            return [
                self._article("ending", ending, self._words.prose("epilogue", ending)) for ending in self._pack.endings
            ]
        return list(self._cards())

    def _at(self, card: StoryEvent | Secret) -> WorkshopWords:
        section = "secrets" if isinstance(card, Secret) else "story_events"
        return self._words.at(section, name_of(card))

    def _quest(self, quest: Quest, words: WorkshopWords) -> Markup:
        return self._article(
            "quest",
            quest.id,
            self._flavours("quest", quest.id, ("hint",)),
            tag("div", lines(words.conditions(quest.requires), "conditions"), class_="gate"),
            self._flavours("quest", quest.id, QUEST_FLAVOUR),
            lines(words.effects(quest.success), "effects"),
        )

    def _cards(self) -> Iterator[Markup]:
        """Yield the entries outside the journal that have more text than a name."""
        for section, (of, flavour, _) in ENTRIES.items():
            for entry in getattr(self._pack.sections, section) if section != "locations" else ():
                for name in [side.id for side in entry.sides] if section == "skills" else [name_of(entry)]:
                    if told := self._flavours(of, name, flavour):
                        yield self._article(of, name, told)

    def _flavours(self, of: str, name: str | int, flavour: tuple[str, ...]) -> list[Markup]:
        return [
            tag("div", tag("h4", self._words.say(f"told-{which}")), told, class_="prose")
            for which in flavour
            if (told := self._words.flavour(of, name, which))
        ]

    def _article(self, of: str, name: str | int, *told: Child) -> Markup:
        return tag("article", tag("h3", self._words.name(of, name)), *told)


def _deed(words: WorkshopWords, deed: LocationAction | MenhirRecord | Choice) -> list[Child]:
    """Return the requirements, cost and effects of an action, rite or choice."""
    limit = [] if isinstance(deed, MenhirRecord) else words.limit(deed.once if isinstance(deed, Choice) else deed.limit)
    return [
        lines([*limit, *words.conditions(deed.requires)], "conditions"),
        tag("p", words.costs(deed.cost), class_="cost") if deed.cost else None,
        lines(words.effects(deed.effects), "effects"),
    ]


def _anchor(name: str) -> str:
    return f"{'s' if ':' not in name else 'v'}-{name.replace(':', '-')}"


def _spaced(links: list[Markup]) -> list[Child]:
    return [part for link in links for part in (link, " ")]
