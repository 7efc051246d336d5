"""Shared parts of drawn tables: headings, knowledge and the log."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs


def heading(text: str) -> Rule:
    return Rule(Text(text, "bold", overflow="ellipsis"), align="left", style="dim")


def knowledge(scene: Scene) -> list[RenderableType]:
    """Return the reader's private knowledge, under its heading."""
    known = scene.words.knowledge(scene.view)
    if not known:
        return []
    return [heading(scene.words.say("terminal-knowledge")), *map(Text, known)]


def log(scene: Scene, console: Console, signs: Signs, width: int) -> list[tuple[bool, Text]]:
    """Return the log as rows of the screen, each with whether it is news."""
    rows = []
    for fresh, line in scene.log():
        for number, part in enumerate(Text(line).wrap(console, width - 2)):
            mark = signs.fresh if fresh and not number else " "
            rows.append((fresh, Text.assemble(mark, " ", (part.plain, "" if fresh else "dim"))))
    return rows


def last(rows: list[tuple[bool, Text]], room: int) -> list[Text]:
    """Return the last rows that fit."""
    return [row for _, row in rows[len(rows) - min(max(room, 0), len(rows)) :]]


def packed(items: Iterable[str], width: int, between: str = "  ") -> list[str]:
    """Return the items in as few rows as possible; only items longer than a row are broken."""
    rows: list[str] = []
    for item in items:
        if rows and cell_len(rows[-1] + between + item) <= width:
            rows[-1] += between + item
        else:
            rows.append(item)
    return rows


def height(console: Console, renderable: RenderableType, width: int | None = None) -> int:
    """Return the number of screen rows at this width, or at that of the window."""
    options = console.options if width is None else console.options.update(width=width)
    return len(console.render_lines(renderable, options))
