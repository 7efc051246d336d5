"""Forms of a table that can be compared byte for byte, and readable differences."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from afallon.kernel import Answered, Asked, Event, Rewound, Table, View

Reader = int | None
"""A seat, or `None` for a spectator."""


def readers(table: Table[Any]) -> list[Reader]:
    """Return all readers: the seats and a spectator."""
    return [*table.seats, None]


def knows_everything(table: Table[Any]) -> bool:
    """Return whether the table has its whole history, and does not continue from a snapshot."""
    return table._start is None


def have_answered(table: Table[Any]) -> set[int]:
    """Return the seats of the asked group that have answered."""
    return set(table._given)


def as_text(value: Any) -> str:
    """Return any value as JSON; two values with equal text are equal byte for byte."""
    return msgspec.json.encode(value).decode()


def as_told(events: Iterable[Event]) -> str:
    """Return a stream as text, each event with its kinds."""
    return as_text([(kinds_of(event), event) for event in events])


def kinds_of(event: Event) -> tuple[str, ...]:
    """Return the kind of an event; for `Asked` and `Answered`, the kind of the question as well."""
    return (event.kind, event.about.kind) if isinstance(event, Asked | Answered) else (event.kind,)


def standing(events: Iterable[Event]) -> list[Event]:
    """Return the events of a stream that remain valid after every `Rewound` in it."""
    kept: list[tuple[int, Event]] = []
    for number, event in enumerate(events, start=1):
        if isinstance(event, Rewound):
            kept = [(earlier, valid) for earlier, valid in kept if earlier <= event.to]
        else:
            kept.append((number, event))
    return [event for _, event in kept]


def position(table: Table[Any]) -> dict[str, str]:
    """Return the position of the game as text by aspect, without ids and numbers, which never go back."""
    return {
        "state": as_text(table.state),
        "outcome": as_text(table.outcome),
        **{f"question to seat {seat}": as_text(asked(decision)) for seat, decision in table.open.items()},
        **{f"view of {reader}": as_text(without_id(table.view(reader))) for reader in readers(table)},
        "view of everything": as_text(table.all_seeing_view()),
    }


def everything(table: Table[Any]) -> dict[str, str]:
    """Return everything about a table as text by aspect: position, snapshot, record, ids, digest and streams."""
    return {
        **position(table),
        "snapshot": as_text(table.snapshot()),
        "record": str(table.record()),
        "ids": as_text({seat: decision.id for seat, decision in table.open.items()}),
        "answers": str(table.answers),
        "digest": table.digest(),
        **{f"stream of {reader}": as_told(table.events_for(reader)) for reader in readers(table)},
        "all events": as_told(table.all_events()),
    }


def without_id(view: View) -> View:
    """Return a view without the id of the reader's question, since ids never go back."""
    question = view.open_question
    nameless = None if question is None else msgspec.structs.replace(question, id=0)
    return msgspec.structs.replace(view, open_question=nameless)


def asked(decision: Any) -> Any:
    """Return a question without its id, as plain data."""
    return {
        "kind": decision.kind,
        "about": decision.about,
        "options": decision.options,
        "rule": decision.rule,
        "own": decision.own,
    }


def same(what: str, one: Any, other: Any) -> None:
    """Assert that both are equal. The error message names the first difference."""
    if one != other:
        raise AssertionError(f"{what}: {difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """Return a description of the first difference between two values."""
    return _difference(one, other, ()) or "no difference that can be shown"


def _difference(one: Any, other: Any, path: tuple[str, ...]) -> str:
    if type(one) is type(other):
        if isinstance(one, str) and (lines := _by_line(one, other)) is not None:
            return _difference(*lines, path)
        if isinstance(one, Mapping):
            for name in (*one, *other):
                if name not in one or name not in other:
                    return f"{_at(path)}only one of them has {name!r}"
                if one[name] != other[name]:
                    return _difference(one[name], other[name], (*path, str(name)))
        elif isinstance(one, list | tuple):
            for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
                if mine != theirs:
                    return _difference(mine, theirs, (*path, str(place)))
            if len(one) != len(other):
                longer = one if len(one) > len(other) else other
                extra = _brief(longer[min(len(one), len(other))])
                return f"{_at(path)}lengths are {len(one)} and {len(other)}; more is {extra}"
        elif isinstance(one, msgspec.Struct) and one.__struct_fields__:
            return _difference(_fields(one), _fields(other), path)
    return f"{_at(path)}{_brief(one)} is not {_brief(other)}"


def _by_line(one: str, other: str) -> tuple[Any, Any] | None:
    """Split long texts for comparison: JSON into its values, other texts into lines."""
    if "\n" in one or "\n" in other:
        return one.split("\n"), other.split("\n")
    try:
        mine, theirs = msgspec.json.decode(one), msgspec.json.decode(other)
    except msgspec.DecodeError:
        return None
    if mine == theirs:
        return "the same in one order", "the same in another order"
    return (mine, theirs) if isinstance(mine, dict | list) else None


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _at(path: tuple[str, ...]) -> str:
    return f"at {'/'.join(path)}: " if path else ""


def _brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 300 else text[:297] + "..."
