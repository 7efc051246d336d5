"""Bad states: campaigns that begin in a desperate position, to find dead ends."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from afallon.grail.content import load_pack
from afallon.grail.content.glossary import RESOURCES
from afallon.grail.rules.state import State
from afallon.kernel import Answer, SeededChance, StepError, Table, find_game, set_up
from afallon.lab.grail.campaigns import Campaign, Endless, party_sizes, table_of, told
from afallon.lab.runs import Runner
from afallon.players.grail import planner


class Ordeal(msgspec.Struct, frozen=True):
    """A campaign that starts from a bad state."""

    folder: str
    pack_hash: str
    state: str
    """One of `BAD_STATES`."""

    seats: int
    seed: int
    days: int


class Endured(msgspec.Struct, frozen=True):
    """The result of an ordeal."""

    state: str
    seats: int
    ended: str
    """`won`: the chapter or the campaign; `defeat`; `endured`: the game goes on; `stuck`: it does not."""

    day: int
    error: str | None = None


def endure(runner: Runner, folder: str, *, seeds: int, days: int) -> list[Endured]:
    """Play ordeals from every bad state, with every number of players."""
    pack = load_pack(folder)
    ordeals = [
        Ordeal(folder, pack.hash, state, seats, seed, days)
        for state in BAD_STATES
        for seats in party_sizes(folder)
        for seed in range(seeds)
    ]
    return runner.run("bad-states", run_ordeal, ordeals, Endured)


def run_ordeal(ordeal: Ordeal) -> Endured:
    """Play on from a bad state. It is a dead end if no question is open or no day passes."""
    campaign = Campaign(
        ordeal.folder,
        ordeal.pack_hash,
        ordeal.seats,
        ordeal.seed,
        days=ordeal.days,
        chapter=2,
        knows_pack=True,
        wanders=0.25,
    )
    try:
        played = told(campaign, table_of(campaign, _worsened(ordeal)))
    except (Endless, StepError) as error:
        return Endured(ordeal.state, ordeal.seats, "stuck", 0, f"{type(error).__name__}: {error}")
    ended = "won" if played.side == "victory" or played.chapter > 1 else played.side or "endured"
    return Endured(ordeal.state, ordeal.seats, ended, played.day)


def _worsened(ordeal: Ordeal) -> Table[Any]:
    """Return a campaign on its first morning, changed to the bad state."""
    game, rng = find_game("grail"), Random(ordeal.seed)
    options: dict[str, Any] = {"pack": ordeal.folder}
    setup, chance = set_up(game, ordeal.seats, options), SeededChance(ordeal.seed)
    table: Table[Any] = Table(game, setup, seats=ordeal.seats, chance=chance)
    while all(decision.kind != "act" for decision in table.open.values()):
        decision = next(iter(table.open.values()))
        value = planner.answer(decision, table.view(decision.seat), rng)
        table.submit(Answer(decision.id, decision.seat, value))
    state: State = table.state.copy()
    BAD_STATES[ordeal.state](state)
    options |= {"saved": msgspec.to_builtins(state, str_keys=True), "mode": state.mode}
    return Table(game, set_up(game, ordeal.seats, options), seats=ordeal.seats, chance=chance)


def _dying(state: State) -> None:
    affliction = "dying" if len(state.characters) > 1 else "dying_solo"
    for character in state.characters:
        character.health = character.energy = 0
        character.afflictions = [affliction]


def _mad(state: State) -> None:
    for character in state.characters:
        character.terror = character.terror_max


def _starving(state: State) -> None:
    for character in state.characters:
        character.resources = dict.fromkeys(RESOURCES, 0)
        character.energy = 0


def _dark(state: State) -> None:
    for place in state.places.values():
        place.menhir, place.dial = False, None


def _forsaken(state: State) -> None:
    for worsen in (_dying, _mad, _starving, _dark):
        worsen(state)


BAD_STATES: Final[dict[str, Callable[[State], None]]] = {
    "dying": _dying,
    "mad": _mad,
    "starving": _starving,
    "dark": _dark,
    "forsaken": _forsaken,
}
