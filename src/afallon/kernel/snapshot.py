"""Snapshots: a table at one moment, as plain data."""

from typing import Any

import msgspec

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

    views: dict[str, Any]
    """By reader: what was known."""

    standing: int
    """How many answers stand."""

    answers: int
    """How many were given, undone ones included."""

    digest: str
    outcome: Outcome | None


def frozen(data: Any) -> Any:
    """The data with tuples where JSON has lists, as steps push it."""
    if isinstance(data, dict):
        return {name: frozen(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return tuple(frozen(value) for value in data)
    return data
