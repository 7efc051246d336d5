"""Events as they go over the wire: each with its number in its reader's stream."""

from collections.abc import Iterable
from typing import Any

import msgspec

from afallon.kernel import Event


class NumberedEvent(msgspec.Struct, frozen=True):
    """One thing that a reader has learnt: its place in that reader's stream, its kind, and what it tells."""

    number: int
    kind: str
    data: dict[str, Any]


def numbered(events: Iterable[Event], *, after: int = 0) -> list[NumberedEvent]:
    """These events, of which so many came before."""
    return [NumberedEvent(number, event.kind, event.data) for number, event in enumerate(events, start=after + 1)]
