"""Avalon as the kernel knows it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from afallon.avalon import imagine, setup
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.moments import PHASES
from afallon.avalon.night import sights
from afallon.avalon.plan import Setup
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps import BASIC_GAME, Night
from afallon.avalon.view import AvalonView
from afallon.kernel import Deck, Event, Module, Problem, Program, Rng


class Avalon:
    """The hidden-loyalty game for five to ten."""

    name = "avalon"
    version = 1

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Problem, ...]:
        return setup.check(seats, options)[1]

    def set_up(self, seats: int, options: dict[str, Any]) -> Setup:
        return setup.set_up(seats, options)

    def options(self, setup: Setup) -> dict[str, Any]:
        return {
            "edition": setup.edition,
            "characters": [name for name in setup.deck if not CHARACTERS[name].fills_up],
            "modules": list(setup.modules),
            "assassin": setup.assassin,
            "deal": None if setup.deal is None else list(setup.deal),
            "first_leader": setup.first_leader,
            "fifth_team": setup.fifth_team,
        }

    def compile(self, setup: Setup) -> Program:
        return _compile(setup)

    def begin(self, setup: Setup) -> State:
        return State(
            characters=[],
            sides=[],
            undealt=Deck.of(setup.deck),
            results=[None] * 5,
            modules={name: begin() for name in setup.modules if (begin := MODULES[name].begin) is not None},
        )

    def load(self, setup: Setup, state: Any) -> State:
        loaded = msgspec.convert(state, State, strict=False)
        for name, fresh in self.begin(setup).modules.items():
            loaded.modules[name] = msgspec.convert(loaded.modules[name], type(fresh), strict=False)
        return loaded

    def view(self, reader: int | str | None) -> AvalonView:
        return AvalonView(reader=reader)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> AvalonTable:
        return imagine.imagine(self, events, seat, rng)


@lru_cache(maxsize=256)
def _compile(setup: Setup) -> Program:
    night = Module(name="night", moments={sight.name: (Night(sight),) for sight in sights(setup)})
    characters = [CHARACTERS[name] for name in dict.fromkeys(setup.deck)]
    modules = [MODULES[name] for name in setup.modules]
    return Program(PHASES, (BASIC_GAME, night, *characters, *modules))


GAME = Avalon()
