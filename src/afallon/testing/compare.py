"""What a table is, in forms that can be compared to the byte, and where two of them differ."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from afallon.kernel import Answered, Asked, Event, Rewound, Table, View

Reader = int | None
"""A seat, or nobody's: a spectator."""


def readers(table: Table[Any]) -> list[Reader]:
    """Everybody who is told something: the seats and a spectator."""
    return [*table.seats, None]


def knows_everything(table: Table[Any]) -> bool:
    """Whether the table has its game from the beginning, and not from a snapshot."""
    return table._start is None


def have_answered(table: Table[Any]) -> set[int]:
    """Of those who are asked together now: the seats that have answered already."""
    return set(table._given)


def as_text(value: Any) -> str:
    """Any value as JSON; two values that are equal here are equal to the byte."""
    return msgspec.json.encode(value).decode()


def as_told(events: Iterable[Event]) -> str:
    """A stream as text, each event with its kind, and that of the question if it is about one."""
    return as_text([(kinds_of(event), event) for event in events])


def kinds_of(event: Event) -> tuple[str, ...]:
    """The kind of an event, and of its question if it is about one."""
    return (event.kind, event.about.kind) if isinstance(event, Asked | Answered) else (event.kind,)


def standing(events: Iterable[Event]) -> list[Event]:
    """What is left of a stream when its reader has obeyed each `rewound`."""
    kept: list[tuple[int, Event]] = []
    for number, event in enumerate(events, start=1):
        if isinstance(event, Rewound):
            kept = [(earlier, one) for earlier, one in kept if earlier <= event.to]
        else:
            kept.append((number, event))
    return [event for _, event in kept]


def position(table: Table[Any]) -> dict[str, str]:
    """Where the game stands, apart from ids and numbers, which never go back."""
    return {
        "state": as_text(table.state),
        "outcome": as_text(table.outcome),
        **{f"question to seat {seat}": as_text(asked(decision)) for seat, decision in table.open.items()},
        **{f"view of {reader}": as_text(without_id(table.view(reader))) for reader in readers(table)},
        "view of everything": as_text(table.all_seeing_view()),
    }


def everything(table: Table[Any]) -> dict[str, str]:
    """All that a table is: its snapshot, its record, its questions, and what everybody has been told."""
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
    """A view apart from the id of the reader's question, which never goes back."""
    question = view.open_question
    nameless = None if question is None else msgspec.structs.replace(question, id=0)
    return msgspec.structs.replace(view, open_question=nameless)


def asked(decision: Any) -> Any:
    """A question without its id, as plain data."""
    return {
        "kind": decision.kind,
        "about": decision.about,
        "options": decision.options,
        "rule": decision.rule,
        "own": decision.own,
    }


def same(what: str, one: Any, other: Any) -> None:
    """Let these be equal; else say where they differ first."""
    if one != other:
        raise AssertionError(f"{what}: {difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """Where two values differ first, and how."""
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
    """Long texts taken apart: JSON into its values, other texts into lines."""
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
