"""Grail's implementation of the kernel's `Game`."""

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from afallon.grail import scene, setup
from afallon.grail.changes import content_conflicts
from afallon.grail.content.marks import marks_of
from afallon.grail.migrations import ask_about_advancement
from afallon.grail.rules.program import PROGRAM
from afallon.grail.rules.state import State
from afallon.grail.setup import Setup
from afallon.grail.view import GrailView
from afallon.grail.vocabulary import VOCABULARY
from afallon.kernel import Event, Game, Problem, Program, Rng, Table


class Grail(Game):
    """The campaign of exploration, story, combat and diplomacy, for one to four."""

    name = "grail"
    version = 2
    vocabulary = VOCABULARY
    migrations = {1: ask_about_advancement}

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
        return setup.check(seats, options)

    def options(self, setup: Setup) -> dict[str, Any]:
        """Return the options; hash and fingerprints of the pack keep a record from being played with another one."""
        options: dict[str, Any] = {
            "pack": setup.folder,
            "pack_hash": setup.pack_hash,
            "pack_marks": b64encode(marks_of(setup.pack)).decode(),
            "mode": setup.mode,
            "rules": list(setup.rules),
            "characters": list(setup.characters),
            "chronicler": setup.chronicler,
        }
        if setup.free_choice:
            options["free_choice"] = True
        if setup.outfits is not None:
            options["outfits"] = [msgspec.to_builtins(outfit) for outfit in setup.outfits]
        if setup.reading > 1:
            options["reading"] = setup.reading
        if setup.saved is not None:
            options["saved"] = msgspec.json.decode(setup.saved)
        return options if setup.moment == "turns" else {**options, "moment": setup.moment}

    def compile(self, setup: Setup) -> Program:
        return PROGRAM

    def begin(self, setup: Setup) -> State:
        return State()

    def load(self, setup: Setup, state: Any) -> State:
        return msgspec.convert(state, State, strict=False)

    def content_conflicts(self, table: Table[State]) -> tuple[Problem, ...]:
        return content_conflicts(table)

    def view(self, reader: int | str | None) -> GrailView:
        return GrailView(reader=reader)

    def table_scene(self, view: GrailView) -> scene.GrailTable:
        return scene.table_scene(view)

    def own_scene(self, view: GrailView) -> scene.GrailOwn:
        return scene.own_scene(view)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> Table[State]:
        raise LookupError("Grail hides nothing but chance: search on a copy of the table, with a chance of its own")


GAME = Grail()
