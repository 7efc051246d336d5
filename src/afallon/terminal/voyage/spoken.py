"""Voyage's table in whole sentences."""

from afallon.terminal.voyage.words import VoyageWords
from afallon.voyage.grid import CELLS, DIRECTIONS
from afallon.voyage.steps.sailing import LAST_TURN
from afallon.voyage.tiles import CROSS_ISLAND, PLAIN_ISLAND
from afallon.voyage.view import VoyageView


def welcome(view: VoyageView, words: VoyageWords) -> list[str]:
    """How this voyage is played."""
    charted = "charted" if view.charted else "uncharted"
    lasting = [words.say("voyage-option-lasting-captain.short")] if view.lasting_captain else []
    return [words.say(f"terminal-voyage-{charted}"), *lasting]


def table(view: VoyageView, words: VoyageWords) -> list[str]:
    """What the reader knows, the captain and the turn, and what the map shows: the ship, its ways, the islands."""
    lines = words.knowledge(view)
    if view.captain >= 0:
        lines.append(words.say("terminal-voyage-captain", name=words.names[view.captain]))
    lines.append(words.say("voyage-turn-numbered", turn=max(view.turn, 1), last=LAST_TURN) + ".")
    return [*lines, *sea(view, words)]


def sea(view: VoyageView, words: VoyageWords) -> list[str]:
    """The map in words; places are line and column."""
    here = f"{words.tile(view.tile(view.ship))} ({words.place(view.ship)})"
    lines = [words.say("terminal-voyage-here", place=here)]
    for direction in DIRECTIONS:
        cell = view.course(direction)
        at = f" ({words.place(cell)})" if isinstance(cell, int) else ""
        lines.append(f"{words.direction(direction)}: {words.leads_to(direction, view)}{at}")
    for island in (CROSS_ISLAND, PLAIN_ISLAND):
        seen = [cell for cell in CELLS if view.tile(cell) == island and cell not in view.explored]
        if seen:
            lines.append(f"{words.tile(island)}: {', '.join(map(words.place, seen))}")
    return lines
