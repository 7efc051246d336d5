"""Scenes: what there is to see and to do, as plain data that is made from a view and from nothing else.

A scene has two parts. The table is the same for every reader, so that it is made once for all of them; `mine` is what
one reader has beside it. Whoever draws a scene needs no rule of the game.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from afallon.kernel.steps import Outcome
from afallon.kernel.view import OpenQuestion, View
from afallon.kernel.vocabulary import Seat

Change = tuple[list[str | int], Any] | tuple[list[str | int]]
"""What has become of the value at a path: another value; or, without one, it is gone, and what follows it in a list."""


class TableScene(msgspec.Struct):
    """What everybody sees. A game adds what lies on its table."""

    asked: dict[Seat, str]
    """Whom the table waits for, and for what kind of answer."""

    outcome: Outcome | None


class OwnScene(msgspec.Struct):
    """What one reader has beside what everybody sees. A game adds what else it has told that reader alone."""

    reader: Seat | str | None
    question: OpenQuestion | None


class Scene(msgspec.Struct):
    """What a reader sees."""

    table: Any
    mine: Any


def table_scene(view: View) -> TableScene:
    """The table of a game that has nothing to show but whom it waits for."""
    return TableScene(view.asked, view.outcome)


def own_scene(view: View) -> OwnScene:
    """What a reader has who has nothing but a question."""
    return OwnScene(view.reader, view.open_question)


def plain(part: msgspec.Struct) -> Any:
    """A part of a scene as it travels: plain data, which what happens later does not change."""
    return msgspec.json.decode(msgspec.json.encode(part))


def changes(before: Any, after: Any) -> list[Change]:
    """What has to change in one plain part to make another of it."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def changed(part: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """What these changes make of a plain part, which itself stays as it is."""
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
    """Two values that differ: what of them does."""
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
