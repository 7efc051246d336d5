"""The history of turns: offers, votes and courses, as a grid and as sentences."""

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from afallon.terminal import parts
from afallon.terminal.signs import Signs
from afallon.terminal.voyage.seen import Seen, seen
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.events import CourseSet, PreferredShown, RouteLost, TileTurned, TurnStarted, VotesShown
from afallon.voyage.fields import ALTERNATIVE, WHITE
from afallon.voyage.grid import place_of
from afallon.voyage.scene import ShownTurn
from afallon.voyage.view import VoyageView

_LABEL, _OFFER, _RESULT, _CELL = 3, 4, 6, 12
"""Widths of the number, of the offer and of the result, and the maximum for a player."""


def legend(words: VoyageWords, signs: Signs) -> str:
    """Return the meaning of the grid's signs."""
    pairs = {
        signs.leader: words.say("voyage-captain"),
        signs.white: words.say("voyage-vote-white"),
        signs.black: words.say("voyage-vote-black"),
        f"{signs.ways['north']}{signs.ways['south']}": words.say("terminal-voyage-offer"),
    }
    return "  ".join(f"{sign} {meaning}" for sign, meaning in pairs.items())


def grid(drawn: Seen, words: VoyageWords, signs: Signs, width: int, rows: int | None = None) -> Grid:
    """Draw one row per turn (the last `rows`): the offer, the players' votes, and the course."""
    seats, reader = drawn.table.seats, drawn.mine.reader
    cell = min(_CELL, (width - _LABEL - _OFFER - _RESULT) // max(seats, 1) - 1)
    table = Grid(box=None, padding=(0, 1, 0, 0), show_header=True, header_style="bold", pad_edge=False)
    table.add_column("", width=_LABEL - 1, no_wrap=True, overflow="crop", justify="right")
    table.add_column("", width=_OFFER - 1, no_wrap=True, overflow="crop")
    for seat, name in enumerate(words.names):
        style = "underline" if seat == reader else ""
        table.add_column(Text(f"{seat + 1} {name}", style), width=cell, no_wrap=True, overflow="crop")
    table.add_column("", width=_RESULT, no_wrap=True, overflow="crop")
    if not isinstance(reader, int) and drawn.roles:
        table.add_row("", "", *[words.say(f"voyage-role-{drawn.roles[seat]}") for seat in range(seats)], "")
    turns = drawn.table.turns
    for turn in turns if rows is None else turns[max(len(turns) - rows, 0) :]:
        cells = [_vote(turn, seat, signs) for seat in range(seats)]
        table.add_row(str(turn.turn), _offer(turn, drawn.alternative(turn), signs), *cells, _result(turn, signs))
    return table


def _offer(turn: ShownTurn, alternative: str | None, signs: Signs) -> Text:
    """Return the shown direction, and the hidden one as far as the reader knows it."""
    if turn.preferred is None:
        return Text("")
    hidden = signs.ways[alternative] if alternative else "?"
    return Text(f"{signs.ways[turn.preferred]}{hidden}")


def _vote(turn: ShownTurn, seat: int, signs: Signs) -> Text:
    text = Text(signs.leader if seat == turn.captain else " ")
    if turn.votes:
        text.append(signs.white if turn.votes[seat] == WHITE else signs.black, "bold")
    return text


def _result(turn: ShownTurn, signs: Signs) -> Text:
    if turn.by is None:
        return Text("")
    way = signs.ways[turn.direction] if turn.direction else ""
    found = signs.no if turn.lost else signs.tiles[turn.tile] if turn.tile else ""
    return Text(f"= {way} {found}", "bold")


def page(view: VoyageView, words: VoyageWords, console: Console, signs: Signs) -> Group:
    """Draw the whole grid with a legend."""
    return Group(parts.heading(legend(words, signs)), grid(seen(view), words, signs, console.width))


def sentences(view: VoyageView, words: VoyageWords) -> list[str]:
    """Return every turn in a sentence: captain, shown direction, votes, course and destination."""
    drawn = seen(view)
    return [_sentence(turn, drawn.alternative(turn), words) for turn in drawn.table.turns]


def _sentence(turn: ShownTurn, alternative: str | None, words: VoyageWords) -> str:
    told = [words.event(TurnStarted(turn.turn, turn.captain, ()))]
    if turn.preferred is not None:
        told.append(words.event(PreferredShown(turn.captain, turn.preferred)))
    if alternative is not None and turn.card != ALTERNATIVE:
        told.append(words.say("terminal-voyage-hidden-way", direction=words.direction(alternative)))
    if turn.votes:
        told.append(words.say("voyage-event-votes-shown.names", **words.facts(VotesShown(turn.votes))))
    if turn.by is not None:
        told.append(words.event(CourseSet(turn.direction, turn.card, turn.by)))
    if turn.lost:
        told.append(words.event(RouteLost(turn.direction)))
    if turn.cell is not None and turn.tile is not None:
        told.append(words.event(TileTurned(*place_of(turn.cell), turn.tile, turn.fog)))
    return " ".join(told)
