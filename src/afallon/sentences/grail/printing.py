"""Printer of a pack and of the story of a campaign in a language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final, Self

import msgspec

from afallon.grail.content import Pack
from afallon.grail.content.cards import Ability, Card, LeftEdge, RightEdge
from afallon.grail.content.characters import CharacterTile, SkillSide
from afallon.grail.content.effects import AnyCost, Choice, Cost
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter, Encounter, Stage
from afallon.grail.content.event_cards import Quest
from afallon.grail.content.glossary import Scope
from afallon.grail.content.items import Item, Secret
from afallon.grail.content.locations import Location
from afallon.grail.content.parts import parts_of
from afallon.grail.content.texts import key_of, message_at
from afallon.grail.wording import (
    Line,
    abilities,
    addressed,
    card,
    cost,
    effects,
    left_half,
    requirement,
    requirements,
    right_half,
)
from afallon.grail.wording.phrases import phrase
from afallon.sentences.grail.card_text import running
from afallon.sentences.grail.catalogue import (
    Catalogue,
    PrintedAction,
    PrintedBoard,
    PrintedBonus,
    PrintedCard,
    PrintedCharacter,
    PrintedEncounter,
    PrintedEvent,
    PrintedItem,
    PrintedLeft,
    PrintedLocation,
    PrintedQuest,
    PrintedRight,
    PrintedRite,
    PrintedRow,
    PrintedSide,
    PrintedSkill,
    PrintedStage,
    PrintedStatus,
    Story,
    ToldVerse,
)
from afallon.sentences.grail.pack_words import PackWords
from afallon.sentences.grail.words import GrailSentences

_STORY: Final = ("verses", "book", "secrets")
"""Path parts of effects that belong to the story; a catalogue leaves them out."""


class Printer:
    """A printer of one pack in one language."""

    def __init__(self, name: str, pack: Pack, language: str) -> None:
        self._name, self._pack = name, pack
        self.words = GrailSentences(language, (), pack, PackWords(name, language, pack.card.languages))

    def _within(self, message: str) -> Self:
        """Return a printer for the parts of an entry with this message."""
        other = copy(self)
        other.words = self.words.at(message)
        return other

    @property
    def title(self) -> str:
        """The name of the campaign."""
        return self.words.name("pack", self._pack.card.id)

    def catalogue(self) -> Catalogue:
        """Return the printed faces of all entries that have one."""
        pack, words = self._pack, self.words
        return Catalogue(
            pack=self._name,
            language=words.language,
            title=self.title,
            terms=words.terms,
            boards={
                one.colour: PrintedBoard(
                    energy=(one.energy_max, one.energy_cell),
                    health=(one.health_max, one.health_start),
                    terror=(one.terror_max, one.terror_start),
                )
                for one in pack.boards.values()
            },
            characters={
                name: self._within(key_of("character", name))._character(tile) for name, tile in pack.characters.items()
            },
            cards={
                name: self._within(key_of("card", name))._card(kind, card)
                for kind, cards in pack.cards.items()
                for name, card in cards.items()
            },
            items={
                name: self._within(key_of("item", name))._item("item", name, item) for name, item in pack.items.items()
            },
            skills={number: self._skill(skill) for number, skill in pack.skills.items()},
            afflictions={
                name: PrintedItem(
                    words.say(f"grail-state-{name}"),
                    None,
                    [*self._lines(one.on_attach, "owner"), *self._abilities(one.abilities, "owner")],
                )
                for name, one in pack.afflictions.items()
            },
            encounters={
                name: self._within(key_of("encounter", name))._encounter(one) for name, one in pack.encounters.items()
            },
            locations={
                number: self._within(key_of("location", number))._location(one)
                for number, one in pack.locations.items()
            },
            events={
                name: self._within(key_of("event", name))._event(name, one)
                for name, one in {**pack.story_events, **pack.random_events}.items()
            },
            quests={
                name: self._quest(card.quest)
                for name, card in pack.quests.items()
                if card.quest is not None and not isinstance(card, Secret)
            },
            statuses={
                name: PrintedStatus(words.name("status", name), one.boxes) for name, one in pack.statuses.items()
            },
            dials={name: words.name("dial", name) for name in sorted(_dials(pack))},
            effects=self._effects(path for path in pack.effects if not set(_STORY) & set(path.split("/"))),
        )

    def story(self, read: Sequence[Any], secrets: Iterable[int], tasks: Iterable[str], ending: str | None) -> Story:
        """Return the story so far: the verses read, with day and place, and the secrets, quests, tasks and ending."""
        words, pack = self.words, self._pack
        known = {number: pack.secrets[number] for number in sorted(set(secrets))}
        return Story(
            [self._verse(told) for told in read if told.verse in pack.verses],
            {number: self._item("secret", number, secret) for number, secret in known.items()},
            {one.quest.id: self._quest(one.quest) for one in known.values() if one.quest is not None},
            {task: words.name("task", task) for task in tasks},
            [] if ending is None else _paragraphs(words.name("ending", ending)),
        )

    # Parts

    def _verse(self, told: Any) -> ToldVerse:
        words, (section, _, name) = self.words, told.verse.partition(":")
        here = words.at(key_of("verse", told.verse))
        below = f"book/{name}/" if section == "book" else f"locations/{section}/verses/{name}/"
        return ToldVerse(
            told.verse,
            told.day,
            told.location,
            None if told.location is None else words.name("location", told.location),
            [text for name in (told.verse, *told.paragraphs) for text in _paragraphs(words.name("verse", name))],
            {choice: here.name("choice", choice) for choice in _choices(self._pack.verses[told.verse])},
            self._effects(path for path in self._pack.effects if path.startswith(below)),
        )

    def _character(self, tile: CharacterTile) -> PrintedCharacter:
        return PrintedCharacter(
            self.words.name("character", tile.id),
            tile.number,
            tile.colour,
            tile.any_board,
            tile.attributes,
            tile.resources,
            None if tile.action is None else self._action(tile.action, "owner"),
            self._abilities(tile.flaw, "owner"),
        )

    def _card(self, kind: str, one: Card) -> PrintedCard:
        return PrintedCard(
            self.words.name("card", one.id),
            kind,
            one.colour,
            one.character,
            one.banner,
            self._left(one.left),
            self._right(one.right),
            self._said(card(one).lines),
        )

    def _item(self, of: str, name: str | int, item: Item | Secret) -> PrintedItem:
        return PrintedItem(self.words.name(of, name), item.keyword, self._abilities(item.abilities, "owner"))

    def _skill(self, skill: Any) -> PrintedSkill:
        return PrintedSkill(
            skill.attribute, [self._within(key_of("skill", side.id))._side(side) for side in skill.sides]
        )

    def _side(self, side: SkillSide) -> PrintedSide:
        return PrintedSide(side.id, self.words.name("skill", side.id), self._abilities(side.abilities, "owner"))

    def _encounter(self, one: Encounter) -> PrintedEncounter:
        both: dict[str, Any] = {
            "name": self.words.name("encounter", one.id),
            "colour": one.colour,
            "level": one.level,
            "right": self._right(one.right),
            "lines": [*self._abilities(one.abilities), *self._lines(one.text)],
            "reward": self._lines(one.reward),
        }
        return self._fight(one, both) if isinstance(one, CombatEncounter) else self._talk(one, both)

    def _fight(self, one: CombatEncounter, both: dict[str, Any]) -> PrintedEncounter:
        return PrintedEncounter(
            kind="combat",
            price=one.price,
            traits=one.traits,
            attacks=[
                PrintedRow(row.least, row.least if row.most is None else row.most, self._lines(row.effects))
                for row in one.attacks
            ],
            opportunity=self._lines(one.opportunity),
            loot=self._lines(one.loot),
            **both,
        )

    def _talk(self, one: DiplomacyEncounter, both: dict[str, Any]) -> PrintedEncounter:
        avoidance = one.avoidance
        return PrintedEncounter(
            kind="diplomacy",
            lowest=one.lowest,
            highest=one.highest,
            stages=[self._stage(stage) for stage in one.stages],
            avoidance=None
            if avoidance is None
            else PrintedAction(
                self._cost(avoidance.price), [*self._only_if(avoidance.requires), *self._lines(avoidance.effects)]
            ),
            failure=self._lines(one.failure),
            **both,
        )

    def _stage(self, stage: Stage) -> PrintedStage:
        bonuses = [PrintedBonus(bonus.attribute, self._lines(bonus.effects)) for bonus in stage.bonuses]
        name = self.words.name("stage", stage.id)
        return PrintedStage(stage.id, name, stage.number, bonuses, self._lines(stage.reaction))

    def _location(self, one: Location) -> PrintedLocation:
        menhir = one.menhir
        return PrintedLocation(
            self.words.name("location", one.number),
            one.seals,
            None if one.action is None else self._action(one.action),
            None
            if menhir is None
            else PrintedRite(
                self._cost(menhir.cost), menhir.dial, [*self._only_if(menhir.requires), *self._lines(menhir.effects)]
            ),
            self._lines(one.immediate),
        )

    def _event(self, name: str, one: Any) -> PrintedEvent:
        quest: Quest | None = getattr(one, "quest", None)
        lines = [*self._lines(one.effects), *self._abilities(one.abilities)]
        return PrintedEvent(self.words.name("event", name), lines, None if quest is None else quest.id)

    def _quest(self, quest: Quest) -> PrintedQuest:
        name = self.words.name("quest", quest.id)
        hint = self.words.flavour("quest", quest.id, "hint")
        asked = [*filter(None, [hint]), *self._needs(quest.requires)]
        return PrintedQuest(name, asked, self._lines(quest.success))

    def _action(self, action: Any, you: Scope = "party") -> PrintedAction:
        limit = [Line(phrase(f"once-{action.limit}.alone"))] if action.limit is not None else []
        lines = [*self._said(limit), *self._only_if(action.requires, you), *self._lines(action.effects, you)]
        return PrintedAction(self._cost(action.cost), lines)

    # Texts

    def _left(self, edge: LeftEdge) -> list[PrintedLeft | None]:
        return [None if half is None else PrintedLeft(half, self.words.phrase(left_half(half))) for half in edge]

    def _right(self, edge: RightEdge) -> list[PrintedRight | None]:
        return [None if half is None else PrintedRight(half, self.words.phrase(right_half(half))) for half in edge]

    def _effects(self, paths: Iterable[str]) -> dict[str, list[str]]:
        return {path: self._within(message_at(path))._one_by_one(path) for path in paths}

    def _one_by_one(self, path: str) -> list[str]:
        you = addressed(path.partition("/")[0])
        return [" ".join(self._lines((one,), you)) for one in self._pack.effects[path]]

    def _lines(self, listed: Iterable[Any], you: Scope = "party") -> list[str]:
        return self._said(effects(listed, you))

    def _abilities(self, told: Iterable[Ability], you: Scope = "party") -> list[str]:
        return self._said(abilities(told, you))

    def _needs(self, requires: Iterable[Any]) -> list[str]:
        return self._said(Line(requirement(one, "party")) for one in requires)

    def _only_if(self, requires: tuple[Any, ...], you: Scope = "party") -> list[str]:
        return self._said([Line(phrase("only-if", requires=requirements(requires, you)))] if requires else [])

    def _cost(self, costs: Iterable[Cost | AnyCost]) -> str:
        return self.words.phrase(cost(costs))

    def _said(self, lines: Iterable[Line]) -> list[str]:
        """Render each line with the rows below it."""
        return [running((one,)) for one in self.words.cards.sentences(lines)]


def _paragraphs(prose: str) -> list[str]:
    return [" ".join(part.split()) for part in prose.split("\n\n") if part.strip()]


def _entries(pack: Pack) -> Iterator[msgspec.Struct]:
    """Yield every entry; verses are yielded separately from their locations."""
    shelves: tuple[Mapping[Any, msgspec.Struct], ...] = (
        pack.characters, *pack.cards.values(), pack.items, pack.secrets, pack.skills, pack.afflictions, pack.encounters,
        pack.story_events, pack.random_events, pack.chapters, pack.verses,
    )  # fmt: skip
    for entries in shelves:
        yield from entries.values()
    for location in pack.locations.values():
        yield msgspec.structs.replace(location, verses=())


def _choices(entry: msgspec.Struct) -> Iterator[str]:
    """Yield the ids of the choices in an entry."""
    return (part.id for _, part in parts_of(entry) if isinstance(part, Choice))


def _dials(pack: Pack) -> set[str]:
    found = (getattr(part, "dial", None) for entry in _entries(pack) for _, part in parts_of(entry))
    return {dial for dial in found if isinstance(dial, str)}
