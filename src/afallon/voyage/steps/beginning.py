"""Before the ship sails: lay the map, deal the roles, choose a captain."""

from collections.abc import Mapping
from typing import Any

from afallon.kernel import ALL, CHANCE, Ask, OneOf, Step, Subset, all_of
from afallon.voyage.islands import NUMBER, next_island
from afallon.voyage.layout import Layout, rows_of
from afallon.voyage.library import hidden_cells, shape_of
from afallon.voyage.state import State, VoyageTable, setup_of
from afallon.voyage.tiles import CROSS_ISLAND, MAP_TILES, OPEN_SEA, PLAIN_ISLAND, UNKNOWN


class Announce(Step[State]):
    """By which rules this table plays is public."""

    name = "announce"

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        setup = setup_of(table)
        table.emit(
            "game_started",
            to=ALL,
            seats=setup.seats,
            charted=setup.charted,
            lasting_captain=setup.lasting_captain,
            sailor_points=setup.sailor_points,
        )


class LayIslands(Step[State]):
    """Where no layout is given, chance lays the islands, in the order of their cells (VO-SETUP-05, 06)."""

    name = "lay_islands"

    def ask(self, table: VoyageTable) -> Ask | None:
        state = table.state
        if setup_of(table).layout is not None:
            return None
        options = next_island(hidden_cells(tuple(state.tiles)), state.islands)
        return all_of("lay_island", {CHANCE: options}, rule="VO-SETUP-06")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        if answers:
            table.state.islands.append(answers[CHANCE])
            if len(table.state.islands) < NUMBER:
                table.push(self.name)


class MarkCrosses(Step[State]):
    """Chance says which of its islands bear a cross; the rest of the water is open sea."""

    name = "mark_crosses"

    def ask(self, table: VoyageTable) -> Ask | None:
        if setup_of(table).layout is not None:
            return None
        options = Subset(tuple(table.state.islands), MAP_TILES[CROSS_ISLAND])
        return all_of("mark_crosses", {CHANCE: options}, rule="VO-SETUP-05")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        if answers:
            state, crosses = table.state, answers[CHANCE]
            for cell in hidden_cells(tuple(state.tiles)):
                island = CROSS_ISLAND if cell in crosses else PLAIN_ISLAND
                state.tiles[cell] = island if cell in state.islands else OPEN_SEA


class LayMap(Step[State]):
    """The map lies on the table: all of it outside the fog if it is charted, else only its shape (VO-SETUP-07, 13)."""

    name = "lay_map"

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        layout = Layout(tuple(table.state.tiles))
        if setup_of(table).charted:
            table.emit("map_laid", to=ALL, rows=rows_of(layout.tiles))
        else:
            table.emit("map_laid", to=ALL, rows=rows_of(shape_of(layout)))
            table.emit("tiles_hidden", to=(), rows=rows_of(layout.tiles))


class Deal(Step[State]):
    """Each player is dealt one role and sees it alone; nobody sees the rest (VO-SETUP-10)."""

    name = "deal"

    def ask(self, table: VoyageTable) -> Ask | None:
        if setup_of(table).roles is not None:
            return None
        return all_of("deal", {CHANCE: table.state.undealt.choices()}, rule="VO-SETUP-10")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        state, roles = table.state, setup_of(table).roles
        seat = len(state.roles)
        role = roles[seat] if roles is not None else answers[CHANCE]
        state.undealt.take(role)
        state.roles.append(role)
        table.emit("dealt", to=(seat,), seat=seat, role=role)
        if len(state.roles) < len(table.seats):
            table.push(self.name)


class FirstCaptain(Step[State]):
    """The first captain is named at set-up, or random (VO-SETUP-08)."""

    name = "first_captain"

    def ask(self, table: VoyageTable) -> Ask | None:
        if setup_of(table).first_captain is not None:
            return None
        return all_of("first_captain", {CHANCE: OneOf(tuple(table.seats))}, rule="VO-SETUP-08")

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        named = setup_of(table).first_captain
        table.state.captain = named if named is not None else answers[CHANCE]
        table.emit("captain_chosen", to=ALL, seat=table.state.captain)


class SetSail(Step[State]):
    """The first turn begins."""

    name = "set_sail"

    def resolve(self, table: VoyageTable, answers: Mapping[int, Any]) -> None:
        assert UNKNOWN not in table.state.tiles
        table.go("turn")
