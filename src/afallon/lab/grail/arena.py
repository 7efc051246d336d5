"""Arenas: packs with a map of two locations and one encounter, optionally changed, at the second."""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from afallon.grail.content import Pack
from afallon.grail.content.characters import CharacterTile
from afallon.grail.content.effects import Meet, MoveAffinity
from afallon.grail.content.encounters import CombatEncounter, DiplomacyEncounter, Encounter
from afallon.grail.content.library import keep
from afallon.grail.content.loader import read_files, read_sections
from afallon.grail.content.locations import DirectionKeys, Location, MenhirRecord
from afallon.grail.content.pack import Sections
from afallon.grail.setup import Setup
from afallon.lab.grail.builds import advanced


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """Changes to the printed encounter."""

    price: int = 0
    """Markers added to the price; the last row of attacks rises with it."""

    trait: str | None = None
    """A trait to add; one that the enemy has is removed."""

    reaction: int = 0
    """Added to the affinity change of every reaction."""


class Arena(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of a fight: the pack with its hash, the encounter, and the level of the characters."""

    folder: str
    pack_hash: str
    encounter: str
    level: int = 1
    change: Change = Change()


def setup_at(arena: Arena, characters: tuple[str, ...]) -> Setup:
    """Return the set-up of a campaign in which these characters start next to the encounter."""
    return Setup(len(characters), arena.folder, pack_of(arena), "normal", characters, None)


@lru_cache(maxsize=64)
def pack_of(arena: Arena) -> Pack:
    """Return the pack of an arena: no chapters, no events, and a lit menhir."""
    sections = _sections(arena.folder)
    start = sections.pack[0].start
    meeting = Meet(encounter=arena.encounter)
    menhir = MenhirRecord(dial=(8, 8, 8, 8))
    locations = (
        Location(number=start, seals=("menhir",), menhir=menhir, keys=DirectionKeys(north=start + 1)),
        Location(number=start + 1, keys=DirectionKeys(south=start), immediate=(meeting,)),
    )
    changed = replace(
        sections,
        locations=locations,
        book=(),
        chapters=(),
        story_events=(),
        random_events=(),
        endings=(),
        characters=tuple(advanced(tile, sections, arena.level) for tile in sections.characters),
        combat_encounters=tuple(_changed(one, arena) for one in sections.combat_encounters),
        diplomacy_encounters=tuple(_changed(one, arena) for one in sections.diplomacy_encounters),
    )
    return keep(Pack(changed, blake2b(msgspec.json.encode(arena), digest_size=16).hexdigest()))


@lru_cache(maxsize=4)
def _sections(folder: str) -> Sections:
    return read_sections(read_files(Path(folder)))[0]


def _changed(encounter: Any, arena: Arena) -> Any:
    change = arena.change
    if encounter.id != arena.encounter or change == Change():
        return encounter
    return _harder(encounter, change) if isinstance(encounter, CombatEncounter) else _cooler(encounter, change)


def _harder(enemy: CombatEncounter, change: Change) -> CombatEncounter:
    traits: Any = tuple(sorted({*enemy.traits} ^ ({change.trait} if change.trait else set())))
    *rows, last = enemy.attacks
    most = last.least if last.most is None else last.most
    attacks = (*rows, replace(last, most=max(most + change.price, last.least)))
    return replace(enemy, price=max(enemy.price + change.price, 1), traits=traits, attacks=attacks)


def _cooler(opponent: DiplomacyEncounter, change: Change) -> DiplomacyEncounter:
    def shifted(effect: Any) -> Any:
        if isinstance(effect, MoveAffinity) and isinstance(effect.amount, int):
            return replace(effect, amount=effect.amount + change.reaction)
        return effect

    stages = tuple(replace(stage, reaction=tuple(map(shifted, stage.reaction))) for stage in opponent.stages)
    return replace(opponent, stages=stages)


def is_fought(encounter: Encounter) -> bool:
    """Return whether the encounter can be played; otherwise only its text counts (GR-ENC-08)."""
    return any(encounter.right)


def characters_of(pack: Pack, seats: int, seed: int) -> tuple[str, ...]:
    """Return the characters to play with. The seed rotates the list, so that every character has its share."""
    tiles: list[CharacterTile] = sorted(pack.characters.values(), key=lambda tile: tile.number)
    first = seed % len(tiles)
    return tuple(tile.id for tile in (tiles[first:] + tiles[:first])[:seats])
