"""Snapshots: a table at one moment, as plain data."""

from typing import Any

import msgspec

from afallon.kernel.events import ALL
from afallon.kernel.steps import Outcome


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment as plain data: what `Table.restore` needs to go on from there.

    Its size does not depend on how long the game has been: what happened before is in the record that led here.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    stack: list[tuple[str, Any]]
    asking: tuple[str, Any] | None
    given: list[int]
    """Of the group that is being asked: the seats that have answered."""

    latest: dict[int, tuple[int, Any]]
    """By seat: its latest answer that stands, with the id of its question."""

    ids: dict[int, int]
    told: dict[str, int]
    """By reader: how many events were told."""

    views: dict[str, dict[str, Any]]
    """By reader: what was known. What all of them knew alike is kept once, under `ALL`."""

    standing: int
    """How many answers stand."""

    answers: int
    """How many were given, undone ones included."""

    digest: str
    outcome: Outcome | None

    def known_to(self, reader: int | str | None) -> dict[str, Any]:
        """All that this reader knew. Older snapshots have every view in one piece."""
        return {**self.views.get(ALL, {}), **self.views[str(reader)]}


def split_views(views: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Split views by reader: what all of them have alike goes under `ALL`, once."""
    first, *others = views.values()
    alike = {name for name, value in first.items() if all(name in one and one[name] == value for one in others)}
    known = {reader: {name: view[name] for name in view if name not in alike} for reader, view in views.items()}
    return {ALL: {name: first[name] for name in first if name in alike}, **known}


def frozen(data: Any) -> Any:
    """The data with tuples where JSON has lists, as steps push it."""
    if isinstance(data, dict):
        return {name: frozen(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return tuple(frozen(value) for value in data)
    return data
