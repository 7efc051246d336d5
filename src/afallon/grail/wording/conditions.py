"""Phrases for conditions.

A condition has two wordings, one for when it must hold and one for when it must not. So the negation of a list is
worded by negating each condition in it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from afallon.grail.content import conditions as has
from afallon.grail.content.glossary import Scope
from afallon.grail.wording.amounts import amount
from afallon.grail.wording.phrases import Name, Part, Phrase, chained, phrase, place, quantity, verse

_PEOPLE: Final = {"campaign": "players", "party": "members"}
_OTHERS: Final[dict[Scope, Scope]] = {"party": "each", "each": "party"}
"""Maps a scope to that of the negation: "not any member" is "each member not", and the other way round."""


def requirements(conditions: Iterable[Any], you: Scope, *, holds: bool = True) -> Part:
    """Return the phrase for all of these conditions, or for their negation."""
    return _all(tuple(conditions), you, holds=holds)


def requirement(condition: Any, you: Scope, *, holds: bool = True) -> Part:
    """Return the phrase for one condition, or for its negation."""
    return _SAID[type(condition)](condition, you, holds)


def _all(conditions: tuple[Any, ...], you: Scope, *, holds: bool) -> Part:
    """Return the phrase that all conditions hold; negated, that at least one does not."""
    return _each(conditions, you, holds=holds, together=holds)


def _any(conditions: tuple[Any, ...], you: Scope, *, holds: bool) -> Part:
    """Return the phrase that at least one condition holds; negated, that none does."""
    return _each(conditions, you, holds=holds, together=not holds)


def _each(conditions: tuple[Any, ...], you: Scope, *, holds: bool, together: bool) -> Part:
    parts = [requirement(one, you, holds=holds) for one in conditions]
    if len(parts) == 1:
        return parts[0]
    if together:  # alternatives within the list go in brackets
        return tuple(phrase("brackets", of=one) if _is_choice(one) else one for one in parts)
    return chained("or", parts)


def _is_choice(part: Part) -> bool:
    return isinstance(part, Phrase) and part.key == "grail-or"


def _plain(key: str, **arguments: Callable[[Any], Part]) -> Callable[[Any, Scope, bool], Phrase]:
    """Return a function that words a condition; each of its facts becomes an argument."""

    def say(condition: Any, you: Scope, holds: bool) -> Phrase:
        said = {field: make(condition) for field, make in arguments.items()}
        return phrase(_told(f"has-{key}", holds), **said)

    return say


def _told(key: str, holds: bool) -> str:
    return key if holds else f"{key}.not"


def _holding(what: Part, who: Scope, you: Scope, holds: bool) -> Phrase:
    """Return the phrase that this scope has a thing."""
    return phrase(_told("has", holds), what=what, who_is=_person(who, you))


def _person(who: Scope, you: Scope) -> str:
    """Return the grammatical person; a single member of a party is never addressed as “you”."""
    return "you" if who == you != "party" else who


def _at_least(condition: has.HasAtLeast, you: Scope, holds: bool) -> Phrase:
    what, many, who = condition.what, condition.amount, condition.who
    if holds:
        return _holding(phrase("at-least", amount=amount(what, many)), who, you, holds=True)
    if many == 1:
        return _holding(phrase("any-of", what=quantity(what)), who, you, holds=False)
    return _holding(phrase("at-most", amount=amount(what, many - 1)), _OTHERS.get(who, who), you, holds=True)


def _at_most(condition: has.HasAtMost, you: Scope, holds: bool) -> Phrase:
    """Return the phrase for having at most this amount: the negation of having one more."""
    who = _OTHERS.get(condition.who, condition.who)
    return _at_least(has.HasAtLeast(what=condition.what, amount=condition.amount + 1, who=who), you, not holds)


def _state(condition: has.HasState, you: Scope, holds: bool) -> Phrase:
    who_is = _person(condition.who, you)
    state = phrase(_told(f"in-state-{condition.state}", holds), who_is=who_is)
    return phrase("has-state", who=phrase(_told(f"whoever-{who_is}", holds)), state=state)


def _item(condition: has.HasItem, you: Scope, holds: bool) -> Phrase:
    if condition.item is not None:
        what = phrase("named-item", name=Name("item", condition.item))
    else:
        what = phrase("item-of-kind", kind=phrase(f"keyword-{condition.keyword}" if condition.keyword else "item"))
    return _holding(phrase("in-use", what=what) if condition.in_use else what, condition.who, you, holds)


def _secret(condition: has.HasSecret, you: Scope, holds: bool) -> Phrase:
    return _holding(phrase("named-secret", secret=Name("secret", condition.secret)), condition.who, you, holds)


def _status(condition: has.HasStatus, you: Scope, holds: bool) -> Phrase:
    status = Name("status", condition.status)
    if condition.at_least == 1:
        return phrase(_told("has-status", holds), status=status)
    return phrase(_told("has-status-boxes", holds), status=status, boxes=amount("boxes", condition.at_least))


def _location(condition: has.HasLocation, you: Scope, holds: bool) -> Part:
    asked: list[Part] = []
    if condition.number is not None:
        asked.append(phrase(_told("has-location", holds), place=Name("location", condition.number)))
    if condition.seal is not None:
        asked.append(phrase(_told(f"has-seal-{condition.seal}", holds)))
    return _parts(asked, holds)


def _parts(asked: list[Part], holds: bool) -> Part:
    """Combine the parts of one condition: all of them hold or, negated, at least one does not."""
    if not holds or len(asked) == 1:
        return chained("or", asked)
    return tuple(asked)


def _quest(condition: has.HasQuest, you: Scope, holds: bool) -> Phrase:
    key = "has-quest-achieved" if condition.achieved else "has-quest"
    return phrase(_told(key, holds), quest=Name("quest", condition.quest))


def _chapter(condition: has.HasChapter, you: Scope, holds: bool) -> Part:
    first, last = condition.at_least, condition.at_most
    if first is not None and last is not None and first < last and condition.chapter is None:
        span = {"first": str(first), "last": str(last), "span": "two" if last - first == 1 else "more"}
        return phrase(_told("has-chapter-between", holds), **span)
    asked = {"": condition.chapter, "-from": condition.at_least, "-to": condition.at_most}
    return _parts(
        [phrase(_told(f"has-chapter{key}", holds), chapter=str(one)) for key, one in asked.items() if one is not None],
        holds,
    )


def _players(condition: has.HasPlayers, you: Scope, holds: bool) -> Part:
    key, people = f"has-{condition.among}", _PEOPLE[condition.among]
    asked: list[Part] = []
    if condition.at_least is not None:
        asked.append(phrase(_told(key, holds), players=amount(people, condition.at_least)))
    if condition.at_most is not None:
        asked.append(phrase(_told(f"{key}-at-most", holds), players=amount(people, condition.at_most)))
    if condition.exactly is not None:
        asked.append(phrase(_told(f"{key}-exactly", holds), number=str(condition.exactly)))
    return _parts(asked, holds)


def _under_way(condition: has.HasUnderWay, you: Scope, holds: bool) -> Part:
    asked: list[Part] = []
    if condition.kind is not None:
        asked.append(phrase(_told(f"has-under-way-{condition.kind}", holds)))
    if condition.colour is not None:
        asked.append(phrase(_told("has-under-way-colour", holds), colour=phrase(f"colour-{condition.colour}")))
    if condition.level is not None:
        asked.append(phrase(_told("has-under-way-level", holds), level=str(condition.level)))
    if condition.trait is not None:
        asked.append(phrase(_told("has-under-way-trait", holds), trait=phrase(f"trait-{condition.trait}")))
    return _parts(asked or [phrase(_told("has-under-way", holds))], holds)


def _mode(condition: has.HasMode, you: Scope, holds: bool) -> Part:
    asked: list[Part] = []
    if condition.mode is not None:
        asked.append(phrase(_told(f"has-mode-{condition.mode}", holds)))
    if condition.rule is not None:
        asked.append(phrase(_told("has-mode-rule", holds), rule=phrase(f"mode-rule-{condition.rule}")))
    return _parts(asked, holds)


def _tokens(condition: has.HasTokens, you: Scope, holds: bool) -> Phrase:
    if condition.at_least == 1:
        return phrase(_told(f"has-{condition.token}-token", holds))
    return phrase(_told("has-tokens", holds), tokens=amount(f"{condition.token}-tokens", condition.at_least))


def _pool(condition: has.HasPool, you: Scope, holds: bool) -> Phrase:
    if condition.at_least == 1:
        return phrase(_told("has-any-marker", holds))
    return phrase(_told("has-pool", holds), markers=amount("markers", condition.at_least))


_SAID: Final[dict[type, Callable[[Any, Scope, bool], Part]]] = {
    has.HasAtLeast: _at_least,
    has.HasAtMost: _at_most,
    has.HasState: _state,
    has.HasItem: _item,
    has.HasSecret: _secret,
    has.HasCharacter: _plain("character", name=lambda one: Name("character", one.character)),
    has.HasStatus: _status,
    has.HasQuest: _quest,
    has.HasChapter: _chapter,
    has.HasDay: _plain("day", day=lambda one: str(one.at_least)),
    has.HasPlayers: _players,
    has.HasLocation: _location,
    has.HasRevealed: _plain("revealed", place=lambda one: Name("location", one.number)),
    has.HasTokens: _tokens,
    has.HasDial: _plain("dial", dial=lambda one: Name("dial", one.dial), value=lambda one: str(one.at_least)),
    has.HasAffinity: _plain("affinity", cell=lambda one: phrase(f"cell-{one.cell}")),
    has.HasPool: _pool,
    has.HasEncounter: lambda one, you, holds: phrase(_told(f"has-encounter-{one.ended}", holds)),
    has.HasUnderWay: _under_way,
    has.HasMenhir: lambda one, you, holds: phrase(_told("has-menhir", holds), **place(one.number)),
    has.HasMode: _mode,
    has.HasRead: _plain("read", verse=lambda one: verse(one.verse)),
    has.HasTask: _plain("task", task=lambda one: Name("task", one.task)),
    has.HasNot: lambda one, you, holds: _all(one.of, you, holds=not holds),
    has.HasAny: lambda one, you, holds: _any(one.of, you, holds=holds),
}
