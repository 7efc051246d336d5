"""Frames: phrases put before an effect for its moment, condition, cost or name."""

from collections.abc import Sequence

import msgspec

from afallon.grail.content.effects import AnyCost, Cost
from afallon.grail.content.glossary import Once
from afallon.grail.wording.amounts import cost
from afallon.grail.wording.phrases import Line, Lines, Part, phrase


class Frame(msgspec.Struct, frozen=True):
    """A message around an effect, its argument `$does`; its attribute `alone` is the message without the effect."""

    key: str
    facts: dict[str, Part] = {}


def paid(costs: Sequence[Cost | AnyCost]) -> tuple[Frame, ...]:
    """Return the frame for costs to pay and cards to give up first, if there are any."""
    resources = cost(one for one in costs if one.what is not None)
    cards = cost(one for one in costs if one.what is None)
    if resources and cards:
        return (Frame("pay-and-give-for", {"what": resources, "cards": cards}),)
    if cards:
        return (Frame("give-for", {"what": cards}),)
    return (Frame("pay-for", {"what": resources}),) if resources else ()


def often(limit: Once | None) -> tuple[Frame, ...]:
    """Return the frame for a limit of use; empty if there is no limit."""
    return () if limit is None else (Frame(f"once-{limit}"),)


def framed(frames: Sequence[Frame], lines: Lines) -> Lines:
    """Wrap lines in all frames: one line becomes one sentence, several lines become rows below the frames."""
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
