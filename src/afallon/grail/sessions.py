"""A new session: a campaign goes on with whoever is there today (GR-SAVE-18, 26)."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from afallon.grail.rules.state import State
from afallon.grail.setup import MOMENTS
from afallon.kernel import Problem, SetupError, Table

_ASKED_BY: Final = {"equip": "equipment"}
"""By step that asks: the moment it belongs to, if it has another name."""

_BEGUN_ANEW: Final = ("planning", "equipment", "advancement", "rebuild_decks")
"""Moments that may be begun anew, however far they have come."""


def moment_of(table: Table[State]) -> str | None:
    """The moment at which another group could take over now; nothing while somebody acts, fights or trades."""
    asking = table.asking
    if asking is None or table.state.parties or table.state.encounter is not None:
        return None
    step, arguments = asking
    moment = _ASKED_BY.get(step, step)
    return moment if moment in MOMENTS and (not arguments or moment in _BEGUN_ANEW) else None


def next_session(table: Table[State], characters: Sequence[str], *, chronicler: int | None = None) -> dict[str, Any]:
    """The options with which the campaign goes on with these characters, one for each seat.

    `SetupError` if the group cannot change now.
    """
    moment = moment_of(table)
    if moment is None:
        raise SetupError((Problem("not_between_actions", "GR-SAVE-18"),))
    return {
        **table.game.options(table.setup),
        "characters": list(characters),
        "chronicler": chronicler,
        "saved": msgspec.to_builtins(table.state, str_keys=True),
        "moment": moment,
    }


def likely_group(table: Table[State], before: Sequence[int | None]) -> tuple[str, ...]:
    """Characters by seat, if nobody names them: `before` says who sat where (GR-SAVE-18).

    Whoever was here keeps its character; the others get those that are here, then those who have left, then new ones.
    """
    state, tiles = table.state, table.setup.pack.characters
    kept = [None if seat is None else state.characters[seat].tile for seat in before]
    here = [character.tile for character in state.characters]
    others = sorted(tiles, key=lambda tile: (tile not in here, tile not in state.away, tiles[tile].number))
    free = (tile for tile in others if tile not in kept and tile not in state.dead)
    return tuple(found for tile in kept if (found := next(free, None) if tile is None else tile) is not None)
