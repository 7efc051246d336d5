"""A new session: a campaign goes on with whoever is there today (GR-SAVE-18, 26)."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from afallon.grail.rules.state import State
from afallon.grail.setup import MOMENTS, Outfit
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
    options = table.game.options(table.setup)
    if table.setup.outfits is not None:
        options["outfits"] = [msgspec.to_builtins(outfit) for outfit in _outfits(table, characters)]
    return {
        **options,
        "mode": table.state.mode,
        "rules": list(table.state.rules),  # they may have changed since it was set up (GR-MODE-06)
        "characters": list(characters),
        "chronicler": chronicler,
        "saved": msgspec.to_builtins(table.state, str_keys=True),
        "moment": moment,
    }


def _outfits(table: Table[State], characters: Sequence[str]) -> Iterator[Outfit]:
    """In free mode everybody keeps board and decks; whoever else comes takes those of its colour, or the first that
    nobody has (GR-MODE-41, 45)."""
    pack, outfits = table.setup.pack, table.setup.outfits
    worn = {one.tile: outfit for one, outfit in zip(table.state.characters, outfits, strict=True)}
    taken = [worn[tile] for tile in characters if tile in worn]
    decks = tuple(dict.fromkeys(tile.colour for tile in pack.characters.values()))
    for tile in characters:
        if tile in worn:
            yield worn[tile]
        elif tile in pack.characters:
            own = pack.characters[tile].colour
            free = [
                [colour for colour in colours if colour not in {getattr(outfit, part) for outfit in taken}] or [own]
                for part, colours in (("board", tuple(pack.boards)), ("combat", decks), ("diplomacy", decks))
            ]
            taken.append(Outfit(*(own if own in colours else colours[0] for colours in free)))
            yield taken[-1]


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
