"""Avalon's implementation of the kernel's `Game`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from afallon.avalon import events, imagine, queries, questions, setup, tags
from afallon.avalon.basic import BASIC_GAME
from afallon.avalon.box import SAID
from afallon.avalon.characters import CHARACTERS
from afallon.avalon.in_play import parts_in_play
from afallon.avalon.moments import PHASES
from afallon.avalon.night import learns, shown, sights, watchers
from afallon.avalon.plan import Setup
from afallon.avalon.scene import AvalonOwn
from afallon.avalon.scene import AvalonTable as TableScene
from afallon.avalon.staging import own_scene, table_scene
from afallon.avalon.state import AvalonTable, State
from afallon.avalon.steps.beginning import Night
from afallon.avalon.view import AvalonView
from afallon.kernel import Deck, Event, Game, Module, Problem, Program, Rng, View, Vocabulary


class Avalon(Game):
    """Avalon, the hidden-loyalty game for five to ten players."""

    name = "avalon"
    version = 1
    vocabulary = Vocabulary(events, questions, queries, tags, *SAID)

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
            **dict(setup.settled),
        }

    def compile(self, setup: Setup) -> Program:
        # The program does not depend on the deal, so all imagined deals share one cached program.
        return _compile(msgspec.structs.replace(setup, deal=None, first_leader=None))

    def begin(self, setup: Setup) -> State:
        return State(
            characters=[],
            sides=[],
            undealt=Deck.of(setup.deck),
            results=[None] * 5,
            modules={
                part.name: part.begin() for part in parts_in_play(setup.deck, setup.modules) if part.begin is not None
            },
        )

    def load(self, setup: Setup, state: Any) -> State:
        loaded = msgspec.convert(state, State, strict=False)
        for name, fresh in self.begin(setup).modules.items():
            loaded.modules[name] = msgspec.convert(loaded.modules[name], type(fresh), strict=False)
        return loaded

    def view(self, reader: int | str | None) -> AvalonView:
        return AvalonView(reader=reader)

    def load_view(self, view: View, known: Any) -> View:
        """Convert plain data to a view.

        `parts` and `question` have no static type: the announced set-up and the open question's kind select theirs.
        """
        basic = {name: value for name, value in known.items() if name not in ("parts", "question")}
        loaded = _read(basic, AvalonView)
        for part in parts_in_play(loaded.deck, loaded.modules):
            if part.known is not None:
                loaded.parts[part.known.part] = _read(known["parts"][part.known.part], part.known)
        for kind in loaded.asked.values():
            loaded.question = _read(known["question"], self.vocabulary.questions[kind])
        return loaded

    def table_scene(self, view: AvalonView) -> TableScene:
        return table_scene(view)

    def own_scene(self, view: AvalonView) -> AvalonOwn:
        return own_scene(view)

    def imagine(self, events: Sequence[Event], seat: int | None, rng: Rng) -> AvalonTable:
        return imagine.imagine(self, events, seat, rng)


Plain = TypeVar("Plain")


def _read(plain: Any, sort: type[Plain]) -> Plain:
    return msgspec.convert(plain, sort, strict=False, str_keys=True)


@lru_cache(maxsize=256)
def _compile(setup: Setup) -> Program:
    night = [
        Module(
            name=sight.name,
            moments={sight.moment: (Night(sight, watchers(setup, sight), shown(setup, sight), learns(setup, sight)),)},
        )
        for sight in sights(setup)
    ]
    return Program(PHASES, (BASIC_GAME, *night, *parts_in_play(setup.deck, setup.modules)))


GAME = Avalon()
