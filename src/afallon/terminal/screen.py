"""The drawn table: a scene as lines for a window of any size. Pure: it reads a scene and prints nothing."""

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segments
from rich.table import Table as Grid
from rich.text import Text

from afallon.avalon.sizes import LAST_ATTEMPT
from afallon.avalon.view import AvalonView
from afallon.terminal import votes
from afallon.terminal.prompt import commands, menu_of
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs
from afallon.terminal.words import Words

WIDE = 120
"""From this width on the votes stand beside the rest."""

_FEWEST_VOTES, _FEWEST_NEWS = 3, 3


def draw(scene: Scene, console: Console, signs: Signs, *, trouble: str | None = None) -> RenderableType:
    """The whole table, as high as the window but for the line that is typed in."""
    head = Group(_title(scene, signs), quests(scene.view, scene.words, signs))
    foot = _question(scene, trouble)
    arrange = _side_by_side if console.width >= WIDE else _one_below_the_other
    height = max(console.height - 1 - _height(console, head) - _height(console, foot), 0)
    body = console.render_lines(arrange(scene, console, signs, height), new_lines=True)[:height]
    return Group(head, Segments(part for row in body for part in row), foot)


def _one_below_the_other(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    known = Group(*_knowledge(scene))
    log = _log(scene, console, signs, console.width)
    room = height - _height(console, known) - 1
    news = max(sum(fresh for fresh, _ in log), _FEWEST_NEWS)
    rows = _share(room - 2, wanted=len(scene.view.proposals), others=news)
    below: list[RenderableType] = []
    if rows:
        table = votes.grid(scene.view, scene.words, signs, console.width, rows)
        below = [_heading(votes.legend(scene.words, signs)), table]
        room -= _height(console, table) + 1
    return Group(known, *below, _heading(scene.words.say("terminal-log")), *_last(log, room))


def _share(room: int, *, wanted: int, others: int) -> int:
    """How many rows of votes there are beside so many rows of news: a few at least, as long as a few news have room."""
    if room < _FEWEST_VOTES + _FEWEST_NEWS:
        return max(min(wanted, room - _FEWEST_NEWS), 0)
    return min(wanted, max(room - others, _FEWEST_VOTES))


def _side_by_side(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    right = max(votes.width_of(scene.view), console.width // 2)
    left = console.width - right - 2
    known = Group(*_knowledge(scene))
    room = height - len(console.render_lines(known, console.options.update(width=left))) - 1
    log = _last(_log(scene, console, signs, left), room)
    table = votes.grid(scene.view, scene.words, signs, right, height - 2)
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    columns.add_row(
        Group(known, _heading(scene.words.say("terminal-log")), *log),
        Group(_heading(votes.legend(scene.words, signs)), table),
    )
    return columns


def _title(scene: Scene, signs: Signs) -> Text:
    view, words = scene.view, scene.words
    parts = [words.say("avalon-name")]
    if isinstance(view.reader, int):
        parts.append(words.names[view.reader])
    if view.leader >= 0:
        parts.append(f"{signs.leader} {words.say('terminal-leader', name=words.names[view.leader])}")
    if view.lady_holders:
        parts.append(words.say("terminal-lady", name=words.names[view.lady_holders[-1]]))
    track = signs.full * view.rejections + signs.empty * (LAST_ATTEMPT - view.rejections)
    parts.append(words.say("terminal-rejections", track=track))
    return Text(" · ".join(parts), "bold")


def quests(view: AvalonView, words: Words, signs: Signs) -> Grid:
    """The five quests: size, mark of two fails, and the result or where the game is."""
    table = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False, expand=True)
    for _ in view.sizes:
        table.add_column(ratio=1, no_wrap=True)
    current = view.proposal.quest if view.proposal else view.round
    heads, states = [], []
    for number, (size, needed) in enumerate(zip(view.sizes, view.fails_to_sink, strict=True), start=1):
        mark = signs.two_fails if needed > 1 else ""
        heads.append(Text(f"{words.quest(number)}: {size}{signs.member}{mark}", "bold" if number == current else ""))
        states.append(_quest_state(view, words, signs, number, current))
    table.add_row(*heads)
    table.add_row(*states)
    return table


def _quest_state(view: AvalonView, words: Words, signs: Signs, number: int, current: int) -> Text:
    for quest in view.quests:
        if quest.quest == number and quest.succeeded is not None:
            if quest.succeeded:
                return Text(f"{signs.yes} {words.say('avalon-quest-card-success')}", "green")
            return Text(f"{signs.no} {words.say('avalon-quest-card-fail.count', count=quest.fails)}", "bold red")
    if number == current and view.outcome is None:
        return Text(f"{signs.now} {words.say('terminal-now')}", "bold")
    needed = view.fails_to_sink[number - 1]
    if needed > 1:
        return Text(f"{signs.two_fails} {words.say('avalon-quest-card-fail.count', count=needed)}")
    return Text(signs.nothing, "dim")


def _knowledge(scene: Scene) -> list[RenderableType]:
    known = scene.words.knowledge(scene.view)
    if not known:
        return []
    return [_heading(scene.words.say("terminal-knowledge")), *map(Text, known)]


def _heading(text: str) -> Rule:
    return Rule(Text(text, "bold", overflow="ellipsis"), align="left", style="dim")


def _log(scene: Scene, console: Console, signs: Signs, width: int) -> list[tuple[bool, Text]]:
    """The log as single rows of the screen, each with whether it is news."""
    rows = []
    for fresh, line in scene.log():
        for number, part in enumerate(Text(line).wrap(console, width - 2)):
            mark = signs.fresh if fresh and not number else " "
            rows.append((fresh, Text.assemble(mark, " ", (part.plain, "" if fresh else "dim"))))
    return rows


def _last(log: list[tuple[bool, Text]], room: int) -> list[Text]:
    return [row for _, row in log[len(log) - min(max(room, 0), len(log)) :]]


def _question(scene: Scene, trouble: str | None) -> RenderableType:
    """The question and what may be answered, or whom the table waits for."""
    words = scene.words
    lines: list[RenderableType] = [Rule(style="dim")]
    if trouble:
        lines.append(Text(f"! {trouble}", "bold red"))
    if scene.decision is None:
        return Group(*lines, *map(Text, words.waiting(scene.view)))
    lines.append(Text(words.question(scene.decision, scene.view), "bold"))
    lines.append(Text("  ".join(choices(scene))))
    letters = commands(words.language)
    helps = [f"{letters[name][0]} {words.say(f'terminal-command-{name}.label')}" for name in letters if name != "table"]
    lines.append(Text(" · ".join(helps), "dim"))
    return Group(*lines)


def choices(scene: Scene) -> list[str]:
    """What may be typed for the question, each with its shortest form in brackets."""
    assert scene.decision is not None
    return [f"[{choice.handles[0]}] {choice.label}" for choice in menu_of(scene.decision, scene.words).choices]


def _height(console: Console, renderable: RenderableType) -> int:
    return len(console.render_lines(renderable))


def pages(renderable: RenderableType, console: Console) -> list[Segments]:
    """The rows of something long, cut into pieces that fit the window."""
    rows = console.render_lines(renderable, new_lines=True)
    size = max(console.height - 2, 1)
    starts = range(0, len(rows), size)
    return [Segments([part for row in rows[start : start + size] for part in row]) for start in starts]
