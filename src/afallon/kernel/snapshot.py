"""Snapshots: one moment of a table as plain data."""

from typing import Any

import msgspec

from afallon.kernel.events import ALL
from afallon.kernel.steps import Outcome


class Snapshot(msgspec.Struct, frozen=True):
    """One moment of a table as plain data: everything that `Table.restore` needs to continue from there.

    Its size does not grow with the length of the game, since earlier events are not part of it.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    stack: list[tuple[str, Any]]
    asking: tuple[str, Any] | None
    given: list[int]
    """Seats of the asked group that have answered."""

    latest: dict[int, tuple[int, Any]]
    """The latest standing answer of each seat, with the id of its question."""

    ids: dict[int, int]
    told: dict[str, int]
    """The number of events that each reader has received."""

    views: dict[str, dict[str, Any]]
    """The view of each reader as plain data. Fields that are equal in all views are stored once, under `ALL`."""

    standing: int
    """The number of standing answers."""

    answers: int
    """The number of answers given so far, including undone ones."""

    digest: str
    outcome: Outcome | None

    def known_to(self, reader: int | str | None) -> dict[str, Any]:
        """Return the plain view of this reader. Older snapshots store every view in full."""
        return {**self.views.get(ALL, {}), **self.views[str(reader)]}


def split_views(views: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Split views by reader: fields that are equal in all of them are stored once, under `ALL`."""
    first, *others = views.values()
    alike = {name for name, value in first.items() if all(name in view and view[name] == value for view in others)}
    known = {reader: {name: view[name] for name in view if name not in alike} for reader, view in views.items()}
    return {ALL: {name: first[name] for name in first if name in alike}, **known}


def frozen(data: Any) -> Any:
    """Return the data with tuples in place of lists, as steps push it."""
    if isinstance(data, dict):
        return {name: frozen(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return tuple(frozen(value) for value in data)
    return data
