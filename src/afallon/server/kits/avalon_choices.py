"""The choices of an Avalon set-up, as they are sent: everything in the box, arranged for people."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

import msgspec

from afallon.avalon.box import ENTRIES, OPTIONS, default_hidden, groups, owners
from afallon.avalon.character import GOOD, Character
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.editions import EDITIONS
from afallon.avalon.entry import Entry
from afallon.avalon.modules import MODULES
from afallon.avalon.modules.plot_cards.decks import PLOT_CARDS
from afallon.avalon.numbers import in_order
from afallon.avalon.option import Option
from afallon.avalon.presets import PRESETS
from afallon.avalon.sizes import SIDES, TEAMS, fails_to_sink
from afallon.kernel.preset import Preset
from afallon.players import PLAYERS
from afallon.server.kits.avalon_book import Advice, advice, sees


class CharacterChoice(msgspec.Struct, frozen=True):
    """A character, with its side, traits and advice."""

    name: str
    crest: str
    rules: tuple[str, ...]
    matters_to: tuple[str, ...]
    advice: Advice
    side: Literal["good", "evil"]
    fills_up: bool
    tags: tuple[str, ...]
    sees: tuple[str, ...]
    """The characters about whom it learns something at night, unless an option or a module changes that."""


class ModuleChoice(msgspec.Struct, frozen=True):
    """A module, and the characters that must be in play for it to be offered."""

    name: str
    crest: str
    rules: tuple[str, ...]
    matters_to: tuple[str, ...]
    advice: Advice
    needs: tuple[str, ...]


class PlotCardChoice(msgspec.Struct, frozen=True):
    """A plot card: it acts at once, or is kept."""

    name: str
    crest: str
    rules: tuple[str, ...]
    matters_to: tuple[str, ...]
    advice: Advice
    at_once: bool


class OptionChoice(msgspec.Struct, frozen=True):
    """An option of a set-up, its usual value first.

    `of` are the characters and modules that it affects (any of them is enough; none: it is a house rule).
    `default_hidden` is the value that players need not be told.
    """

    name: str
    values: tuple[str | bool, ...]
    of: tuple[str, ...]
    default_hidden: str | bool | None


class EditionChoice(msgspec.Struct, frozen=True):
    """An edition: the characters and modules it offers, and its values for options that are not chosen."""

    name: str
    characters: tuple[str, ...]
    modules: tuple[str, ...]
    options: dict[str, str | bool]


class ThingChoice(msgspec.Struct, frozen=True):
    """One switch of the set-up: a character, several characters with a common name, or a module."""

    kind: Literal["character", "module"]
    names: tuple[str, ...]
    together: str = ""


class WaysChoice(msgspec.Struct, frozen=True):
    """Alternative modules: at most one of them can be chosen."""

    one_of: str
    modules: tuple[str, ...]


class GroupChoice(msgspec.Struct, frozen=True):
    """The content of one heading: things, ways, and the options that belong to them."""

    name: str
    things: tuple[ThingChoice, ...]
    ways: tuple[WaysChoice, ...]
    options: tuple[str, ...]


class BoardChoice(msgspec.Struct, frozen=True):
    """The numbers for this many players: of each side, of each quest's team, and of the fails that sink it."""

    seats: int
    good: int
    evil: int
    sizes: tuple[int, ...]
    fails_to_sink: tuple[int, ...]


class AvalonChoices(msgspec.Struct, frozen=True):
    """The choices of an Avalon set-up. `seats` are the fewest and the most; bots are best first.

    Options without a group are house rules.
    """

    seats: tuple[int, int]
    characters: tuple[CharacterChoice, ...]
    modules: tuple[ModuleChoice, ...]
    plot_cards: tuple[PlotCardChoice, ...]
    options: tuple[OptionChoice, ...]
    editions: tuple[EditionChoice, ...]
    groups: tuple[GroupChoice, ...]
    presets: tuple[Preset, ...]
    boards: tuple[BoardChoice, ...]
    bots: tuple[str, ...]


@cache
def avalon_choices() -> AvalonChoices:
    """Return all choices."""
    return AvalonChoices(
        seats=(min(SIDES), max(SIDES)),
        characters=tuple(
            CharacterChoice(
                *_shared(one), _side(one), one.fills_up, tuple(sorted(map(str, one.tags))), sees()[one.name]
            )
            for one in CHARACTERS.values()
        ),
        modules=tuple(ModuleChoice(*_shared(one), one.needs) for one in MODULES.values()),
        plot_cards=tuple(PlotCardChoice(*_shared(one), one.at_once) for one in PLOT_CARDS.values()),
        options=tuple(OptionChoice(one.name, one.values, owners(one), default_hidden(one)) for one in OPTIONS.values()),
        editions=tuple(
            EditionChoice(
                edition.name,
                tuple(name for name in CHARACTERS if edition.offers_character(name)),
                tuple(name for name in MODULES if edition.offers_module(name)),
                {name: option.choose(None, edition.settles) for name, option in OPTIONS.items()},
            )
            for edition in EDITIONS.values()
        ),
        groups=tuple(group for group in map(_group, groups()) if group.things or group.ways),
        presets=PRESETS,
        boards=tuple(BoardChoice(seats, *sides, TEAMS[seats], fails_to_sink(seats)) for seats, sides in SIDES.items()),
        bots=tuple(PLAYERS),
    )


def _side(one: Character) -> Literal["good", "evil"]:
    return "good" if one.side == GOOD else "evil"


def _shared(entry: Entry) -> tuple[str, str, tuple[str, ...], tuple[str, ...], Advice]:
    """Return the fields that all entries share."""
    return entry.name, entry.crest, entry.rules, tuple(question.kind for question in entry.matters_to), advice(entry)


def _group(name: str) -> GroupChoice:
    """Return a group: good characters, evil ones, then modules. Characters that fill up the deck are in every game."""
    offered = in_order(one for one in CHARACTERS.values() if one.group == name and not one.fills_up)
    characters = sorted(offered, key=lambda one: one.side != GOOD)
    modules = in_order(one for one in MODULES.values() if one.group == name)
    together = _gathered((one.together or one.name, one) for one in characters)
    ways = _gathered((one.one_of, one) for one in modules if one.one_of)
    return GroupChoice(
        name,
        things=(
            *(ThingChoice("character", names, what if what not in names else "") for what, names in together.items()),
            *(ThingChoice("module", (one.name,)) for one in modules if not one.one_of),
        ),
        ways=tuple(WaysChoice(what, names) for what, names in ways.items()),
        options=tuple(option.name for option in OPTIONS.values() if _group_of(option) == name),
    )


def _group_of(option: Option[Any]) -> str | None:
    """Return the group of an option: the first group with an entry that it affects."""
    homes = {entry.group for entry in ENTRIES if entry.name in owners(option)}
    return next((name for name in groups() if name in homes), None)


def _gathered(pairs: Iterable[tuple[str, Entry]]) -> dict[str, tuple[str, ...]]:
    """Return the names of entries by the word that they share."""
    found: dict[str, tuple[str, ...]] = {}
    for word, entry in pairs:
        found[word] = (*found.get(word, ()), entry.name)
    return found
