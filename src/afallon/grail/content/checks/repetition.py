"""Repeatable content must not give something for nothing (GR-STORY-01)."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from afallon.grail.content import effects as do
from afallon.grail.content.base import Limited
from afallon.grail.content.cards import Ability
from afallon.grail.content.characters import CharacterAction
from afallon.grail.content.checks.endings import ends_itself
from afallon.grail.content.checks.verses import OPENINGS, Journal, full_name
from afallon.grail.content.conditions import HasNot, Requirements
from afallon.grail.content.effects import Choice, Effects
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.locations import LocationAction
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections, name_of
from afallon.grail.content.parts import parts_of

_HARMFUL: Final = (
    *(do.Pay, do.Damage, do.LoseItems, do.LoseSecret, do.Die, do.Meet, do.AddRandomEvents, do.RevealEvent),
    *(do.PutOutMenhir, do.DiscardLocation, do.PlaceGuardian, do.EndDay, do.ChangeChapter, do.EndGame, do.Hook),
)
"""Effects that cost something, may cost something, or change the game for good. A hook may do anything."""


class Doing(NamedTuple):
    """An effect, with the conditions under which it happens."""

    effect: Any
    conditions: Requirements = ()


def check_once(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report limits that cannot work: on rules that always apply, and on cards that return to their deck."""
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                is_card = section in ("combat_cards", "diplomacy_cards")
                if isinstance(part, Ability) and part.once is not None and (is_card or part.timing == "always"):
                    yield origins.problem(section, entry, (*path, "once"), "once_out_of_place")


def check_gains(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report choices and actions that give something at no cost, at no risk and without a limit."""
    journal = Journal(sections)
    for location in sections.locations:
        arriving, section = tuple(_doings(location.immediate)), str(location.number)
        for path, part in () if _does_harm(arriving) else parts_of(location):
            is_offered = isinstance(part, Choice) and path[0] == "immediate"
            if is_offered and _is_free_gain(part, arriving, section, journal):
                yield origins.problem("locations", location, path, "gain_without_once", name=name_of(part))
    free = _free_verses(sections, journal)
    for name, place in journal.places.items():
        for path, part in parts_of(journal.verses[name]) if name in free else ():
            if isinstance(part, Choice) and _is_free_gain(part, _told(name, journal), name, journal):
                inner = (*place.path, *path)
                yield origins.problem(place.section, place.entry, inner, "gain_without_once", name=part.id)
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                if _is_action(part) and _is_free_gain(part, (), section, journal):
                    yield origins.problem(section, entry, path, "gain_without_once", name=name_of(entry))


def _is_action(part: Any) -> bool:
    is_own = isinstance(part, LocationAction | CharacterAction)
    return is_own or (isinstance(part, Ability) and part.timing == "action")


def _is_free_gain(offer: Any, around: tuple[Doing, ...], section: str, journal: Journal) -> bool:
    """Return whether the offer gives something and can be repeated; `around` is carried out wherever it is offered."""
    if not _is_free(offer):
        return False
    follows = tuple(_followed(offer, section, journal)) if isinstance(offer, Choice) else ()
    given = (*_doings(offer.effects, offer.requires), *follows)
    done = [doing.effect for doing in (*around, *given)]
    outer = tuple(condition for doing in around for condition in doing.conditions)
    return not _does_harm(given) and any(
        _is_gift(effect) and not ends_itself((*outer, *conditions), done) for effect, conditions in given
    )


def _is_free(offer: Any) -> bool:
    limit = offer.limit if isinstance(offer, Limited) else offer.once
    return limit is None and not offer.cost


def _free_verses(sections: Sections, journal: Journal) -> set[str]:
    """Return the verses that can be read repeatedly with nothing lost or risked on the way."""
    openings = ((location, getattr(location, opening)) for location in sections.locations for opening in OPENINGS)
    waiting = [full_name(str(location.number), name) for location, name in openings if name is not None]
    free: set[str] = set()
    while waiting:
        name = waiting.pop()
        verse = journal.verses.get(name)
        if verse is None or name in free:
            continue
        waiting += [] if verse.otherwise is None else [full_name(name, verse.otherwise)]
        told = _told(name, journal)
        if _does_harm(told) or ends_itself(verse.requires, (doing.effect for doing in told)):
            continue
        free.add(name)
        waiting += [full_name(name, effect.verse) for effect, _ in told if isinstance(effect, do.Go | do.Read)]
        waiting += [] if verse.go is None else [full_name(name, verse.go)]
        for _, part in parts_of(verse):
            if isinstance(part, Choice) and part.go is not None and _is_free(part):
                done = tuple(_doings(part.effects, part.requires))
                if not _does_harm(done) and not ends_itself(part.requires, (doing.effect for doing in done)):
                    waiting.append(full_name(name, part.go))
    return free


def _told(name: str, journal: Journal) -> tuple[Doing, ...]:
    """Return the effects of reading a verse, including the reading itself."""
    verse = journal.verses[name]
    return (Doing(do.Read(verse=name), verse.requires), *_doings(verse.effects, verse.requires))


def _followed(choice: Choice, section: str, journal: Journal) -> Iterator[Doing]:
    """Yield the effects of the verse that a choice leads to, and of verses that follow it without a choice."""
    name, seen = choice.go, set()
    while name is not None and (whole := full_name(section, name)) in journal.verses and whole not in seen:
        seen.add(whole)
        yield from _told(whole, journal)
        section, verse = whole, journal.verses[whole]
        name = None if verse.choices else verse.go


def _doings(effects: Effects, conditions: Requirements = ()) -> Iterator[Doing]:
    """Yield the effects of a list and of nested lists, except those that depend on a choice."""
    for effect in effects:
        yield Doing(effect, conditions)
        match effect:
            case do.When():
                yield from _doings(effect.then, (*conditions, *effect.requires))
                yield from _doings(effect.otherwise, (*conditions, HasNot(of=effect.requires)))
            case do.Toss():
                yield from _doings((*effect.skull, *effect.grail), conditions)


def _is_gift(effect: Any) -> bool:
    """Return whether the effect gives something good. Secrets do not count, because each exists only once."""
    match effect:
        case do.Gain(what=what):
            return what != "terror"
        case do.Lose(what=what) | do.SetTo(what=what):
            return what == "terror"
    return isinstance(effect, do.GainItem | do.LiftAffliction)


def _does_harm(doings: Iterable[Doing]) -> bool:
    return any(_is_harm(doing.effect) for doing in doings)


def _is_harm(effect: Any) -> bool:
    match effect:
        case do.Gain(what=what):
            return what == "terror"
        case do.Lose(what=what):
            return what != "terror"
    return isinstance(effect, _HARMFUL)
