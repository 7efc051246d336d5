"""Voyage's drawn table: the map on the left; beside it what the reader knows, who wanted what, and the log."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from afallon.terminal import parts
from afallon.terminal.scene import Scene
from afallon.terminal.signs import Signs
from afallon.terminal.voyage import chart, turns
from afallon.voyage.steps.sailing import LAST_TURN

_FEWEST_NEWS = 3
_BESIDE_LARGE = 60
"""How much room must be left beside the large map."""


def head(scene: Scene, signs: Signs) -> RenderableType:
    """Whose eyes, who commands, and the track of turns."""
    view, words = scene.view, scene.words
    shown = [words.say("voyage-name")]
    if isinstance(view.reader, int):
        shown.append(words.names[view.reader])
    if view.captain >= 0:
        shown.append(f"{signs.leader} {words.say('terminal-voyage-captain', name=words.names[view.captain])}")
    track = signs.full * view.turn + signs.empty * (LAST_TURN - view.turn)
    numbered = words.say("voyage-turn-numbered", turn=max(view.turn, 1), last=LAST_TURN)
    return Group(Text(" · ".join(shown), "bold"), Text(f"{numbered}  {track}"))


def body(scene: Scene, console: Console, signs: Signs, height: int) -> RenderableType:
    """The map, as large as the window allows, and the rest beside it."""
    is_large = height >= chart.LARGE_HEIGHT + 1 and console.width >= chart.LARGE_WIDTH + _BESIDE_LARGE
    draw, left = (chart.large, chart.LARGE_WIDTH) if is_large else (chart.small, chart.WIDTH)
    right = console.width - left - 2
    columns = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    columns.add_column(width=left)
    columns.add_column(width=right)
    legend = chart.legend(scene.view, scene.words, signs, left)
    columns.add_row(
        Group(draw(scene.view, signs), legend),
        Group(*_beside(scene, console, signs, right, height)),
    )
    return columns


def _beside(scene: Scene, console: Console, signs: Signs, width: int, height: int) -> list[RenderableType]:
    """What the reader knows; then turns and news share the rest, and a few news always have room."""
    view, words = scene.view, scene.words
    shown = parts.knowledge(scene)
    room = height - sum(parts.height(console, part, width) for part in shown) - 1
    log = parts.log(scene, console, signs, width)
    news = max(sum(fresh for fresh, _ in log), _FEWEST_NEWS)
    rows = min(len(view.turns), max(room - 2 - news, min(room - 2 - _FEWEST_NEWS, 2)))
    if rows > 0:
        grid = turns.grid(view, words, signs, width, rows)
        shown += [parts.heading(turns.legend(words, signs)), grid]
        room -= parts.height(console, grid, width) + 1
    return [*shown, parts.heading(words.say("terminal-log")), *parts.last(log, room)]
