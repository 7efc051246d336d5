"""Avalon's drawn table: quests at the top, below them knowledge, votes and the log."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from afallon.avalon.scene import AvalonTable, QuestSpace
from afallon.avalon.sizes import LAST_ATTEMPT
from afallon.avalon.staging import table_scene
from afallon.avalon.view import AvalonView
from afallon.terminal import parts
from afallon.terminal.avalon import board, votes
from afallon.terminal.avalon.words import AvalonWords
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs

WIDE = 120
"""Width from which the votes are drawn beside the rest."""

_FEWEST_VOTES, _FEWEST_NEWS = 3, 3


def head(scene: Scene, signs: Signs) -> RenderableType:
    """Draw the leader, the rejected teams and the quests."""
    return Group(_title(scene, signs), quests(scene.view, scene.words, signs))


def body(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    """Draw the reader's knowledge, the votes and the log."""
    arrange = _side_by_side if console.width >= WIDE else _one_below_the_other
    return arrange(scene, console, signs, height)


def _one_below_the_other(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    known = _known(scene)
    log = parts.log(scene, console, signs, console.width)
    room = height - parts.height(console, known) - 1
    news = max(sum(fresh for fresh, _ in log), _FEWEST_NEWS)
    rows = _share(room - 2, wanted=len(scene.view.proposals), others=news)
    below: list[RenderableType] = []
    if rows:
        table = votes.grid(scene.view, scene.words, signs, console.width, rows)
        below = [parts.heading(votes.legend(scene.words, signs)), table]
        room -= parts.height(console, table) + 1
    return Group(known, *below, parts.heading(scene.words.say("terminal-log")), *parts.last(log, room))


def _known(scene: Scene) -> Group:
    """Draw the reader's knowledge and the public things of modules."""
    return Group(*parts.knowledge(scene), *map(Text, board.lines(scene.view, scene.words)))


def _share(room: int, *, wanted: int, others: int) -> int:
    """Return the number of rows for votes beside `others` rows of news; both keep a minimum while there is room."""
    if room < _FEWEST_VOTES + _FEWEST_NEWS:
        return max(min(wanted, room - _FEWEST_NEWS), 0)
    return min(wanted, max(room - others, _FEWEST_VOTES))


def _side_by_side(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    right = max(votes.width_of(scene.view), console.width // 2)
    left = console.width - right - 2
    known = _known(scene)
    room = height - parts.height(console, known, left) - 1
    log = parts.last(parts.log(scene, console, signs, left), room)
    table = votes.grid(scene.view, scene.words, signs, right, height - 2)
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    columns.add_row(
        Group(known, parts.heading(scene.words.say("terminal-log")), *log),
        Group(parts.heading(votes.legend(scene.words, signs)), table),
    )
    return columns


def _title(scene: Scene, signs: Signs) -> Text:
    reader, words, table = scene.view.reader, scene.words, table_scene(scene.view)
    shown = [words.say("avalon-name")]
    if isinstance(reader, int):
        shown.append(words.names[reader])
    if table.leader is not None:
        shown.append(f"{signs.leader} {words.say('terminal-leader', name=words.names[table.leader])}")
    shown += board.lady(table, words)
    track = signs.full * table.rejections + signs.empty * (LAST_ATTEMPT - table.rejections)
    shown.append(words.say("terminal-rejections", track=track))
    return Text(" · ".join(shown), "bold")


def quests(view: AvalonView, words: AvalonWords, signs: Signs) -> Grid:
    """Draw the five quests: size, mark of two fails, and the result or the current position."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False, expand=True)
    table = table_scene(view)
    heads, states = [], []
    for number, quest in enumerate(table.quests, start=1):
        grid.add_column(ratio=1, no_wrap=True)
        mark = signs.two_fails if quest.fails_to_sink > 1 else ""
        style = "bold" if number == table.current_quest else ""
        heads.append(Text(f"{words.quest(number)}: {quest.size}{signs.member}{mark}", style))
        states.append(_quest_state(quest, words, signs, is_now=_is_now(table, number)))
    grid.add_row(*heads)
    grid.add_row(*states)
    return grid


def _is_now(table: AvalonTable, number: int) -> bool:
    return number == table.current_quest and table.outcome is None


def _quest_state(quest: QuestSpace, words: AvalonWords, signs: Signs, *, is_now: bool) -> Text:
    if quest.succeeded:
        return Text(f"{signs.yes} {words.say('avalon-quest-card-success')}", "green")
    if quest.succeeded is False:
        fails = "avalon-quest-card-fail" + (".count" if quest.fails else "")  # magic needs none (AV-SORC-04)
        return Text(f"{signs.no} {words.say(fails, count=quest.fails)}", "bold red")
    if is_now:
        return Text(f"{signs.now} {words.say('terminal-now')}", "bold")
    if quest.fails_to_sink > 1:
        return Text(f"{signs.two_fails} {words.say('avalon-quest-card-fail.count', count=quest.fails_to_sink)}")
    return Text(signs.nothing, "dim")
