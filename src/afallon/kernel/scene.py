"""Scenes: everything that a reader can see and do, as plain data derived from the reader's view alone.

A scene has two parts. `table` is the same for every reader, so it is built once for all; `mine` is for one reader
alone. A client can draw a scene without knowing any rule of the game.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from afallon.kernel.steps import Outcome
from afallon.kernel.view import OpenQuestion, View
from afallon.kernel.vocabulary import Seat

Change = tuple[list[str | int], Any] | tuple[list[str | int]]
"""A patch: a path and the new value there. Without a value, the path is deleted; in a list, all later items as well."""


class TableScene(msgspec.Struct):
    """The part of a scene that everyone sees. Games add fields for the components on their tables."""

    asked: dict[Seat, str]
    """The kind of question that each asked seat must answer."""

    outcome: Outcome | None


class OwnScene(msgspec.Struct):
    """The part of a scene for one reader. Games add fields for other facts that only this reader knows."""

    reader: Seat | str | None
    question: OpenQuestion | None


class Scene(msgspec.Struct):
    """A complete scene for one reader."""

    table: Any
    mine: Any


def table_scene(view: View) -> TableScene:
    """Return the default table part: open questions and outcome only."""
    return TableScene(view.asked, view.outcome)


def own_scene(view: View) -> OwnScene:
    """Return the default part of a reader: the open question only."""
    return OwnScene(view.reader, view.open_question)


def plain(part: msgspec.Struct) -> Any:
    """Return a part of a scene as plain data, an independent copy that later changes do not affect."""
    return msgspec.json.decode(msgspec.json.encode(part))


def changes(before: Any, after: Any) -> list[Change]:
    """Return the patches that turn one plain part into the other."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def changed(part: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """Return the plain part after these patches; the argument is not modified."""
    for path, *value in changes:
        part = _with(part, path, value)
    return part


def _with(part: Any, path: Sequence[Any], value: list[Any]) -> Any:
    if not path:
        return value[0]
    step, *rest = path
    copy: Any = part.copy()
    if rest:
        copy[step] = _with(part[step], rest, value)
    elif not value:
        del copy[slice(step, None) if isinstance(copy, list) else step]
    elif isinstance(copy, list):
        copy[step : step + 1] = value
    else:
        copy[step] = value[0]
    return copy


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    """Collect the patches between two values that differ."""
    if type(before) is dict and type(after) is dict:
        for key in before:
            if key not in after:
                found.append(([*path, key],))
        for key, value in after.items():
            if key not in before:
                found.append(([*path, key], value))
            elif before[key] != value:
                _compare(before[key], value, [*path, key], found)
    elif type(before) is list and type(after) is list:
        for place, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new:
                _compare(old, new, [*path, place], found)
        if len(before) > len(after):
            found.append(([*path, len(after)],))
        for place in range(len(before), len(after)):
            found.append(([*path, place], after[place]))
    else:
        found.append((path, after))
