"""Voyage's table in sentences."""

from afallon.terminal.voyage.seen import Seen, seen
from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.grid import CELLS
from afallon.voyage.scene import Way
from afallon.voyage.tiles import ISLANDS
from afallon.voyage.view import VoyageView


def welcome(view: VoyageView, words: VoyageWords) -> list[str]:
    """Return the options of this voyage."""
    charted = "charted" if view.charted else "uncharted"
    lasting = [words.say("voyage-option-lasting-captain.short")] if view.lasting_captain else []
    return [words.say(f"terminal-voyage-{charted}"), *lasting]


def table(view: VoyageView, words: VoyageWords) -> list[str]:
    """Return the reader's knowledge, captain and turn, and the map: ship, directions and islands."""
    lines, scene = words.knowledge(view), seen(view)
    if scene.table.captain is not None:
        lines.append(words.say("terminal-voyage-captain", name=words.names[scene.table.captain]))
    numbered = words.say("voyage-turn-numbered", turn=max(scene.table.turn, 1), last=scene.table.last_turn)
    return [*lines, f"{numbered}.", *_sea(scene, words)]


def _sea(scene: Seen, words: VoyageWords) -> list[str]:
    """Return the map in sentences; places are row and column."""
    table, lines = scene.table, []
    if table.ship is not None:
        here = f"{words.tile(table.tiles[table.ship])} ({words.place(table.ship)})"
        lines.append(words.say("terminal-voyage-here", place=here))
    for direction, way in table.ways.items():
        lines.append(f"{words.direction(direction)}: {_end(way, words)}")
    for island in ISLANDS:
        places = [cell for cell in CELLS if scene.tile(cell) == island and cell not in table.explored]
        if places:
            lines.append(f"{words.tile(island)}: {', '.join(map(words.place, places))}")
    return lines


def _end(way: Way, words: VoyageWords) -> str:
    """Return where a direction leads."""
    if way.cell is None or way.tile is None:
        return words.say(f"terminal-voyage-{way.leads}")
    return f"{words.tile(way.tile)} ({words.place(way.cell)})"
