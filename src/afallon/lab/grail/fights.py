"""Fights and parleys: their results and costs."""

from random import Random
from typing import Any, Final

import msgspec

from afallon.grail.content import load_pack
from afallon.kernel import Answer, Decision, Player, SeededChance, Table, find_game
from afallon.lab.grail.arena import Arena, characters_of, pack_of, setup_at
from afallon.lab.grail.players import PLAYERS_BY_NAME

_LONGEST: Final = 4_000
"""Abort a fight after this many answers."""

_ON_THE_WAY = {"act": "travel", "join": "yes", "accept": "yes", "take_along": "all_of_them", "pay_for": "own"}
"""Answers that lead to the fight, by kind of question."""


class Bout(msgspec.Struct, frozen=True):
    """All parameters of one fight, so that it can be fought again."""

    arena: Arena
    player: str
    """One of `PLAYERS_BY_NAME`."""

    seats: int
    seed: int


class Result(msgspec.Struct, frozen=True):
    """The result of a fight, and its cost to all participants together."""

    ended: str
    health: int = 0
    terror: int = 0
    magic: int = 0
    rounds: int = 0

    @property
    def won(self) -> bool:
        return self.ended == "won"


def arena_of(folder: Any, encounter: str) -> Arena:
    """Return the arena of a printed encounter, for starting characters."""
    return Arena(str(folder), load_pack(folder).hash, encounter)


def fight(bout: Bout) -> Result:
    """Fight this bout: all characters travel to the encounter together."""
    setup = setup_at(bout.arena, characters_of(pack_of(bout.arena), bout.seats, bout.seed))
    table: Table[Any] = Table(find_game("grail"), setup, seats=bout.seats, chance=SeededChance(bout.seed))
    rng, player = Random(bout.seed), PLAYERS_BY_NAME[bout.player]()
    before = _tracks(table)
    for _ in range(_LONGEST):
        events = table.events_for(None)
        ended = [event.data["ended"] for event in events if event.kind == "encounter_ended"]
        if ended:
            health, terror, magic = (now - then for now, then in zip(_tracks(table), before, strict=True))
            rounds = sum(event.kind == "encounter_round_began" for event in events)
            return Result(ended[0], -health, terror, -magic, rounds)
        decision = next(iter(table.open.values()))
        table.submit(Answer(decision.id, decision.seat, _answer(decision, table, player, rng)))
    raise AssertionError(f"no end to {bout}")


def _tracks(table: Table[Any]) -> tuple[int, int, int]:
    characters = table.state.characters
    return (
        sum(character.health for character in characters),
        sum(character.terror for character in characters),
        sum(character.resources["magic"] for character in characters),
    )


def _answer(decision: Decision, table: Table[Any], player: Player, rng: Random) -> Any:
    """Return the fixed answer on the way to the fight, or the player's answer."""
    if table.state.encounter is None:
        wanted = _ON_THE_WAY.get(decision.kind)
        if wanted in decision.options:
            return wanted
    return player.answer(decision, table.view(decision.seat), rng)


def win_rate(arena: Arena, player: str, *, seats: int, fights: int) -> float:
    """Return the share of fights that this player wins."""
    return sum(fight(Bout(arena, player, seats, seed)).won for seed in range(fights)) / fights
