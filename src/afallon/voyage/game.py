"""Voyage's implementation of the kernel's `Game`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from afallon.kernel import Deck, Event, Game, Problem, Program, Rng, Vocabulary
from afallon.voyage import events, imagine, questions, scene, setup
from afallon.voyage.layout import Layout
from afallon.voyage.library import default_shape
from afallon.voyage.moments import PHASES
from afallon.voyage.roles import ROLE_CARDS
from afallon.voyage.setup import RANDOM, Setup
from afallon.voyage.state import State, VoyageTable
from afallon.voyage.steps import VOYAGE
from afallon.voyage.tiles import FOG_TILES, START
from afallon.voyage.view import VoyageView

_PROGRAM = Program(PHASES, (VOYAGE,))
_ROLES = Deck.of(ROLE_CARDS)


class Voyage(Game):
    """The game of hidden aims at sea, for three to seven players."""

    name = "voyage"
    version = 1
    vocabulary = Vocabulary(events, questions)

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
        return setup.check(seats, options)

    def options(self, setup: Setup) -> dict[str, Any]:
        """Return the options of a set-up. The layout is given as text, so that records survive a change of its name."""
        return {
            "layout": RANDOM if setup.layout is None else setup.layout,
            "charted": setup.charted,
            "lasting_captain": setup.lasting_captain,
            "sailor_points": setup.sailor_points,
            "roles": None if setup.roles is None else list(setup.roles),
            "first_captain": setup.first_captain,
        }

    def compile(self, setup: Setup) -> Program:
        return _PROGRAM

    def begin(self, setup: Setup) -> State:
        tiles = default_shape() if setup.layout is None else Layout.parse(setup.layout).tiles
        return State(
            roles=[],
            undealt=_ROLES.copy(),
            tiles=list(tiles),
            fog=Deck(dict(FOG_TILES)),
            explored=[tiles.index(START)],
        )

    def load(self, setup: Setup, state: Any) -> State:
        return msgspec.convert(state, State, strict=False)

    def view(self, reader: int | str | None) -> VoyageView:
        return VoyageView(reader=reader)

    def table_scene(self, view: VoyageView) -> scene.VoyageTable:
        return scene.table_scene(view)

    def own_scene(self, view: VoyageView) -> scene.VoyageOwn:
        return scene.own_scene(view)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> VoyageTable:
        return imagine.imagine(self, events, seat, rng)


GAME = Voyage()
