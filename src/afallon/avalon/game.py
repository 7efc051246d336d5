"""Avalon as the kernel knows it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from afallon.avalon import imagine, setup
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.modules import MODULES
from afallon.avalon.moments import PHASES
from afallon.avalon.night import sights
from afallon.avalon.plan import Setup
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.beginning import Night
from afallon.avalon.view import AvalonView
from afallon.kernel import Deck, Event, Game, Module, Problem, Program, Rng, Vocabulary


class Avalon(Game):
    """The hidden-loyalty game for five to ten."""

    name = "avalon"
    version = 1
    vocabulary = Vocabulary()

    def check(self, seats: int, options: dict[str, Any]) -> tuple[Setup | None, tuple[Problem, ...]]:
        return setup.check(seats, options)

    def options(self, setup: Setup) -> dict[str, Any]:
        return {
            "edition": setup.edition,
            "characters": [name for name in setup.deck if not CHARACTERS[name].fills_up],
            "modules": list(setup.modules),
            "assassin": setup.assassin,
            "deal": None if setup.deal is None else list(setup.deal),
            "first_leader": setup.first_leader,
            **msgspec.structs.asdict(setup.variants),
        }

    def compile(self, setup: Setup) -> Program:
        # Nothing in the program depends on who holds what: every imagined deal shares one.
        return _compile(msgspec.structs.replace(setup, deal=None, first_leader=None))

    def begin(self, setup: Setup) -> State:
        return State(
            characters=[],
            sides=[],
            undealt=Deck.of(setup.deck),
            results=[None] * 5,
            modules={part.name: part.begin() for part in _parts(setup) if part.begin is not None},
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
    night = [Module(name=sight.name, moments={sight.moment: (Night(sight, setup),)}) for sight in sights(setup)]
    return Program(PHASES, (BASIC_GAME, *night, *_parts(setup)))


@lru_cache(maxsize=256)
def _parts(setup: Setup) -> tuple[Module, ...]:
    """What is in play beside the basic game: characters, what they bring, and chosen modules."""
    return tuple({part.name: part for part in _all_parts(setup)}.values())


def _all_parts(setup: Setup) -> Iterator[Module]:
    characters = [CHARACTERS[name] for name in dict.fromkeys(setup.deck)]
    yield from characters
    for character in characters:
        yield from character.brings
    for name in setup.modules:
        yield MODULES[name]


GAME = Avalon()
