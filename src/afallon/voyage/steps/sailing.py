"""Sailing: the ship turns up one tile, or loses the route."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.kernel import ALL, CHANCE, Ask, Step, all_of
from afallon.voyage import questions
from afallon.voyage.events import CaptainPassed, RouteLost, TileTurned
from afallon.voyage.grid import place_of
from afallon.voyage.state import State, VoyagePosition, VoyageTurn, setup_of
from afallon.voyage.steps.ending import finish
from afallon.voyage.tiles import AVALON, FOG

LAST_TURN: Final = 20
"""VO-COMP-06"""


class Sail(Step[State]):
    """The ship sails to the first unexplored tile and turns it up (VO-MOVE-01); in the fog, chance draws the tile."""

    name = "sail"

    def ask(self, position: VoyagePosition) -> Ask | None:
        state, cell = position.state, destination(position.state)
        if cell is None or state.tiles[cell] != FOG:
            return None
        row, column = place_of(cell)
        return all_of(questions.TurnFog(row, column), {CHANCE: state.fog.choices()})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state, cell = turn.state, destination(turn.state)
        if cell is None:  # VO-MOVE-02
            turn.emit(RouteLost(state.direction), to=ALL)
            finish(turn, "route_lost")
            return
        tile = state.tiles[cell]
        if is_fog := tile == FOG:
            tile = state.found[cell] = answers[CHANCE]
            state.fog.take(tile)
        state.explored.append(cell)
        row, column = place_of(cell)
        turn.emit(TileTurned(row, column, tile, is_fog), to=ALL)
        if tile == AVALON:  # VO-END-01
            finish(turn, "avalon_reached")
        elif state.turn == LAST_TURN:  # VO-END-02
            finish(turn, "last_turn")


class NextTurn(Step[State]):
    """The captaincy passes to the left; with lasting captains it may stay (VO-TURN-06, 07)."""

    name = "next_turn"

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        if not (setup_of(turn).lasting_captain and state.captain_stays):
            state.captain = (state.captain + 1) % len(turn.seats)
            turn.emit(CaptainPassed(state.captain), to=ALL)
        turn.go("turn")


def destination(state: State) -> int | None:
    """Return the cell that the ship sails to in this turn; `None` if it loses the route."""
    course = None if state.direction is None else state.courses[state.direction]
    return course if isinstance(course, int) else None
