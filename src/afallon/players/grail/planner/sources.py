"""Sources: the places in a pack where a fact can come about, and their requirements.

A fact is a plain tuple such as `("status", "bells_heard")`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from afallon.grail.content import Pack
from afallon.grail.content import conditions as has
from afallon.grail.content import effects as do
from afallon.grail.content.conditions import Requirement, Requirements
from afallon.grail.content.effects import AnyCost, Choice
from afallon.grail.content.locations import Verse
from afallon.grail.rules.journal.reading import full_name

Fact = tuple[str, Any]

LEADS_TO: Final = "leads_to"
"""Kind of fact for effects that open a verse, with the verse's name as written."""

SOURCE_KINDS: Final = frozenset({"explore", "location", "arrive", "sleep", "light"})
"""The kinds of source at a location, as in `Source.how`."""


class Source(NamedTuple):
    """A place where a fact can come about, and how: by an action there, arriving, sleeping or lighting."""

    fact: Fact
    location: int
    how: str
    requires: Requirements


@lru_cache(maxsize=8)
def sources(pack: Pack) -> dict[Fact, list[Source]]:
    """Return the sources of each fact among the locations and their verses."""
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
        if location.nightmare is not None:
            for source in _told(pack, f"{number}:{location.nightmare}", number, "sleep"):
                yield source._replace(requires=(has.HasState(state="going_mad"), *source.requires))


@lru_cache(maxsize=8)
def ways_to(pack: Pack, ending: str) -> tuple[tuple[str, Requirements], ...]:
    """Return the quests whose success may be this ending, with the requirements of both."""
    return tuple(
        (name, (*card.quest.requires, *requires))
        for name, card in pack.quests.items()
        if card.quest is not None
        for fact, requires in _brought_about(card.quest.success)
        if fact == ("ending", ending)
    )


def fact_of(requirement: Requirement) -> Fact | None:
    """Return the fact that this requirement asks for, if it is one that can be brought about."""
    return _had(requirement) or _told_of(requirement)


def _had(requirement: Requirement) -> Fact | None:
    match requirement:
        case has.HasStatus(status=status):
            return ("status", status)
        case has.HasSecret(secret=secret):
            return ("secret", secret)
        case has.HasItem(item=item, keyword=keyword):
            return ("item", item or keyword)
        case has.HasDial(dial=dial):
            return ("dial", dial)
        case has.HasTokens(token=token):
            return ("tokens", token)
        case has.HasAtLeast(what=what):
            return ("quantity", what)
    return None


def _told_of(requirement: Requirement) -> Fact | None:
    match requirement:
        case has.HasLocation(number=int(number)):
            return ("at", number)
        case has.HasRevealed(number=number):
            return ("revealed", number)
        case has.HasMenhir(number=int(number)):
            return ("lit", number)
        case has.HasQuest(quest=quest):
            return ("quest", quest)
        case has.HasChapter():
            return ("chapter", requirement.chapter or requirement.at_least or 0)
        case has.HasRead(verse=verse):
            return ("verse", verse)
        case has.HasTask(task=task):
            return ("task", task)
    return None


def _told(pack: Pack, first: str, number: int, how: str) -> Iterator[Source]:
    """Yield the sources in this verse and in all verses that follow it."""
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
    """Return the requirements of a choice and the means to pay for it."""
    return (*choice.requires, *_means(choice.cost))


def _means(costs: Iterable[AnyCost]) -> Requirements:
    return tuple(_paid_by(cost) for cost in costs if cost.what != "terror")


def _paid_by(cost: AnyCost) -> Requirement:
    if cost.secret is not None:
        return has.HasSecret(secret=cost.secret)
    if cost.what is None:
        return has.HasItem(item=cost.item, keyword=cost.keyword)
    return has.HasAtLeast(what=cost.what, amount=cost.amount)


def _verses_from(pack: Pack, first: str) -> Iterator[tuple[str, Requirements]]:
    """Yield the verses that an exploration may reach, each with the requirements on the way."""
    seen: dict[str, Requirements] = {first: ()}
    queue = [first]
    for name in queue:
        verse = pack.verses[name]
        inside = (*seen[name], *verse.requires)
        yield name, inside
        ways: list[tuple[str | None, Requirements]] = [(verse.go, inside)]
        ways += [(choice.go, (*inside, *_needed_for(choice))) for choice in verse.choices]
        ways += [(target, (*inside, *requires)) for target, requires in _read_by(verse)]
        if verse.requires:
            ways.append((verse.otherwise, (*seen[name], has.HasNot(of=verse.requires))))
        for target, requires in ways:
            if target is not None and (full := full_name(name, target)) not in seen and full in pack.verses:
                seen[full] = requires
                queue.append(full)


def _read_by(verse: Verse) -> Iterator[tuple[str, Requirements]]:
    """Yield the verses that effects of a verse and of its choices lead to, each with its requirements."""
    for fact, requires in _brought_by_verse(verse):
        if fact[0] == LEADS_TO:
            yield fact[1], requires


def _brought_about(effects: Iterable[Any]) -> Iterator[tuple[Fact, Requirements]]:
    """Yield the facts that these effects bring about, each with its requirements."""
    for effect in effects:
        fact = _fact_by(effect) or _turn_by(effect)
        if fact is None:
            yield from _brought_within(effect)
        else:
            yield fact, ()


def _fact_by(effect: Any) -> Fact | None:
    """Return the fact about characters, dials or the save sheet that this effect brings about."""
    match effect:
        case do.MarkStatus(status=status):
            return ("status", status)
        case do.EraseStatus(status=status):
            return ("erased", status)
        case do.GainSecret(secret=secret):
            return ("secret", secret)
        case do.GainItem(item=item, keyword=keyword) if item or keyword:
            return ("item", item or keyword)
        case do.SetDial(dial=dial) | do.ChangeDial(dial=dial):
            return ("dial", dial)
        case do.ChangeTokens(token=token, amount=amount) if amount > 0:
            return ("tokens", token)
        case do.Gain(what=what):
            return ("quantity", what)
    return None


def _turn_by(effect: Any) -> Fact | None:
    """Return the fact about map and story that this effect brings about."""
    match effect:
        case do.ReplaceLocation(by=by):
            return ("revealed", by)
        case do.Read(verse=verse) | do.Go(verse=verse):
            return (LEADS_TO, verse)
        case do.NoteTask(task=task):
            return ("task", task)
        case do.EndGame(ending=ending):
            return ("ending", ending)
    return None


def _brought_within(effect: Any) -> Iterator[tuple[Fact, Requirements]]:
    """Yield the facts that the nested effects of an effect bring about."""
    match effect:
        case do.When():
            for fact, requires in _brought_about(effect.then):
                yield fact, (*effect.requires, *requires)
            for fact, requires in _brought_about(effect.otherwise):
                yield fact, (has.HasNot(of=effect.requires), *requires)
        case do.Choose():
            yield from _brought_by_choices(effect.choices)
        case do.Toss():
            yield from _brought_about((*effect.skull, *effect.grail))
