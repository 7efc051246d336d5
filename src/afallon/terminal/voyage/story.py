"""The end of a voyage: how it ended, who was who, what each has earned, and the whole way."""

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from afallon.kernel import GameEnded
from afallon.terminal.signs import Signs
from afallon.terminal.voyage import chart, turns
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.events import Dealt
from afallon.voyage.view import VoyageView


def lines(view: VoyageView, words: VoyageWords) -> list[str]:
    """The story in sentences."""
    return [*turns.sentences(view, words), *ending(view, words)]


def drawn(view: VoyageView, words: VoyageWords, console: Console, signs: Signs) -> RenderableType:
    """The story to look at."""
    assert view.outcome is not None
    outcome, *people = ending(view, words)
    styles = ["bold" if seat in view.outcome.winners else "" for seat in range(view.seats)]
    return Group(
        Rule(style="dim"),
        Text(outcome, "bold"),
        *(Text(f"  {line}", style) for line, style in zip(people, styles, strict=True)),
        Rule(style="dim"),
        chart.small(view, signs),
        chart.legend(view, words, signs, console.width),
        turns.page(view, words, console, signs),
    )


def ending(view: VoyageView, words: VoyageWords) -> list[str]:
    """The outcome with the winners, and everybody with role, points and what they are for."""
    assert view.outcome is not None
    outcome = words.event(GameEnded(*msgspec.structs.astuple(view.outcome)))
    return [outcome, *(_person(view, words, seat) for seat in range(view.seats))]


def _person(view: VoyageView, words: VoyageWords, seat: int) -> str:
    points = view.points[seat]
    held = words.facts(Dealt(seat, view.roles[seat]))
    reasons = words.reasons(points)
    line = words.say("terminal-voyage-person", **held, points=sum(points.values()))
    return f"{line} ({reasons})" if reasons else line
