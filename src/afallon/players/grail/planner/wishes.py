"""Wishes: the conditions of quests, and the facts that must come about before them.

A player that knows the pack looks up the sources of each fact (`sources.py`) and wishes for their requirements in turn.
Any other player wishes only for the conditions of the active quests.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from afallon.grail.content import Pack
from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.conditions import Requirement, Requirements
from afallon.grail.content.event_cards import StoryEvent
from afallon.grail.content.glossary import SIDES
from afallon.grail.rules.map.grid import current_version
from afallon.players.grail.planner.group import Group
from afallon.players.grail.planner.sources import SOURCE_KINDS, Fact, Source, fact_of, sources, ways_to

Wishes = dict[Fact, float]

QUEST: Final = 90.0
"""Weight of the condition of a quest."""

QUEST_OF_SEEKERS: Final = 8.0
"""The same while verses are sought: completing a quest may end the chapter, and with it the access to them."""

SOUGHT: Final = 12.0
"""Minimum weight of each sought verse. A single sought verse weighs as much as a quest."""

FURTHER: Final = 0.85
"""Factor on the weight for each step back along the requirements."""

FAINTEST: Final = 4.0
"""Minimum weight: weaker wishes are dropped."""


def wishes_of(group: Group) -> Wishes:
    """Return the weight of each fact that is wished for."""
    wishes: Wishes = {}
    sought = group.knowledge.sought - group.read
    for verse in sought:
        _wish(group, wishes, ("verse", verse), max(SOUGHT, QUEST / len(sought)))
    ending = group.knowledge.ending
    if ending is not None:
        _wish_for_ending(group, wishes, ending)
    is_waiting = ending is not None and group.pack.endings[ending].ended == "defeat"
    must_go_on = any(kind == "chapter" and name > group.state.chapter for kind, name in wishes)
    weight = QUEST_OF_SEEKERS if is_waiting or (sought and not must_go_on) else QUEST
    for quest in _quests(group):
        if quest not in group.state.quests:
            _wish(group, wishes, ("quest", quest), weight)
        card = group.pack.quests[quest].quest
        assert card is not None
        for requirement in card.requires:
            _require(group, wishes, requirement, weight)
    return wishes


def nearness(group: Group) -> float:
    """Rate from 1 to 0 how near the group is to its goal: 1 if its next action may reach it.

    Each prerequisite lowers the rate. At 0, no action leads there.
    """
    wishes: Wishes = {}
    for verse in group.knowledge.sought:
        _wish(group, wishes, ("verse", verse), QUEST)
    if group.knowledge.ending is not None:
        _wish_for_ending(group, wishes, group.knowledge.ending)
    return max((weight / QUEST for (kind, _), weight in wishes.items() if kind in SOURCE_KINDS), default=0.0)


def _wish_for_ending(group: Group, wishes: Wishes, ending: str) -> None:
    """Wish for the sources of this ending: verses, and quests that succeed with it."""
    _wish(group, wishes, ("ending", ending), QUEST)
    for quest, requires in ways_to(group.pack, ending):
        _wish(group, wishes, ("quest", quest), QUEST)
        for requirement in requires:
            _require(group, wishes, requirement, QUEST)


def _quests(group: Group) -> list[str]:
    """Return the active quests; with the whole pack known, also those that lead out of the chapter."""
    active = [quest for quest in group.state.quests if quest not in group.state.achieved]
    if not group.knowledge.whole_pack:
        return active
    leading = [quest for quest in _ways_on(group.pack) if _is_of_now(group, quest)]
    return list(dict.fromkeys(active + leading))


def _is_of_now(group: Group, quest: str) -> bool:
    card = group.pack.quests[quest]
    if isinstance(card, StoryEvent) and card.chapter != group.state.chapter:
        return False
    later = [one.chapter for one in card.quest.success if isinstance(one, do.ChangeChapter)] if card.quest else []
    return quest not in group.state.achieved and all(chapter > group.state.chapter for chapter in later)


@lru_cache(maxsize=8)
def _ways_on(pack: Pack) -> tuple[str, ...]:
    """Return the quests whose success begins a chapter or ends the campaign in victory."""
    return tuple(
        name
        for name, card in pack.quests.items()
        if card.quest is not None
        and any(
            isinstance(one, do.ChangeChapter)
            or (isinstance(one, do.EndGame) and pack.endings[one.ending].ended == "victory")
            for one in card.quest.success
        )
    )


def _require(group: Group, wishes: Wishes, requirement: Requirement, weight: float) -> None:
    """Wish for the facts that would make this requirement hold."""
    if weight < FAINTEST or group.meets((requirement,), group.me.location):
        return
    match requirement:
        case has.HasAny(of=several):
            for one in several:
                _require(group, wishes, one, weight * FURTHER)
        case has.HasNot(of=several):
            for one in several:
                if isinstance(one, has.HasStatus):
                    _wish(group, wishes, ("erased", one.status), weight)
        case _:
            if (fact := fact_of(requirement)) is not None:
                _wish(group, wishes, fact, weight)


def _wish(group: Group, wishes: Wishes, fact: Fact, weight: float) -> None:
    """Wish for a fact and its sources, unless the fact has this weight already."""
    if weight < FAINTEST or wishes.get(fact, 0) >= weight:
        return
    wishes[fact] = weight
    if not group.knowledge.whole_pack:
        return
    kind, name = fact
    if kind == "quest":
        card = group.pack.quests[name]
        _wish(
            group,
            wishes,
            ("chapter", card.chapter) if isinstance(card, StoryEvent) else ("secret", card.number),
            weight,
        )
    for source in sources(group.pack).get(fact, ()):
        _wish_to_use(group, wishes, source, weight * FURTHER)
    if kind == "revealed":
        for stone in _stones_near(group.pack, name):
            if current_version(group.pack, group.state.places, stone) is None:
                _wish(group, wishes, ("revealed", stone), weight * FURTHER)
            elif not group.meets((has.HasMenhir(number=stone),), group.me.location):
                _wish(group, wishes, ("lit", stone), weight * FURTHER)


def _wish_to_use(group: Group, wishes: Wishes, source: Source, weight: float) -> None:
    """Wish for the source's place and requirements, and to keep its negative ones; if all hold, to go there."""
    is_found = source.location in group.state.places
    if not is_found:
        _wish(group, wishes, ("revealed", source.location), weight)
    place_to_look_at = source.location if is_found else group.me.location
    unmet = [one for one in source.requires if not group.meets((one,), place_to_look_at)]
    if is_found and not unmet:
        place = (source.how, source.location)
        wishes[place] = max(wishes.get(place, 0), weight)
    for requirement in source.requires:
        if requirement in unmet:
            _require(group, wishes, requirement, weight)
        elif isinstance(requirement, has.HasNot):
            for status in _about_to_be_marked(group, requirement.of):
                if ("status", status) != source.fact:
                    fact = ("unmarked", status)
                    wishes[fact] = max(wishes.get(fact, 0), weight)


def _about_to_be_marked(group: Group, requirements: Requirements) -> Iterator[str]:
    """Yield the statuses that are one mark short of making one of these requirements hold."""
    for one in requirements:
        if isinstance(one, has.HasStatus) and group.state.statuses.get(one.status, 0) + 1 >= one.at_least:
            yield one.status
        elif isinstance(one, has.HasAny):
            yield from _about_to_be_marked(group, one.of)


@lru_cache(maxsize=512)
def _stones_near(pack: Pack, number: int) -> tuple[int, ...]:
    """Return the menhirs up to two journeys away: one of them may light this location."""
    around = _neighbours(pack, number)
    near = dict.fromkeys((*around, *(further for one in around for further in _neighbours(pack, one))))
    return tuple(one for one in near if one != number and pack.locations[one].menhir is not None)


def _neighbours(pack: Pack, number: int) -> tuple[int, ...]:
    keys = pack.locations[number].keys
    return tuple(key for side in SIDES if (key := getattr(keys, side)) in pack.locations)
