"""Parts of a drawn table that every game has: headings, what the reader knows, and the log."""

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
    """What the reader alone knows, under its heading."""
    known = scene.words.knowledge(scene.view)
    if not known:
        return []
    return [heading(scene.words.say("terminal-knowledge")), *map(Text, known)]


def log(scene: Scene, console: Console, signs: Signs, width: int) -> list[tuple[bool, Text]]:
    """The log as single rows of the screen, each with whether it is news."""
    rows = []
    for fresh, line in scene.log():
        for number, part in enumerate(Text(line).wrap(console, width - 2)):
            mark = signs.fresh if fresh and not number else " "
            rows.append((fresh, Text.assemble(mark, " ", (part.plain, "" if fresh else "dim"))))
    return rows


def last(rows: list[tuple[bool, Text]], room: int) -> list[Text]:
    """As many of the last rows as there is room for."""
    return [row for _, row in rows[len(rows) - min(max(room, 0), len(rows)) :]]


def packed(items: Iterable[str], width: int, between: str = "  ") -> list[str]:
    """The items in as few rows as hold them, none of them broken unless it is longer than a row."""
    rows: list[str] = []
    for item in items:
        if rows and cell_len(rows[-1] + between + item) <= width:
            rows[-1] += between + item
        else:
            rows.append(item)
    return rows


def height(console: Console, renderable: RenderableType, width: int | None = None) -> int:
    """How many rows of the screen this takes, at a width of its own or that of the window."""
    options = console.options if width is None else console.options.update(width=width)
    return len(console.render_lines(renderable, options))
