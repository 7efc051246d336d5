"""Verses that lead to each other for ever with nobody asked: the engine would never come to an end of them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from afallon.grail.content import effects as do
from afallon.grail.content.checks.endings import ends_itself
from afallon.grail.content.checks.verses import Journal, full_name
from afallon.grail.content.conditions import HasNot, Requirements
from afallon.grail.content.effects import Choice, Effects
from afallon.grail.content.encounters import Encounter
from afallon.grail.content.pack import Sections

_HOLDING: Final = (do.When, do.Choose, do.Toss, do.Go, do.Read)


class _Way(NamedTuple):
    """From one verse to another, without a question: on these conditions, and after this has been done."""

    target: str
    conditions: Requirements
    done: tuple[Any, ...]


def endless_rounds(sections: Sections, journal: Journal) -> Iterator[tuple[str, ...]]:
    """Verses that go round, each round by their full names, from the first that is written.

    A way does not count if it is barred sooner or later by what was done before it, or by what is done in any case in
    the verse that it leads to; unless something on the way back opens it again.
    """
    encounters: tuple[Encounter, ...] = (*sections.combat_encounters, *sections.diplomacy_encounters)
    texts = {one.id: one.text for one in encounters if not any(one.right)}
    all_ways = {name: tuple(_Ways(name, journal, texts).all()) for name in journal.verses}
    ways = {name: tuple(way for way in found if way.target in all_ways) for name, found in all_ways.items()}
    reached = {name: _reached_from(name, ways) for name in ways}
    left: dict[str, list[str]] = {name: [] for name in ways}
    for name in (one for one in ways if one in reached[one]):
        for way in ways[name]:
            between = [one for one in reached[way.target] if way.target in reached[one]]
            done = (effect for one in between for effect in _unasked(journal.verses[one].effects))
            if not _ends(way, journal, done):
                left[name].append(way.target)
    told: set[str] = set()
    for name in left:
        around = _round_through(name, left)
        if around and not told & set(around):
            told |= set(around)
            yield around


def is_always_open(choice: Choice) -> bool:
    """Can it be chosen whatever has happened?"""
    return not choice.requires and not choice.cost and choice.once is None


def _ends(way: _Way, journal: Journal, between: Iterable[Any]) -> bool:
    target = journal.verses[way.target]
    next_done = () if target.requires else tuple(_certain(target.effects))
    return ends_itself(way.conditions, (*way.done, *next_done), between)


def _reached_from(name: str, ways: Mapping[str, tuple[_Way, ...]]) -> set[str]:
    """The verses to which one comes from here with nobody asked."""
    reached: set[str] = set()
    waiting = [name]
    while waiting:
        for way in ways[waiting.pop()]:
            if way.target not in reached:
                reached.add(way.target)
                waiting.append(way.target)
    return reached


def _unasked(effects: Effects) -> Iterator[Any]:
    """The effects of a list, on whatever condition, but for what must be chosen or tossed for."""
    for effect in effects:
        yield effect
        if isinstance(effect, do.When):
            yield from _unasked((*effect.then, *effect.otherwise))


def _certain(effects: Effects) -> Iterator[Any]:
    """What is done in any case, as long as the list has led nowhere else."""
    for effect in effects:
        if isinstance(effect, _HOLDING):
            return
        yield effect


def _round_through(name: str, ways: dict[str, list[str]]) -> tuple[str, ...]:
    """The verses on a shortest way from this verse back to it; none, if there is no such way."""
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


class _Ways:
    """The ways out of one verse that nobody is asked about."""

    def __init__(self, name: str, journal: Journal, texts: dict[str, Effects]) -> None:
        self._name, self._verse, self._texts = name, journal.verses[name], texts
        self._reading = do.Read(verse=name)
        self._met: set[str] = set()

    def all(self) -> Iterator[_Way]:
        verse = self._verse
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
        """In a list, up to where somebody is asked in any case."""
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
                case do.Meet(encounter=str(name)) if name in self._texts and name not in self._met:
                    self._met.add(name)
                    yield from self._in(self._texts[name], conditions, done)
            if self._asks(effect):
                return
            done = (*done, effect)

    def _to(self, verse: str, conditions: Requirements = (), done: tuple[Any, ...] = ()) -> _Way:
        return _Way(full_name(self._name, verse), conditions, done)

    def _asks(self, effect: Any) -> bool:
        """Is somebody asked by this effect, or chance, whatever has happened?"""
        match effect:
            case do.Choose():
                return any(map(is_always_open, effect.choices))
            case do.Meet():
                return effect.encounter not in self._texts
        return isinstance(effect, do.Toss)
