"""A table to look at: what a view knows and what its pack says, for the pure functions of the rules."""

from typing import Any, cast

from afallon.grail.content.library import find_pack
from afallon.grail.rules.program import PROGRAM
from afallon.grail.rules.state import GrailTable
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView


class _Glance:
    """State and set-up, and nothing that could change them."""

    def __init__(self, view: GrailView) -> None:
        self.state = view.state
        self.seats = range(len(view.state.characters))
        characters = tuple(character.tile for character in view.state.characters)
        mode: Any = view.mode
        self.setup = Setup(len(self.seats), "", find_pack(view.pack_hash), mode, characters, view.chronicler)

    def fold(self, query: str, value: Any, *arguments: Any) -> Any:
        for answer in PROGRAM.queries.get(query, ()):
            value = answer(self, value, *arguments)
        return value


def glance(view: GrailView) -> GrailTable:
    """The campaign of this view as the rules want to look at it. No answer can be given to it."""
    return cast(GrailTable, _Glance(view))
