"""What conditions ask for, in phrases."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from afallon.grail.content import conditions as has
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, quantity, who


def requirement(condition: Any) -> Phrase:
    """What one condition asks for."""
    return _SAID[type(condition)](condition)


def requirements(conditions: Iterable[Any]) -> tuple[Phrase, ...]:
    return tuple(map(requirement, conditions))


def _compared(key: str) -> Callable[[Any], Phrase]:
    def say(condition: Any) -> Phrase:
        amount = str(condition.amount)
        return phrase(f"has-{key}", what=quantity(condition.what), amount=amount, who=who(condition.who))

    return say


def _item(condition: has.HasItem) -> Phrase:
    which: Part = phrase("item")
    if condition.item is not None:
        which = Name("item", condition.item)
    elif condition.keyword is not None:
        which = phrase(f"keyword-{condition.keyword}")
    key = "has-item.in-use" if condition.in_use else "has-item"
    return phrase(key, which=which, who=who(condition.who))


def _location(condition: has.HasLocation) -> Phrase:
    where: list[Part] = [] if condition.number is None else [Name("location", condition.number)]
    if condition.seal is not None:
        where.append(phrase(f"seal-{condition.seal}"))
    return phrase("has-location", place=tuple(where))


_SAID: Final[dict[type, Callable[[Any], Phrase]]] = {
    has.HasAtLeast: _compared("at_least"),
    has.HasAtMost: _compared("at_most"),
    has.HasState: lambda one: phrase("has-state", state=phrase(f"state-{one.state}"), who=who(one.who)),
    has.HasItem: _item,
    has.HasSecret: lambda one: phrase("has-secret", secret=Name("secret", one.secret), who=who(one.who)),
    has.HasCharacter: lambda one: phrase("has-character", name=Name("character", one.character)),
    has.HasStatus: lambda one: phrase("has-status", status=Name("status", one.status), amount=str(one.at_least)),
    has.HasQuest: lambda one: phrase("has-quest", quest=Name("quest", one.quest)),
    has.HasChapter: lambda one: phrase("has-chapter", chapter=str(one.chapter)),
    has.HasDay: lambda one: phrase("has-day", amount=str(one.at_least)),
    has.HasPlayers: lambda one: phrase(f"has-players.{one.among}", amount=str(one.at_least)),
    has.HasLocation: _location,
    has.HasRevealed: lambda one: phrase("has-revealed", place=Name("location", one.number)),
    has.HasTokens: lambda one: phrase("has-tokens", token=phrase(f"token-{one.token}"), amount=str(one.at_least)),
    has.HasDial: lambda one: phrase("has-dial", dial=Name("dial", one.dial), amount=str(one.at_least)),
    has.HasAffinity: lambda one: phrase("has-affinity", cell=phrase(f"cell-{one.cell}")),
    has.HasPool: lambda one: phrase("has-pool", amount=str(one.at_least)),
    has.HasEncounter: lambda one: phrase("has-encounter", ended=phrase(f"ended-{one.ended}")),
    has.HasNot: lambda one: phrase("has-not", of=requirements(one.of)),
    has.HasAny: lambda one: phrase("has-any", of=requirements(one.of)),
}
