"""What stands before an effect: a moment, a condition, a cost, a name."""

from collections.abc import Sequence

import msgspec

from afallon.grail.content.effects import AnyCost, Cost
from afallon.grail.content.glossary import Once
from afallon.grail.wording.amounts import cost
from afallon.grail.wording.phrases import Line, Lines, Part, phrase


class Frame(msgspec.Struct, frozen=True):
    """A message with what happens as `$does`; its attribute `alone` is the same where nothing is said after it."""

    key: str
    facts: dict[str, Part] = {}


def paid(costs: Sequence[Cost | AnyCost]) -> tuple[Frame, ...]:
    """What must be paid or given up first, if anything."""
    resources = cost(one for one in costs if one.what is not None)
    cards = cost(one for one in costs if one.what is None)
    if resources and cards:
        return (Frame("pay-and-give-for", {"what": resources, "cards": cards}),)
    if cards:
        return (Frame("give-for", {"what": cards}),)
    return (Frame("pay-for", {"what": resources}),) if resources else ()


def often(limit: Once | None) -> tuple[Frame, ...]:
    """How often something can be done; nothing, if it can be done again and again."""
    return () if limit is None else (Frame(f"once-{limit}"),)


def framed(frames: Sequence[Frame], lines: Lines) -> Lines:
    """The lines behind all of the frames: in one sentence if they are one line, else in rows below the frames."""
    if not frames:
        return lines
    *outer, last = frames
    below: Lines = ()
    if len(lines) == 1:
        text: Part = phrase(last.key, does=lines[0].text, **last.facts)
        below = lines[0].below
    else:
        text = phrase(f"{last.key}.alone", **last.facts)
        if lines:
            text, below = phrase("heading", text=text), lines
    for frame in reversed(outer):
        text = phrase(frame.key, does=text, **frame.facts)
    return (Line(text, below),)
