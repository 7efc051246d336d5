"""Requirements that can never hold: single conditions, or pairs that exclude each other."""

from collections.abc import Iterator
from itertools import combinations
from math import inf
from typing import Any, Final, get_args

import msgspec

from afallon.grail.content import conditions as has
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.glossary import TRACKS
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path

MOST_PLAYERS: Final = 4
_ONE_AT_A_TIME: Final = (has.HasAffinity, has.HasEncounter)
"""Two different conditions of one of these kinds never hold together."""


def check_requirements(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report conditions that can never hold, and pairs in a list that exclude each other."""
    tracks = {track: max((getattr(board, f"{track}_max") for board in sections.boards), default=0) for track in TRACKS}
    items = {item.id: item.keyword for item in sections.items}
    seals = {location.number: set(location.seals) for location in sections.locations}
    for location in sections.locations:
        seals.setdefault(location.original or location.number, set()).update(location.seals)
    for section, entry, path, part in _everything(sections):
        match part:
            case has.HasPlayers(at_least=int(number)) | has.HasPlayers(exactly=int(number)) if number > MOST_PLAYERS:
                yield origins.problem(section, entry, path, "too_many_players", wanted=number, most=MOST_PLAYERS)
            case has.HasAtLeast(what=what, amount=amount) if what in tracks and amount > tracks[what]:
                most = tracks[what]
                yield origins.problem(section, entry, path, "beyond_every_track", what=what, wanted=amount, most=most)
            case has.HasItem(item=str(item), keyword=str(keyword)) if items.get(item, keyword) != keyword:
                yield origins.problem(section, entry, path, "item_lacks_keyword", item=item, keyword=keyword)
            case has.HasLocation(number=int(number), seal=str(seal)) if seal not in seals.get(number, {seal}):
                yield origins.problem(section, entry, path, "location_lacks_seal", number=number, seal=seal)
            case has.HasAny(of=()) | has.HasNot(of=()):
                yield origins.problem(section, entry, path, "empty_condition")
        for inner, together in _lists_of(part):
            for one, other in combinations(together, 2):
                if exclude(one, other):
                    details = {"one": _said(one), "other": _said(other)}
                    yield origins.problem(section, entry, path + inner, "requirements_exclude_each_other", **details)


def _everything(sections: Sections) -> Iterator[tuple[str, Any, Path, msgspec.Struct]]:
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                yield section, entry, path, part


def _lists_of(part: msgspec.Struct) -> Iterator[tuple[Path, tuple[Any, ...]]]:
    """Yield the lists of conditions in a part that must all hold."""
    if isinstance(part, has.HasAny):
        return
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(value, tuple) and value and isinstance(value[0], get_args(has.Requirement)):
            yield (field,), value


def exclude(one: Any, other: Any) -> bool:
    """Return whether two conditions, in either order, can never hold together."""
    return _is_against(one, other) or _is_against(other, one)


def _is_against(one: Any, other: Any) -> bool:
    match one, other:
        case has.HasNot(of=(only,)), _:
            return bool(only == other)
        case has.HasChapter() | has.HasPlayers(), _ if type(one) is type(other):
            return getattr(one, "among", None) == getattr(other, "among", None) and _span(one)[1] < _span(other)[0]
        case has.HasAtLeast(what=what, who=who), has.HasAtMost():
            # One member of a party may have enough while another has little.
            return (what, who) == (other.what, other.who) and who != "party" and one.amount > other.amount
    return isinstance(one, _ONE_AT_A_TIME) and type(one) is type(other) and one != other


def _span(condition: has.HasChapter | has.HasPlayers) -> tuple[float, float]:
    """Return the lowest and the highest number for which the condition holds."""
    exactly = condition.chapter if isinstance(condition, has.HasChapter) else condition.exactly
    if exactly is not None:
        return exactly, exactly
    least, most = condition.at_least, condition.at_most
    return 0 if least is None else least, inf if most is None else most


def _said(condition: msgspec.Struct) -> str:
    """Return a condition as an author would write it in one line."""
    fields = msgspec.to_builtins(condition)
    return "{" + ", ".join(f"{name}: {value}" for name, value in fields.items()) + "}"
