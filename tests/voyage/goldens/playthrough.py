"""A voyage as text that a person can read in a diff, and the way back.

It is written as Avalon's are (`tests/goldens/playthrough.py`), with the subject of each question, where the directions
lead and what bars the others, and ends with the map as a spectator knows it.
A layout stands in one line, with a stroke between its rows.
"""

from collections.abc import Callable, Iterator
from typing import Any

import afallon
from afallon.voyage.drawing import draw
from tests.goldens.playthrough import Listener, show

Chooser = Callable[[afallon.Decision, Any], Any]
READERS: dict[str, Callable[[str], Any]] = {
    "seats": int,
    "seed": int,
    "first_captain": int,
    "charted": lambda text: text == "True",
    "lasting_captain": lambda text: text == "True",
    "roles": str.split,
    "layout": lambda text: text.replace("/", "\n"),
    "sailor_points": str,
}
"""By option: how it is read from its line."""


def write(title: str, options: dict[str, Any], choose: Chooser) -> str:
    """The text of a game with these options, whose every question `choose` answers."""
    table = afallon.new("voyage", **options)
    listener = Listener(table)
    header = (f"{name}: {show(value, ' ')}".replace("\n", "/") for name, value in options.items())
    lines = [f"# {title}", *header, "", *listener.hear(), *_subject(table)]
    while table.outcome is None:
        asked, answers = tuple(table.open.values()), []
        for decision in asked:
            value = choose(decision, table.view(None))
            table.submit(afallon.Answer(decision.id, decision.seat, value))
            answers.append(f"{decision.seat} {show(value)}")
        lines += ["", f"> {asked[0].kind} {'; '.join(answers)}", *listener.hear(), *_subject(table)]
    view = table.view(None)
    return "\n".join([*lines, "", draw([view.tile(cell) for cell in range(63)], view.explored)]) + "\n"


def _subject(table: afallon.Table[Any]) -> Iterator[str]:
    """What the open question is about, and what is said of its options."""
    for decision in list(table.open.values())[:1]:
        options = decision.options
        offers = {way: offer.preview for way, offer in zip(options.values, options.offers, strict=False)}
        yield f"    about {_facts(decision.about.data)}"
        if offers:
            yield f"    leads {_facts({way: tuple(preview.values()) for way, preview in offers.items()})}"
        if options.barred:
            yield f"    barred {_facts({bar.value: (bar.rule, *bar.facts.values()) for bar in options.barred})}"


def _facts(facts: dict[str, Any]) -> str:
    return " ".join(f"{name}={show(value)}" for name, value in facts.items())


def replay(text: str) -> str:
    """The text of the same game, played again from its header and its own answers."""
    title, *lines = text.splitlines()
    answers = _read_answers(lines)
    options = dict(line.split(": ", 1) for line in lines[: lines.index("")])

    def choose(decision: afallon.Decision, view: Any) -> Any:
        kind, seat, value = next(answers)
        assert (decision.kind, decision.seat) == (kind, seat), f"{decision} was not asked then: {kind} {seat}"
        return value

    return write(title.removeprefix("# "), {name: READERS[name](value) for name, value in options.items()}, choose)


def _read_answers(lines: list[str]) -> Iterator[tuple[str, int, str]]:
    for line in lines:
        if line.startswith("> "):
            kind, answers = line[2:].split(" ", 1)
            for answer in answers.split("; "):
                seat, value = answer.split(" ", 1)
                yield kind, int(seat), value
