"""The ship sails: it turns up one tile, or loses the route."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.kernel import ALL, CHANCE, Ask, Step, all_of
from afallon.voyage.grid import place_of
from afallon.voyage.sailing import course
from afallon.voyage.state import State, VoyageTable, setup_of
from afallon.voyage.steps.ending import finish
from afallon.voyage.tiles import AVALON, FOG

LAST_TURN: Final = 20
"""VO-COMP-06"""


class Sail(Step[State]):
    """The ship sails to the first unexplored tile and turns it up (VO-MOVE-01); what the fog hides, chance knows."""

    name = "sail"

    def ask(self, table: VoyageTable) -> Ask | None:
        state, cell = table.state, destination(table.state)
        if cell is None or state.tiles[cell] != FOG:
            return None
        return all_of("turn_fog", {CHANCE: state.fog.choices()}, rule="VO-SETUP-02")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state, cell = table.state, destination(table.state)
        if cell is None:  # VO-MOVE-02
            table.emit("route_lost", to=ALL, direction=state.direction)
            finish(table, "route_lost")
            return
        tile = state.tiles[cell]
        if is_fog := tile == FOG:
            tile = state.found[cell] = answers[CHANCE]
            state.fog.take(tile)
        state.explored.append(cell)
        row, column = place_of(cell)
        table.emit("tile_turned", to=ALL, row=row, column=column, tile=tile, fog=is_fog)
        if tile == AVALON:  # VO-END-01
            finish(table, "avalon_reached")
        elif state.turn == LAST_TURN:  # VO-END-02
            finish(table, "last_turn")


class NextTurn(Step[State]):
    """The captaincy passes to the left, or stays in a game where it lasts (VO-TURN-06, 07)."""

    name = "next_turn"

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state = table.state
        if not (setup_of(table).lasting_captain and state.captain_stays):
            state.captain = (state.captain + 1) % len(table.seats)
            table.emit("captain_passed", to=ALL, seat=state.captain)
        table.go("turn")


def destination(state: State) -> int | None:
    """The cell to which the ship sails in this turn; `None` if it loses the route."""
    if state.direction is None:
        return None
    cell = course(state.ship, state.direction, state.explored, state.tiles)
    return cell if isinstance(cell, int) else None
