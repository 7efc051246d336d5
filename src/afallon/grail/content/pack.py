"""Packs: the loaded content of a campaign."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from afallon.grail.content.abilities import Speech, speech_of
from afallon.grail.content.cards import Ability, Card
from afallon.grail.content.chapters import Chapter, Ending, PackCard
from afallon.grail.content.characters import Affliction, Board, CharacterTile, Skill
from afallon.grail.content.effects import Effects, Modify
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter, Encounter
from afallon.grail.content.event_cards import RandomEvent, StoryEvent
from afallon.grail.content.items import Item, Secret
from afallon.grail.content.locations import Location, Verse
from afallon.grail.content.statuses import Status


class Sections(msgspec.Struct, frozen=True, kw_only=True):
    """The sections of a pack. A file of a pack may be a mapping from these names to lists of entries."""

    pack: tuple[PackCard, ...] = ()
    boards: tuple[Board, ...] = ()
    characters: tuple[CharacterTile, ...] = ()
    combat_cards: tuple[Card, ...] = ()
    diplomacy_cards: tuple[Card, ...] = ()
    combat_encounters: tuple[CombatEncounter, ...] = ()
    diplomacy_encounters: tuple[DiplomacyEncounter, ...] = ()
    locations: tuple[Location, ...] = ()
    book: tuple[Verse, ...] = ()
    items: tuple[Item, ...] = ()
    secrets: tuple[Secret, ...] = ()
    skills: tuple[Skill, ...] = ()
    statuses: tuple[Status, ...] = ()
    story_events: tuple[StoryEvent, ...] = ()
    random_events: tuple[RandomEvent, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    endings: tuple[Ending, ...] = ()
    afflictions: tuple[Affliction, ...] = ()


def name_of(entry: Any, otherwise: int | str = "") -> int | str:
    """Return the id, number or colour that identifies an entry, or else `otherwise`."""
    for field in ("id", "number", "colour"):
        if (name := getattr(entry, field, None)) is not None:
            return name  # type: ignore[no-any-return]
    return otherwise


class Pack:
    """A pack that has passed its checks. Packs are equal if their hashes are equal."""

    def __init__(self, sections: Sections, hash: str) -> None:
        self.hash = hash
        """Hash of its YAML files; records name it."""

        self.sections = sections
        self.card: PackCard = sections.pack[0]
        self.boards: Mapping[str, Board] = {board.colour: board for board in sections.boards}
        self.characters: Mapping[str, CharacterTile] = {tile.id: tile for tile in sections.characters}
        self.cards: Mapping[str, Mapping[str, Card]] = {
            "combat": {card.id: card for card in sections.combat_cards},
            "diplomacy": {card.id: card for card in sections.diplomacy_cards},
        }
        self.encounters: Mapping[str, Encounter] = {
            **{encounter.id: encounter for encounter in sections.combat_encounters},
            **{encounter.id: encounter for encounter in sections.diplomacy_encounters},
        }
        self.locations: Mapping[int, Location] = {location.number: location for location in sections.locations}
        self.verses: Mapping[str, Verse] = {
            **{f"{location.number}:{verse.id}": verse for location in sections.locations for verse in location.verses},
            **{f"book:{verse.id}": verse for verse in sections.book},
        }
        """By full name: `<location>:<id>` or `book:<id>`."""

        self.items: Mapping[str, Item] = {item.id: item for item in sections.items}
        self.secrets: Mapping[int, Secret] = {secret.number: secret for secret in sections.secrets}
        self.skills: Mapping[int, Skill] = {skill.number: skill for skill in sections.skills}
        self.statuses: Mapping[str, Status] = {status.id: status for status in sections.statuses}
        self.story_events: Mapping[str, StoryEvent] = {event.id: event for event in sections.story_events}
        self.random_events: Mapping[str, RandomEvent] = {event.id: event for event in sections.random_events}
        self.quests: Mapping[str, StoryEvent | Secret] = {
            **{event.quest.id: event for event in sections.story_events if event.quest is not None},
            **{secret.quest.id: secret for secret in sections.secrets if secret.quest is not None},
        }
        """Maps the id of a quest to the card on which it is printed (GR-EVENT-05)."""

        self.chapters: Mapping[int, Chapter] = {chapter.number: chapter for chapter in sections.chapters}
        self.endings: Mapping[str, Ending] = {ending.id: ending for ending in sections.endings}
        self.afflictions: Mapping[str, Affliction] = {card.id: card for card in sections.afflictions}
        lists = dict(_lists_of(sections))
        self.effects: Mapping[str, Effects] = {path: found for path, found in lists.items() if _are_effects(found)}
        """Every effect list by its path, as `locations/101/verses/gate/effects/0/then`; stack frames name these paths.

        Parts of an entry are named by their id, or else by their index.
        """

        self.speeches: Mapping[str, Speech] = {
            path: speech_of(path, found) for path, found in lists.items() if isinstance(found[0], Ability)
        }
        """The index of a card's abilities by the path of the list, as `items/boots/abilities`."""

        self.known: dict[Any, Any] = {}
        """Cache of values that the rules derive from cards alone."""

        self.modified: frozenset[str] = frozenset(
            effect.what for effects in self.effects.values() for effect in effects if isinstance(effect, Modify)
        )
        """Numbers of the rules that at least one card of this pack changes."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and other.hash == self.hash

    def __hash__(self) -> int:
        return hash(self.hash)


def _lists_of(sections: Sections) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield every non-empty list with its path."""
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            yield from _lists_in(entry, f"{section}/{name_of(entry)}")


def _lists_in(entry: msgspec.Struct, path: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        if isinstance(value, msgspec.Struct):
            yield from _lists_in(value, f"{path}/{field}")
        elif isinstance(value, tuple) and value:
            yield f"{path}/{field}", value
            for place, part in enumerate(value):
                if isinstance(part, msgspec.Struct):
                    yield from _lists_in(part, f"{path}/{field}/{getattr(part, 'id', place)}")


def _are_effects(found: tuple[Any, ...]) -> bool:
    return hasattr(found[0], "__struct_config__") and found[0].__struct_config__.tag_field == "do"
