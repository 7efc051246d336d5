"""The history of votes, as a grid and as sentences."""

from rich.console import Console, Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from afallon.avalon.basic_view import Proposal
from afallon.avalon.events import ExcaliburGiven, QuestFailed, QuestSucceeded, TeamProposed, VotesShown
from afallon.avalon.scene import AvalonTable
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.signs import Signs

_LABEL, _RESULT, _CELL = 4, 5, 12
"""Widths of the row's label and of its result, and the maximum for a player."""


def legend(words: AvalonWords, signs: Signs) -> str:
    """Return the meaning of the grid's signs."""
    pairs = {
        signs.leader: words.say("avalon-leader"),
        signs.member: words.say("avalon-team"),
        signs.yes: words.say("avalon-vote-approve"),
        signs.no: words.say("avalon-vote-reject"),
    }
    return "  ".join(f"{sign} {meaning}" for sign, meaning in pairs.items())


def grid(view: AvalonView, words: AvalonWords, signs: Signs, width: int, rows: int | None = None) -> Grid:
    """Draw one row per proposal (the last `rows`) and one column per player, with the quest's result at the end."""
    seats = max(view.seats, 1)
    cell = min(_CELL, (width - _LABEL - _RESULT) // seats - 1)
    table = Grid(box=None, padding=(0, 1, 0, 0), show_header=True, header_style="bold", pad_edge=False)
    table.add_column("", width=_LABEL - 1, no_wrap=True, overflow="crop")
    for seat, name in enumerate(words.names):
        style = "underline" if seat == view.reader else ""
        table.add_column(Text(f"{seat + 1} {name}", style), width=cell, no_wrap=True, overflow="crop")
    table.add_column("", width=_RESULT, no_wrap=True, overflow="crop")
    if not isinstance(view.reader, int) and view.characters:
        held = [words.character(view.characters[seat]) for seat in range(view.seats)]
        styles = [side_style(view.sides[seat]) for seat in range(view.seats)]
        table.add_row("", *map(Text, held, styles), "")
    scene = table_scene(view)
    first = 0 if rows is None else max(len(scene.proposals) - rows, 0)
    for proposal in scene.proposals[first:]:
        cells = [_cell(proposal, seat, signs) for seat in range(view.seats)]
        table.add_row(f"{proposal.quest}.{proposal.attempt}", *cells, _result(scene, proposal, signs))
    return table


def _cell(proposal: Proposal, seat: int, signs: Signs) -> Text:
    text = Text(signs.leader if seat == proposal.leader else " ")
    text.append(signs.member if seat in proposal.team else " ")
    vote = proposal.votes[seat] if proposal.votes else proposal.open_votes.get(seat)
    if vote is not None:
        approves = vote == "approve"
        text.append(signs.yes if approves else signs.no, "green" if approves else "bold red")
    return text


def _result(table: AvalonTable, proposal: Proposal, signs: Signs) -> Text:
    """Return the quest's result, a dash for a rejected team, or nothing while it is open."""
    if not proposal.approved:
        return Text("" if proposal.approved is None else signs.nothing)
    quest = table.quests[proposal.quest - 1]
    if quest.succeeded is None:
        return Text("= ?")
    return Text(
        "= " + (signs.yes if quest.succeeded else signs.no) + (f" {quest.fails}" if quest.fails else ""), "bold"
    )


def side_style(side: str) -> str:
    """Return the colour of a side; its name is always shown as well."""
    return "red" if side == "evil" else "green"


def page(view: AvalonView, words: AvalonWords, console: Console, signs: Signs) -> Group:
    """Draw the whole grid with a legend."""
    title = Rule(Text(legend(words, signs), "bold"), align="left", style="dim")
    return Group(title, grid(view, words, signs, console.width))


def sentences(view: AvalonView, words: AvalonWords) -> list[str]:
    """Return every proposal in a sentence: quest and attempt, leader, team, votes and result."""
    table = table_scene(view)
    return [_sentence(table, proposal, words) for proposal in table.proposals]


def _sentence(table: AvalonTable, proposal: Proposal, words: AvalonWords) -> str:
    parts = [words.event(TeamProposed(proposal.leader, proposal.quest, proposal.attempt, proposal.team))]
    holder = proposal.given.get("excalibur")
    if holder is not None:
        parts.append(words.event(ExcaliburGiven(leader=proposal.leader, seat=holder)))
    if proposal.votes:
        parts.append(words.say("avalon-event-votes-shown.names", **words.facts(VotesShown(proposal.votes))))
    quest = table.quests[proposal.quest - 1]
    if proposal.approved and quest.succeeded is not None:
        ended = QuestSucceeded if quest.succeeded else QuestFailed
        parts.append(words.event(ended(quest=proposal.quest, fails=quest.fails)))
    return " ".join(parts)


def width_of(view: AvalonView) -> int:
    """Return a width that does not cut names too short."""
    return _LABEL + _RESULT + view.seats * 8
