"""Sessions: continue a campaign with a changed group of players (GR-SAVE-18, 26)."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from afallon.grail.rules.state import State
from afallon.grail.setup import MOMENTS, Outfit
from afallon.kernel import Problem, SetupError, Table

_ASKED_BY: Final = {"equip": "equipment"}
"""Maps a step that asks to its moment, where the two names differ."""

_BEGUN_ANEW: Final = ("planning", "equipment", "advancement", "rebuild_decks")
"""Moments that another group can restart even when they are partly done."""


def moment_of(table: Table[State]) -> str | None:
    """Return the current moment if another group could take over now, else `None`.

    A group cannot change while a character acts, fights or trades (GR-SAVE-26).
    """
    asking = table.asking
    if asking is None or table.state.parties or table.state.encounter is not None:
        return None
    step, arguments = asking
    moment = _ASKED_BY.get(step, step)
    return moment if moment in MOMENTS and (not arguments or moment in _BEGUN_ANEW) else None


def next_session(table: Table[State], characters: Sequence[str], *, chronicler: int | None = None) -> dict[str, Any]:
    """Return the options that continue the campaign with these characters, one for each seat.

    Raise `SetupError` if the group cannot change now.
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
    """Yield the outfit of each character in free mode.

    Characters in play keep board and decks. Newcomers take those of their own colour, or the first free ones
    (GR-MODE-41, 45).
    """
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
    """Return default characters by seat; `before` gives each seat its seat of the last session, or `None`.

    Returning players keep their characters. The others get characters in play, then those that have left, then new
    ones (GR-SAVE-18).
    """
    state, tiles = table.state, table.setup.pack.characters
    kept = [None if seat is None else state.characters[seat].tile for seat in before]
    here = [character.tile for character in state.characters]
    others = sorted(tiles, key=lambda tile: (tile not in here, tile not in state.away, tiles[tile].number))
    free = (tile for tile in others if tile not in kept and tile not in state.dead)
    return tuple(found for tile in kept if (found := next(free, None) if tile is None else tile) is not None)
