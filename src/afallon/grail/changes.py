"""Compatibility of a changed pack with a campaign under way: entries that it has met must be unchanged (GR-SAVE-27).

Texts may always change. So may entries that the campaign has not met: a verse not yet read, a card not yet drawn.
"""

from collections.abc import Iterator
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.content.marks import DEALT, changed_since
from afallon.grail.content.pack import name_of
from afallon.grail.rules.state import Character, State
from afallon.grail.setup import Setup
from afallon.kernel import Problem, Table
from afallon.kernel.wording import Content, Particular, fields_said

_SECTIONS: Final = {
    "location": ("locations",),
    "item": ("items",),
    "secret": ("secrets",),
    "skill": ("skills",),
    "event": ("story_events", "random_events"),
    "status": ("statuses",),
    "chapter": ("chapters",),
    "ending": ("endings",),
    "epilogue": ("endings",),
    "board": ("boards",),
    "character": ("characters",),
    "affliction": ("afflictions",),
    "card": (
        *("combat_cards", "diplomacy_cards", "combat_encounters", "diplomacy_encounters"),
        *("items", "secrets", "story_events", "random_events"),
    ),
}
"""Maps a kind of name in events and state to the sections of the pack that may hold its entry."""

_MOST_NAMED: Final = 8
"""Maximum number of changed entries that a refusal lists; more would mean another pack."""

_Named = tuple[str, str | int]
"""The kind of an entry of a pack, and its name."""


def content_conflicts(table: Table[State]) -> tuple[Problem, ...]:
    """Return a problem that lists the changed entries the campaign has met; empty if the campaign may go on."""
    setup: Setup = table.setup
    if setup.marks_before is None:
        return ()
    entries = sorted(met(table) & changed_since(setup.pack, setup.marks_before))
    if not entries:
        return ()
    named = ", ".join([*entries[:_MOST_NAMED], *(["…"] if len(entries) > _MOST_NAMED else [])])
    return (Problem("met_content_has_changed", "GR-SAVE-27", details={"pack": setup.folder, "entries": named}),)


def met(table: Table[State]) -> frozenset[str]:
    """Return the paths of all entries that the campaign has met: named in events, in play, or dealt at the start."""
    pack: Pack = table.setup.pack
    verses = (("verse", verse) for verse in table.all_seeing_view().verses)
    named = {*_told(table), *_in_play(table.state), *verses}
    return frozenset({f"pack/{pack.card.id}", *DEALT, *(path for one in named for path in _paths(pack, one))})


def _told(table: Table[State]) -> Iterator[_Named]:
    for event in table.all_events():
        for field, how in fields_said(type(event)).items():
            value = getattr(event, field)
            match how:
                case Content(sort="skill"):
                    yield "skill", event.number  # type: ignore[attr-defined]
                case Content(sort=sort) if value is not None:
                    yield sort, value
                case Particular(what="card" | "path" as sort) if value is not None:
                    yield sort, value


def _in_play(state: State) -> Iterator[_Named]:
    """Yield the entries that a state names outside the decks, because undrawn cards have not been met."""
    for character in (*state.characters, *(away.character for away in state.away.values())):
        yield from _held(character)
    for place in state.places.values():
        yield "location", place.number
        yield from (("item", item) for item in place.items)
    yield from (("card", guardian.card) for guardian in state.guardians)
    yield from (("event", event) for event in state.events)
    yield from (("quest", quest) for quest in state.quests)
    yield from (("status", status) for status, boxes in state.statuses.items() if boxes)
    yield "chapter", state.chapter
    if state.encounter is not None:
        yield "card", state.encounter.card
        yield from (("card", played.card) for played in state.encounter.sequence)


def _held(character: Character) -> Iterator[_Named]:
    yield "character", character.tile
    yield "board", character.board
    yield from (("item", held.card) for held in character.items)
    yield from (("secret", held.card) for held in character.secrets)
    yield from (("skill", skill.number) for skill in character.skills)
    yield from (("affliction", name) for name in character.afflictions)
    for piles in (character.combat, character.diplomacy):
        yield from (("card", card) for card in (*piles.hand, *piles.discarded))


def _paths(pack: Pack, named: _Named) -> Iterator[str]:
    """Yield the possible paths of this entry in the pack, now or before it changed."""
    sort, name = named
    if sort == "verse":
        section, _, verse = str(name).partition(":")
        yield f"book/{verse}" if section == "book" else f"locations/{section}/verses/{verse}"
    elif sort == "quest":
        yield from _paths(pack, ("card", name_of(pack.quests[str(name)]))) if name in pack.quests else ()
    elif sort == "path":
        section, entry, *rest = str(name).split("/")
        yield "/".join((section, entry, *rest[:2])) if rest[:1] == ["verses"] else f"{section}/{entry}"
    else:
        yield from (f"{section}/{name}" for section in _SECTIONS.get(sort, ()))
