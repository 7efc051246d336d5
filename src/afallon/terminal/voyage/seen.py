"""A reader's scene: the public table and the reader's private part."""

from typing import NamedTuple

from afallon.kernel import Seat
from afallon.voyage.fields import Cell, Direction, Role, Tile
from afallon.voyage.scene import ShownTurn, VoyageOwn, VoyageTable, own_scene, table_scene
from afallon.voyage.view import VoyageView


class Seen(NamedTuple):
    """Both parts of a scene."""

    table: VoyageTable
    mine: VoyageOwn

    def tile(self, cell: Cell) -> Tile:
        return self.mine.face_down.get(cell, self.table.tiles[cell])

    def alternative(self, turn: ShownTurn) -> Direction | None:
        """Return the direction that the captain of this turn hid, if the reader knows it."""
        return self.mine.hidden.get(turn.turn, turn.alternative)

    @property
    def roles(self) -> dict[Seat, Role]:
        """The known roles by seat: the reader's own, or all to an omniscient reader and after they are shown."""
        return self.mine.dealt | dict(enumerate(self.table.roles))


def seen(view: VoyageView) -> Seen:
    return Seen(table_scene(view), own_scene(view))
