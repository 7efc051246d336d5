"""The captain's options: legal directions with their public course, and the rules that bar the others."""

from functools import lru_cache
from typing import Final

from afallon.kernel import Barred, Offer, OneOf
from afallon.voyage.fields import PREFERRED
from afallon.voyage.grid import RAYS, place_of
from afallon.voyage.sailing import BARRED, CELL, LOST
from afallon.voyage.state import State, VoyagePosition, setup_of
from afallon.voyage.tiles import COAST, UNKNOWN, WATER

_LOST: Final = Offer(preview={"course": LOST})  # VO-MOVE-04


def directions_to_choose(position: VoyagePosition) -> OneOf:
    """Return the legal directions without the one already shown; the others are barred by their rule."""
    state, is_charted = position.state, setup_of(position).charted
    values, offers, barred = [], [], []
    for direction, course in state.courses.items():
        if direction == state.preferred:
            barred.append(Barred(direction, "VO-TURN-01", {"card": PREFERRED}))
        elif course == BARRED:
            barred.append(Barred(direction, "VO-MOVE-03", _coast_ahead(state, direction)))
        else:
            values.append(direction)
            offers.append(_stop(course, _known_tile(state, course, is_charted)) if isinstance(course, int) else _LOST)
    return OneOf(tuple(values), offers=tuple(offers), barred=tuple(barred))


def _known_tile(state: State, cell: int, is_charted: bool) -> str:
    """Return the public tile of an unexplored cell (VO-SETUP-07, 13)."""
    tile = state.tiles[cell]
    return tile if is_charted or tile not in WATER else UNKNOWN


@lru_cache(maxsize=1024)
def _stop(cell: int, tile: str) -> Offer:
    row, column = place_of(cell)
    return Offer(preview={"course": CELL, "row": row, "column": column, "tile": tile})


def _coast_ahead(state: State, direction: str) -> dict[str, int]:
    """Return the row and column of the coast that the ship would have to cross."""
    row, column = place_of(next(cell for cell in RAYS[direction][state.ship] if state.tiles[cell] == COAST))
    return {"row": row, "column": column}
