"""What conditions ask for, in phrases."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from afallon.grail.content import conditions as has
from afallon.grail.wording.phrases import Name, Part, Phrase, phrase, quantity, verse, who


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


def _quest(condition: has.HasQuest) -> Phrase:
    return phrase("has-quest-achieved" if condition.achieved else "has-quest", quest=Name("quest", condition.quest))


def _chapter(condition: has.HasChapter) -> Phrase:
    ways = {
        "has-chapter": condition.chapter,
        "has-chapter-from": condition.at_least,
        "has-chapter-to": condition.at_most,
    }
    return _all(phrase(key, chapter=str(number)) for key, number in ways.items() if number is not None)


def _players(condition: has.HasPlayers) -> Phrase:
    ways = {
        "has-players": condition.at_least,
        "has-players-at-most": condition.at_most,
        "has-players-exactly": condition.exactly,
    }
    said = {f"{key}.{condition.among}": number for key, number in ways.items() if number is not None}
    return _all(phrase(key, amount=str(number)) for key, number in said.items())


def _under_way(condition: has.HasUnderWay) -> Phrase:
    which: list[Part] = [
        phrase(f"{of}-{name}")
        for of, name in (("kind", condition.kind), ("colour", condition.colour), ("trait", condition.trait))
        if name is not None
    ]
    if condition.level is not None:
        which.append(phrase("level", level=str(condition.level)))
    return phrase("has-under_way.which", which=tuple(which)) if which else phrase("has-under_way")


def _menhir(condition: has.HasMenhir) -> Phrase:
    place: Part = phrase("here") if condition.number is None else Name("location", condition.number)
    return phrase("has-menhir", place=place)


def _mode(condition: has.HasMode) -> Phrase:
    said = [] if condition.mode is None else [phrase("has-mode", mode=phrase(f"mode-{condition.mode}"))]
    if condition.rule is not None:
        said.append(phrase("has-mode-rule", rule=phrase(f"mode-rule-{condition.rule}")))
    return _all(said)


def _all(said: Iterable[Phrase]) -> Phrase:
    """Several conditions in one."""
    parts = tuple(said)
    return parts[0] if len(parts) == 1 else phrase("has-all", of=parts)


_SAID: Final[dict[type, Callable[[Any], Phrase]]] = {
    has.HasAtLeast: _compared("at_least"),
    has.HasAtMost: _compared("at_most"),
    has.HasState: lambda one: phrase("has-state", state=phrase(f"state-{one.state}"), who=who(one.who)),
    has.HasItem: _item,
    has.HasSecret: lambda one: phrase("has-secret", secret=Name("secret", one.secret), who=who(one.who)),
    has.HasCharacter: lambda one: phrase("has-character", name=Name("character", one.character)),
    has.HasStatus: lambda one: phrase("has-status", status=Name("status", one.status), amount=str(one.at_least)),
    has.HasQuest: _quest,
    has.HasChapter: _chapter,
    has.HasDay: lambda one: phrase("has-day", amount=str(one.at_least)),
    has.HasPlayers: _players,
    has.HasLocation: _location,
    has.HasRevealed: lambda one: phrase("has-revealed", place=Name("location", one.number)),
    has.HasTokens: lambda one: phrase("has-tokens", token=phrase(f"token-{one.token}"), amount=str(one.at_least)),
    has.HasDial: lambda one: phrase("has-dial", dial=Name("dial", one.dial), amount=str(one.at_least)),
    has.HasAffinity: lambda one: phrase("has-affinity", cell=phrase(f"cell-{one.cell}")),
    has.HasPool: lambda one: phrase("has-pool", amount=str(one.at_least)),
    has.HasEncounter: lambda one: phrase("has-encounter", ended=phrase(f"ended-{one.ended}")),
    has.HasUnderWay: _under_way,
    has.HasMenhir: _menhir,
    has.HasMode: _mode,
    has.HasRead: lambda one: phrase("has-read", verse=verse(one.verse)),
    has.HasTask: lambda one: phrase("has-task", task=Name("task", one.task)),
    has.HasNot: lambda one: phrase("has-not", of=requirements(one.of)),
    has.HasAny: lambda one: phrase("has-any", of=requirements(one.of)),
}
