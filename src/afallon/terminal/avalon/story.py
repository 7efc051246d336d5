"""The end of a game: outcome, characters, and the votes with that knowledge."""

from itertools import zip_longest

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from afallon.avalon.view import AvalonView
from afallon.kernel import GameEnded
from afallon.terminal.avalon import spoken, table, votes
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.signs import Signs


def lines(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return the story in sentences."""
    return [*spoken.quests(view, words), *votes.sentences(view, words), *ending(view, words)]


def drawn(view: AvalonView, words: AvalonWords, console: Console, signs: Signs) -> RenderableType:
    """Return the drawn story."""
    outcome, *people = ending(view, words)
    sides = [votes.side_style(view.sides[seat]) for seat in range(view.seats)]
    return Group(
        Rule(style="dim"),
        Text(outcome, "bold"),
        *(Text(f"  {line}", style) for line, style in zip_longest(people, sides, fillvalue="bold")),
        Rule(style="dim"),
        table.quests(view, words, signs),
        votes.page(view, words, console, signs),
    )


def ending(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return the outcome, all players with character and side, the winners and the partial winners."""
    assert view.outcome is not None
    outcome = words.event(GameEnded(*msgspec.structs.astuple(view.outcome)))
    people = [words.person(seat, view) for seat in range(view.seats)]
    winners = [words.say("terminal-winners", names=words.people(view.outcome.winners))]
    if view.outcome.partial:
        winners.append(words.say("avalon-partial-winners", names=words.people(view.outcome.partial)))
    return [outcome, *people, *winners]
