"""Statuses and dials: each one read is written somewhere, and the register of statuses is correct."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from afallon.grail.content.conditions import HasDial, HasStatus
from afallon.grail.content.effects import ChangeDial, EraseStatus, MarkStatus, Per, SetDial
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.guess import guesses
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of
from afallon.grail.content.reader import Path
from afallon.grail.content.scoping import entry_name
from afallon.grail.content.statuses import Status

_ANYWHERE: Final = "anywhere"
_MERCY: Final = "mercy"
"""The registered writer of the status that Mercy marks (GR-DEATH-16)."""


def check_statuses(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report statuses and dials that are read but never written, and boxes that a status does not have."""
    marked = {part.status for *_, part in _everything(sections) if isinstance(part, MarkStatus)}
    marked |= {card.mercy_status for card in sections.pack if card.mercy_status is not None}
    dials = {part.dial for *_, part in _everything(sections) if isinstance(part, SetDial)}
    boxes = {status.id: status.boxes for status in sections.statuses}
    for section, entry, path, part in _everything(sections):
        if isinstance(part, HasStatus | MarkStatus) and _box(part) > boxes.get(part.status, _box(part)):
            most = boxes[part.status]
            yield origins.problem(section, entry, path, "status_has_fewer_boxes", status=part.status, boxes=most)
        if (read := _status_read(part)) is not None and read not in marked and (read in boxes or isinstance(part, Per)):
            yield origins.problem(section, entry, path, "status_never_written", status=read)
        read_dial = part.dial if isinstance(part, HasDial | ChangeDial) else _counted(part, "dial")
        if read_dial is not None and read_dial not in dials:
            near = guesses(read_dial, sorted(dials))
            yield origins.problem(section, entry, path, "dial_never_set", dial=read_dial, **near)


def check_register(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Report statuses that nothing reads, and registers that differ from the actual writers and readers."""
    writers: defaultdict[str, set[str]] = defaultdict(set)
    readers: defaultdict[str, set[str]] = defaultdict(set)
    for section, entry, _, part in _everything(sections):
        if isinstance(part, MarkStatus | EraseStatus):
            writers[part.status].add(entry_name(section, entry))
        if (read := _status_read(part)) is not None:
            readers[read].add(entry_name(section, entry))
    for card in sections.pack:
        if card.mercy_status is not None:
            writers[card.mercy_status].add(_MERCY)
    for status in sections.statuses:
        if status.id in writers and status.id not in readers:
            yield origins.problem("statuses", status, (), "status_never_read", status=status.id)
        if status.writers or status.readers:
            for name in _unregistered(status.writers, writers[status.id]):
                details = {"status": status.id, "entry": name}
                yield origins.problem("statuses", status, ("writers",), "status_writer_not_registered", **details)
            for name in _unregistered(status.readers, readers[status.id]):
                details = {"status": status.id, "entry": name}
                yield origins.problem("statuses", status, ("readers",), "status_reader_not_registered", **details)
            yield from _outdated(status, "writers", writers[status.id], origins)
            yield from _outdated(status, "readers", readers[status.id], origins)


def _unregistered(registered: tuple[int | str, ...], found: set[str]) -> list[str]:
    """Return the entries missing from the list; none if the list is open."""
    known = set(map(str, registered))
    return [] if _ANYWHERE in known else sorted(found - known)


def _outdated(status: Status, field: str, found: set[str], origins: Origins) -> Iterator[PackProblem]:
    """Report registered entries that do not use the status."""
    registered = getattr(status, field)
    for place, name in enumerate(registered):
        if str(name) not in found and name != _ANYWHERE:
            details = {"status": status.id, "entry": name, **guesses(name, _unregistered(registered, found))}
            yield origins.problem("statuses", status, (field, place), "status_register_outdated", **details)


def _everything(sections: Sections) -> Iterator[tuple[str, Any, Path, Any]]:
    for section in sections.__struct_fields__:
        for entry in getattr(sections, section):
            for path, part in parts_of(entry):
                yield section, entry, path, part


def _status_read(part: object) -> str | None:
    return part.status if isinstance(part, HasStatus) else _counted(part, "status")


def _box(part: HasStatus | MarkStatus) -> int:
    """The highest box that it reads or marks."""
    return part.at_least if isinstance(part, HasStatus) else part.box or 1


def _counted(part: object, counter: str) -> str | None:
    return part.of if isinstance(part, Per) and part.per == counter else None
