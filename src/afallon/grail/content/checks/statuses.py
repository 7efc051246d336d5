"""Statuses and dials that are read must be written somewhere."""

from collections.abc import Iterator

from afallon.grail.content.conditions import HasDial, HasStatus
from afallon.grail.content.effects import ChangeDial, MarkStatus, Per, SetDial
from afallon.grail.content.errors import PackProblem
from afallon.grail.content.origins import Origins
from afallon.grail.content.pack import Sections
from afallon.grail.content.parts import parts_of


def check_statuses(sections: Sections, origins: Origins) -> Iterator[PackProblem]:
    """Look for what reads and what writes in the whole pack."""
    everything = [
        (section, entry, path, part)
        for section in sections.__struct_fields__
        for entry in getattr(sections, section)
        for path, part in parts_of(entry)
    ]
    marked = {part.status for *_, part in everything if isinstance(part, MarkStatus)}
    marked |= {card.mercy_status for card in sections.pack if card.mercy_status is not None}
    dials = {part.dial for *_, part in everything if isinstance(part, SetDial)}
    boxes = {status.id: status.boxes for status in sections.statuses}
    for section, entry, path, part in everything:
        if isinstance(part, HasStatus | MarkStatus) and _box(part) > boxes.get(part.status, _box(part)):
            most = boxes[part.status]
            yield origins.problem(section, entry, path, "status_has_fewer_boxes", status=part.status, boxes=most)
        read_status = part.status if isinstance(part, HasStatus) else _counted(part, "status")
        if read_status is not None and read_status not in marked:
            yield origins.problem(section, entry, path, "status_never_written", status=read_status)
        read_dial = part.dial if isinstance(part, HasDial | ChangeDial) else _counted(part, "dial")
        if read_dial is not None and read_dial not in dials:
            yield origins.problem(section, entry, path, "dial_never_set", dial=read_dial)


def _box(part: HasStatus | MarkStatus) -> int:
    """The highest box that it reads or marks."""
    return part.at_least if isinstance(part, HasStatus) else part.box or 1


def _counted(part: object, counter: str) -> str | None:
    return part.of if isinstance(part, Per) and part.per == counter else None
