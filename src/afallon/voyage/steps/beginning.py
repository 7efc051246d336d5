"""Before the first turn: the map is laid, roles are dealt, and a captain is chosen."""

from collections.abc import Mapping
from typing import Any

from afallon.kernel import ALL, CHANCE, Ask, OneOf, Step, Subset, all_of
from afallon.voyage import questions
from afallon.voyage.events import CaptainChosen, Dealt, GameStarted, MapLaid, TilesHidden
from afallon.voyage.islands import NUMBER, next_island
from afallon.voyage.layout import Layout, rows_of
from afallon.voyage.library import hidden_cells, shape_of
from afallon.voyage.state import State, VoyagePosition, VoyageTurn, setup_of
from afallon.voyage.tiles import CROSS_ISLAND, MAP_TILES, OPEN_SEA, PLAIN_ISLAND, UNKNOWN


class Announce(Step[State]):
    """Announce the rules of this table, which are public."""

    name = "announce"

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        setup = setup_of(turn)
        turn.emit(GameStarted(setup.seats, setup.charted, setup.lasting_captain, setup.sailor_points), to=ALL)


class LayIslands(Step[State]):
    """Without a given layout, chance places the islands, in the order of their cells (VO-SETUP-05, 06)."""

    name = "lay_islands"

    def ask(self, position: VoyagePosition) -> Ask | None:
        state = position.state
        if setup_of(position).layout is not None:
            return None
        options = next_island(hidden_cells(tuple(state.tiles)), state.islands)
        return all_of(questions.LayIsland(len(state.islands) + 1), {CHANCE: options})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        if answers:
            turn.state.islands.append(answers[CHANCE])
            if len(turn.state.islands) < NUMBER:
                turn.push(self.name)


class MarkCrosses(Step[State]):
    """Chance marks some of its islands with a cross; the remaining water is open sea."""

    name = "mark_crosses"

    def ask(self, position: VoyagePosition) -> Ask | None:
        if setup_of(position).layout is not None:
            return None
        crosses = MAP_TILES[CROSS_ISLAND]
        options = Subset(tuple(position.state.islands), crosses)
        return all_of(questions.MarkCrosses(crosses), {CHANCE: options})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        if answers:
            state, crosses = turn.state, answers[CHANCE]
            for cell in hidden_cells(tuple(state.tiles)):
                island = CROSS_ISLAND if cell in crosses else PLAIN_ISLAND
                state.tiles[cell] = island if cell in state.islands else OPEN_SEA


class LayMap(Step[State]):
    """Show the map: all of it outside the fog if it is charted, otherwise only its shape (VO-SETUP-07, 13)."""

    name = "lay_map"

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        layout = Layout(tuple(turn.state.tiles))
        if setup_of(turn).charted:
            turn.emit(MapLaid(rows_of(layout.tiles)), to=ALL)
        else:
            turn.emit(MapLaid(rows_of(shape_of(layout))), to=ALL)
            turn.emit(TilesHidden(rows_of(layout.tiles)), to=())


class Deal(Step[State]):
    """Deal one role to each player, who sees it alone; the rest is unknown to all (VO-SETUP-10)."""

    name = "deal"

    def ask(self, position: VoyagePosition) -> Ask | None:
        if setup_of(position).roles is not None:
            return None
        state = position.state
        return all_of(questions.Deal(len(state.roles)), {CHANCE: state.undealt.choices()})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        state, roles = turn.state, setup_of(turn).roles
        seat = len(state.roles)
        role = roles[seat] if roles is not None else answers[CHANCE]
        state.undealt.take(role)
        state.roles.append(role)
        turn.emit(Dealt(seat, role), to=(seat,))
        if len(state.roles) < len(turn.seats):
            turn.push(self.name)


class FirstCaptain(Step[State]):
    """The first captain is named in the set-up, or random (VO-SETUP-08)."""

    name = "first_captain"

    def ask(self, position: VoyagePosition) -> Ask | None:
        if setup_of(position).first_captain is not None:
            return None
        return all_of(questions.FirstCaptain(), {CHANCE: OneOf(tuple(position.seats))})

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        named = setup_of(turn).first_captain
        turn.state.captain = named if named is not None else answers[CHANCE]
        turn.emit(CaptainChosen(turn.state.captain), to=ALL)


class SetSail(Step[State]):
    """Begin the first turn."""

    name = "set_sail"

    def resolve(self, turn: VoyageTurn, answers: Mapping[int, Any]) -> None:
        assert UNKNOWN not in turn.state.tiles
        turn.go("turn")
