"""Endless loops: verses and immediate rules that lead to each other without a question."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

from afallon.grail.content import effects as do
from afallon.grail.content.checks.endings import ends_itself
from afallon.grail.content.checks.requirements import exclude
from afallon.grail.content.checks.verses import Journal, full_name
from afallon.grail.content.conditions import HasChapter, HasNot, HasPlayers, Requirements
from afallon.grail.content.effects import Choice, Effects
from afallon.grail.content.encounters import Encounter
from afallon.grail.content.locations import Verse
from afallon.grail.content.pack import Sections

_HOLDING: Final = (do.When, do.Choose, do.Toss, do.Go, do.Read, do.Move)


class _Way(NamedTuple):
    """A transition to another stop without a question, with its conditions and the effects carried out before it."""

    target: str
    conditions: Requirements
    done: tuple[Any, ...]


class _Stop(NamedTuple):
    """A verse or the immediate rule of a location, with its transitions and effects."""

    ways: tuple[_Way, ...]
    certain: tuple[Any, ...]
    """Effects that always happen, before any transition."""

    possible: tuple[Any, ...]
    """Effects that may happen."""


def endless_rounds(sections: Sections, journal: Journal) -> Iterator[tuple[str, ...]]:
    """Yield every endless loop as the names of its stops: the full name of a verse, the number of a location.

    A transition is ignored if effects before it, or certain effects of its target, make its conditions fail sooner or
    later, unless an effect on the way back restores them. A loop is ignored if its transitions need different chapters
    or numbers of players.
    """
    stops = _stops(sections, journal)
    ways = {name: tuple(way for way in stop.ways if way.target in stops) for name, stop in stops.items()}
    reached = {name: _reached_from(name, ways) for name in ways}
    left: dict[str, dict[str, Requirements]] = {name: {} for name in ways}
    for name in (one for one in ways if one in reached[one]):
        for way in ways[name]:
            between = [one for one in reached[way.target] if way.target in reached[one]]
            restored = (effect for one in between for effect in stops[one].possible)
            if not ends_itself(way.conditions, (*way.done, *stops[way.target].certain), restored):
                left[name].setdefault(way.target, way.conditions)
    told: set[str] = set()
    for name in left:
        around = _round_through(name, left)
        if around and not told & set(around) and not _is_torn(around, left):
            told |= set(around)
            yield around


def _stops(sections: Sections, journal: Journal) -> dict[str, _Stop]:
    encounters: tuple[Encounter, ...] = (*sections.combat_encounters, *sections.diplomacy_encounters)
    texts = {one.id: one.text for one in encounters if not any(one.right)}
    around = _Surroundings(sections, texts)
    stops = {}
    for name, verse in journal.verses.items():
        certain = () if verse.requires else tuple(_certain(verse.effects))
        stops[name] = _Stop(tuple(_Ways(name, around).of_verse(verse)), certain, tuple(_unasked(verse.effects)))
    for location in sections.locations:
        name, rule = str(location.number), location.immediate
        stops[name] = _Stop(tuple(_Ways(name, around).of_rule(rule)), tuple(_certain(rule)), tuple(_unasked(rule)))
    return stops


def _is_torn(around: tuple[str, ...], left: dict[str, dict[str, Requirements]]) -> bool:
    """Return whether two transitions of this loop need different chapters or numbers of players."""
    ways = zip(around, (*around[1:], around[0]), strict=True)
    steady = [one for here, there in ways for one in left[here][there] if isinstance(one, HasChapter | HasPlayers)]
    return any(exclude(one, other) for one, other in combinations(steady, 2))


def is_always_open(choice: Choice) -> bool:
    """Return whether the choice has no requirement, cost or limit."""
    return not choice.requires and not choice.cost and choice.once is None


def _reached_from(name: str, ways: Mapping[str, tuple[_Way, ...]]) -> set[str]:
    """Return the stops that can be reached from here without a question."""
    reached: set[str] = set()
    waiting = [name]
    while waiting:
        for way in ways[waiting.pop()]:
            if way.target not in reached:
                reached.add(way.target)
                waiting.append(way.target)
    return reached


def _unasked(effects: Effects) -> Iterator[Any]:
    """Yield the effects of a list, under any condition, except those that depend on a choice or a toss."""
    for effect in effects:
        yield effect
        if isinstance(effect, do.When):
            yield from _unasked((*effect.then, *effect.otherwise))


def _certain(effects: Effects) -> Iterator[Any]:
    """Yield the effects that always happen, up to the first that may lead elsewhere."""
    for effect in effects:
        if isinstance(effect, _HOLDING):
            return
        yield effect


def _round_through(name: str, ways: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """Return the stops of a shortest loop through this one; empty if there is none."""
    came_from: dict[str, str] = {}
    waiting = [name]
    for here in waiting:
        for target in ways[here]:
            if target == name:
                path = [here]
                while path[-1] != name:
                    path.append(came_from[path[-1]])
                return tuple(reversed(path))
            if target not in came_from:
                came_from[target] = here
                waiting.append(target)
    return ()


class _Surroundings:
    """Encounters that are only text, and locations: transitions may lead through them as well as through verses."""

    def __init__(self, sections: Sections, texts: dict[str, Effects]) -> None:
        self.texts = texts
        numbers = [location.number for location in sections.locations]
        self._ends = {"lowest": min(numbers, default=0), "highest": max(numbers, default=0)}
        self._versions: dict[int, list[str]] = {}
        for location in sections.locations:
            self._versions.setdefault(location.original or location.number, []).append(str(location.number))

    def destinations(self, to: int | str) -> list[str]:
        """Return the locations to which a movement may lead without a question."""
        number = to if isinstance(to, int) else self._ends.get(to, 0)
        return next((versions for versions in self._versions.values() if str(number) in versions), [])


class _Ways:
    """The transitions out of one stop without a question."""

    def __init__(self, name: str, around: _Surroundings) -> None:
        self._name, self._around = name, around
        self._reading = do.Read(verse=name)
        self._met: set[str] = set()

    def of_rule(self, effects: Effects) -> Iterator[_Way]:
        yield from self._in(effects, (), ())

    def of_verse(self, verse: Verse) -> Iterator[_Way]:
        if verse.otherwise is not None:
            yield self._to(verse.otherwise, (HasNot(of=verse.requires),))
        yield from self._in(verse.effects, verse.requires, (self._reading,))
        if (
            verse.go is not None
            and not any(map(is_always_open, verse.choices))
            and not any(map(self._asks, verse.effects))
        ):
            yield self._to(verse.go, verse.requires, (self._reading, *verse.effects))

    def _in(self, effects: Effects, conditions: Requirements, done: tuple[Any, ...]) -> Iterator[_Way]:
        """Yield the transitions in a list, up to the first effect that always asks a question."""
        for effect in effects:
            match effect:
                case do.Go():
                    yield self._to(effect.verse, conditions, done)
                    return
                case do.Read():  # this verse is still being read
                    yield self._to(effect.verse, conditions, tuple(one for one in done if one != self._reading))
                case do.When():
                    yield from self._in(effect.then, (*conditions, *effect.requires), done)
                    yield from self._in(effect.otherwise, (*conditions, HasNot(of=effect.requires)), done)
                case do.Move():
                    for place in self._around.destinations(effect.to):
                        if place != self._name:  # characters already there do not move
                            yield _Way(place, conditions, (*done, effect))
                case do.Meet(encounter=str(name)) if name in self._around.texts and name not in self._met:
                    self._met.add(name)
                    yield from self._in(self._around.texts[name], conditions, done)
            if self._asks(effect):
                return
            done = (*done, effect)

    def _to(self, verse: str, conditions: Requirements = (), done: tuple[Any, ...] = ()) -> _Way:
        return _Way(full_name(self._name, verse), conditions, done)

    def _asks(self, effect: Any) -> bool:
        """Return whether this effect always asks a player or chance."""
        match effect:
            case do.Choose():
                return any(map(is_always_open, effect.choices))
            case do.Meet():
                return effect.encounter not in self._around.texts
        return isinstance(effect, do.Toss)
