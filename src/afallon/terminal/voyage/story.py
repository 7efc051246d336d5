"""The end of a voyage: outcome, roles, scores and the whole route."""

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from afallon.kernel import GameEnded, Outcome
from afallon.terminal.signs import Signs
from afallon.terminal.voyage import chart, turns
from afallon.terminal.voyage.seen import seen
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.events import Dealt
from afallon.voyage.scene import VoyageTable, table_scene
from afallon.voyage.view import VoyageView


def lines(view: VoyageView, words: VoyageWords) -> list[str]:
    """Return the story in sentences."""
    return [*turns.sentences(view, words), *ending(view, words)]


def drawn(view: VoyageView, words: VoyageWords, console: Console, signs: Signs) -> RenderableType:
    """Return the drawn story."""
    drawn = seen(view)
    outcome, *people = _ending(drawn.table, words)
    styles = ["bold" if seat in _outcome(drawn.table).winners else "" for seat in range(drawn.table.seats)]
    return Group(
        Rule(style="dim"),
        Text(outcome, "bold"),
        *(Text(f"  {line}", style) for line, style in zip(people, styles, strict=True)),
        Rule(style="dim"),
        chart.small(drawn, signs),
        chart.legend(drawn, words, signs, console.width),
        turns.page(view, words, console, signs),
    )


def ending(view: VoyageView, words: VoyageWords) -> list[str]:
    """Return the outcome with the winners, and all players with role, points and reasons."""
    return _ending(table_scene(view), words)


def _outcome(table: VoyageTable) -> Outcome:
    assert table.outcome is not None
    return table.outcome


def _ending(table: VoyageTable, words: VoyageWords) -> list[str]:
    outcome = words.event(GameEnded(*msgspec.structs.astuple(_outcome(table))))
    return [outcome, *(_person(table, words, seat) for seat in range(table.seats))]


def _person(table: VoyageTable, words: VoyageWords, seat: int) -> str:
    score = table.scores[seat]
    held = words.facts(Dealt(seat, table.roles[seat]))
    reasons = words.reasons(score.reasons)
    line = words.say("terminal-voyage-person", **held, points=score.total)
    return f"{line} ({reasons})" if reasons else line
