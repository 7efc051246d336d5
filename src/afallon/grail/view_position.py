"""Adapter from a view to a position, so that pure functions of the rules can read it."""

from typing import Any

from afallon.grail.content.library import find_pack
from afallon.grail.rules.program import PROGRAM
from afallon.grail.rules.state import GrailPosition
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView
from afallon.kernel import Position


def position_of(view: GrailView) -> GrailPosition:
    """Return the position that this view shows."""
    seats = len(view.state.characters)
    characters = tuple(character.tile for character in view.state.characters)
    mode: Any = view.state.mode
    setup = Setup(seats, "", find_pack(view.pack_hash), mode, characters, view.chronicler)
    return Position(view.state, setup, seats, PROGRAM)
