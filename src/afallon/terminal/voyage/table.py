"""Voyage's drawn table: the map on the left; knowledge, past turns and the log on the right."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from afallon.terminal import parts
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs
from afallon.terminal.voyage import chart, turns
from afallon.terminal.voyage.seen import seen

_FEWEST_NEWS = 3
_BESIDE_LARGE = 60
"""Minimum width left beside the large map."""


def head(scene: Scene, signs: Signs) -> RenderableType:
    """Draw the reader's name, the captain and the track of turns."""
    words, (table, mine) = scene.words, seen(scene.view)
    shown = [words.say("voyage-name")]
    if isinstance(mine.reader, int):
        shown.append(words.names[mine.reader])
    if table.captain is not None:
        shown.append(f"{signs.leader} {words.say('terminal-voyage-captain', name=words.names[table.captain])}")
    track = signs.full * table.turn + signs.empty * (table.last_turn - table.turn)
    numbered = words.say("voyage-turn-numbered", turn=max(table.turn, 1), last=table.last_turn)
    return Group(Text(" · ".join(shown), "bold"), Text(f"{numbered}  {track}"))


def body(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    """Draw the map, as large as the window allows, and the rest beside it."""
    is_large = height >= chart.LARGE_HEIGHT + 1 and console.width >= chart.LARGE_WIDTH + _BESIDE_LARGE
    draw, left = (chart.large, chart.LARGE_WIDTH) if is_large else (chart.small, chart.WIDTH)
    right = console.width - left - 2
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    drawn = seen(scene.view)
    columns.add_row(
        Group(draw(drawn, signs), chart.legend(drawn, scene.words, signs, left)),
        Group(*_beside(scene, console, signs, right, height)),
    )
    return columns


def _beside(scene: Scene, console: Console, signs: Signs, width: int, height: int) -> list[RenderableType]:
    """Draw the reader's knowledge; turns and news share the remaining rows, with a minimum of news."""
    words, drawn = scene.words, seen(scene.view)
    shown = parts.knowledge(scene)
    room = height - sum(parts.height(console, part, width) for part in shown) - 1
    log = parts.log(scene, console, signs, width)
    news = max(sum(fresh for fresh, _ in log), _FEWEST_NEWS)
    rows = min(drawn.table.turn, max(room - 2 - news, min(room - 2 - _FEWEST_NEWS, 2)))
    if rows > 0:
        grid = turns.grid(drawn, words, signs, width, rows)
        shown += [parts.heading(turns.legend(words, signs)), grid]
        room -= parts.height(console, grid, width) + 1
    return [*shown, parts.heading(words.say("terminal-log")), *parts.last(log, room)]
