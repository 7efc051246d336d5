"""Wishes: what the quests ask for, and what must be had, marked or found before that.

A fact is a plain tuple such as `("status", "bells_heard")`. Whoever knows the pack looks for what brings a fact about,
and wishes for what that requires in its turn; whoever does not, wishes for what the active quests say.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.conditions import Requirement, Requirements
from afallon.grail.content.effects import AnyCost, Choice
from afallon.grail.content.event_cards import StoryEvent
from afallon.grail.content.glossary import SIDES
from afallon.grail.content.locations import Verse
from afallon.grail.rules.journal.reading import full_name
from afallon.grail.rules.map.grid import current_version
from afallon.players.grail.planner.group import Group

Fact = tuple[str, Any]
Wishes = dict[Fact, float]

QUEST: Final = 90.0
"""How much the condition of a quest is wished for."""

QUEST_OF_SEEKERS: Final = 8.0
"""The same while there are verses to be found: a quest may end the chapter, and them with it."""

SOUGHT: Final = 12.0
"""How much a verse is, for whoever seeks it."""

FURTHER: Final = 0.85
"""And what it takes to bring that about, beside it."""

FAINTEST: Final = 4.0
"""Wishes below this are none."""


class Source(NamedTuple):
    """Where a fact may come about: by exploring, by the action of a location, by arriving or sleeping there, or by
    lighting its menhir."""

    fact: Fact
    location: int
    how: str
    requires: Requirements


def wishes_of(group: Group) -> Wishes:
    """What is wished for, and how much."""
    wishes: Wishes = {}
    sought = group.knowledge.sought - group.read
    for verse in sought:
        _wish(group, wishes, ("verse", verse), SOUGHT)
    weight = QUEST_OF_SEEKERS if sought else QUEST
    for quest in _quests(group):
        if quest not in group.state.quests:
            _wish(group, wishes, ("quest", quest), weight)
        card = group.pack.quests[quest].quest
        assert card is not None
        for requirement in card.requires:
            _require(group, wishes, requirement, weight)
    return wishes


def _quests(group: Group) -> list[str]:
    """The active quests; whoever knows the pack also looks to those that lead out of the chapter."""
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
    """The quests whose success begins a chapter or ends the campaign well."""
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
    """Wish for whatever would make this hold."""
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
            for fact in _facts(requirement):
                _wish(group, wishes, fact, weight)


def _facts(requirement: Requirement) -> Iterator[Fact]:
    match requirement:
        case has.HasStatus(status=status):
            yield ("status", status)
        case has.HasSecret(secret=secret):
            yield ("secret", secret)
        case has.HasItem(item=item, keyword=keyword):
            yield ("item", item or keyword)
        case has.HasLocation(number=int(number)):
            yield ("at", number)
        case has.HasRevealed(number=number):
            yield ("revealed", number)
        case has.HasMenhir(number=int(number)):
            yield ("lit", number)
        case has.HasQuest(quest=quest):
            yield ("quest", quest)
        case has.HasDial(dial=dial):
            yield ("dial", dial)
        case has.HasTokens(token=token):
            yield ("tokens", token)
        case has.HasAtLeast(what=what):
            yield ("quantity", what)


def _wish(group: Group, wishes: Wishes, fact: Fact, weight: float) -> None:
    """Wish for a fact, and for what leads to it, unless it is wished for as much already."""
    if weight < FAINTEST or wishes.get(fact, 0) >= weight:
        return
    wishes[fact] = weight
    if not group.knowledge.whole_pack:
        return
    kind, name = fact
    if kind == "quest" and not isinstance(card := group.pack.quests[name], StoryEvent):
        _wish(group, wishes, ("secret", card.number), weight)
    for source in sources(group.pack).get(fact, ()):
        _wish_to_use(group, wishes, source, weight * FURTHER)
    if kind == "revealed":
        for stone in _stones_near(group.pack, name):
            if current_version(group.pack, group.state.places, stone) is None:
                _wish(group, wishes, ("revealed", stone), weight * FURTHER)
            elif not group.meets((has.HasMenhir(number=stone),), group.me.location):
                _wish(group, wishes, ("lit", stone), weight * FURTHER)


def _wish_to_use(group: Group, wishes: Wishes, source: Source, weight: float) -> None:
    """Find the place, then go there if all is at hand that it takes; else look for what is not."""
    if source.location not in group.state.places:
        _wish(group, wishes, ("revealed", source.location), weight)
        return
    unmet = [one for one in source.requires if not group.meets((one,), source.location)]
    if not unmet:
        place = (source.how, source.location)
        wishes[place] = max(wishes.get(place, 0), weight)
    for requirement in unmet:
        _require(group, wishes, requirement, weight)


@lru_cache(maxsize=8)
def sources(pack: Pack) -> dict[Fact, list[Source]]:
    """By fact: where the locations and their verses may bring it about."""
    found: dict[Fact, list[Source]] = {}
    for source in _sources(pack):
        found.setdefault(source.fact, []).append(source)
    return found


def _sources(pack: Pack) -> Iterator[Source]:
    for number, location in pack.locations.items():
        for fact, requires in _brought_about(location.immediate):
            yield Source(fact, number, "arrive", requires)
        if location.action is not None:
            for fact, requires in _brought_about(location.action.effects):
                needed = (*location.action.requires, *_means(location.action.cost))
                yield Source(fact, number, "location", (*needed, *requires))
        if location.menhir is not None:
            needed = (*location.menhir.requires, *_means(location.menhir.cost))
            yield Source(("lit", location.original or number), number, "light", needed)
            for fact, requires in _brought_about(location.menhir.effects):
                yield Source(fact, number, "light", (*needed, *requires))
        if location.explore is not None:
            yield from _told(pack, f"{number}:{location.explore}", number, "explore")
        if location.dream is not None:
            yield from _told(pack, f"{number}:{location.dream}", number, "sleep")


@lru_cache(maxsize=512)
def _stones_near(pack: Pack, number: int) -> tuple[int, ...]:
    """The menhirs up to two journeys away: one of them may bring light to this location."""
    around = _neighbours(pack, number)
    near = dict.fromkeys((*around, *(further for one in around for further in _neighbours(pack, one))))
    return tuple(one for one in near if one != number and pack.locations[one].menhir is not None)


def _neighbours(pack: Pack, number: int) -> tuple[int, ...]:
    keys = pack.locations[number].keys
    return tuple(key for side in SIDES if (key := getattr(keys, side)) in pack.locations)


def _told(pack: Pack, first: str, number: int, how: str) -> Iterator[Source]:
    """What the verses bring about that are read there, from this one on."""
    for name, before in _verses_from(pack, first):
        yield Source(("verse", name), number, how, before)
        for fact, requires in _brought_by_verse(pack.verses[name]):
            yield Source(fact, number, how, (*before, *requires))


def _brought_by_verse(verse: Verse) -> Iterator[tuple[Fact, Requirements]]:
    yield from _brought_about(verse.effects)
    yield from _brought_by_choices(verse.choices)


def _brought_by_choices(choices: Iterable[Choice]) -> Iterator[tuple[Fact, Requirements]]:
    for choice in choices:
        for fact, requires in _brought_about(choice.effects):
            yield fact, (*_needed_for(choice), *requires)


def _needed_for(choice: Choice) -> Requirements:
    """What it takes to choose this: its requirements, and the means to pay for it."""
    return (*choice.requires, *_means(choice.cost))


def _means(costs: Iterable[AnyCost]) -> Requirements:
    return tuple(_had(cost) for cost in costs if cost.what != "terror")


def _had(cost: AnyCost) -> Requirement:
    if cost.secret is not None:
        return has.HasSecret(secret=cost.secret)
    if cost.what is None:
        return has.HasItem(item=cost.item, keyword=cost.keyword)
    return has.HasAtLeast(what=cost.what, amount=cost.amount)


def _verses_from(pack: Pack, first: str) -> Iterator[tuple[str, Requirements]]:
    """The verses that an exploration may come to, each with what is required on the way."""
    seen: dict[str, Requirements] = {first: ()}
    queue = [first]
    for name in queue:
        verse = pack.verses[name]
        inside = (*seen[name], *verse.requires)
        yield name, inside
        ways: list[tuple[str | None, Requirements]] = [(verse.go, inside)]
        ways += [(choice.go, (*inside, *_needed_for(choice))) for choice in verse.choices]
        if verse.requires:
            ways.append((verse.otherwise, (*seen[name], has.HasNot(of=verse.requires))))
        for target, requires in ways:
            if target is not None and (full := full_name(name, target)) not in seen and full in pack.verses:
                seen[full] = requires
                queue.append(full)


def _brought_about(effects: Iterable[Any]) -> Iterator[tuple[Fact, Requirements]]:
    """The facts that these effects bring about, each with what is required first."""
    for effect in effects:
        match effect:
            case do.MarkStatus(status=status):
                yield ("status", status), ()
            case do.EraseStatus(status=status):
                yield ("erased", status), ()
            case do.GainSecret(secret=secret):
                yield ("secret", secret), ()
            case do.GainItem(item=item, keyword=keyword) if item or keyword:
                yield ("item", item or keyword), ()
            case do.SetDial(dial=dial) | do.ChangeDial(dial=dial):
                yield ("dial", dial), ()
            case do.ChangeTokens(token=token, amount=amount) if amount > 0:
                yield ("tokens", token), ()
            case do.Gain(what=what):
                yield ("quantity", what), ()
            case do.ReplaceLocation(by=by):
                yield ("revealed", by), ()
            case _:
                yield from _brought_within(effect)


def _brought_within(effect: Any) -> Iterator[tuple[Fact, Requirements]]:
    """What an effect brings about that holds others."""
    match effect:
        case do.When():
            for fact, requires in _brought_about(effect.then):
                yield fact, (*effect.requires, *requires)
            yield from _brought_about(effect.otherwise)
        case do.Choose():
            yield from _brought_by_choices(effect.choices)
        case do.Toss():
            yield from _brought_about((*effect.skull, *effect.grail))
