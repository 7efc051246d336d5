"""Fights of a pack's encounters, one after another: who wins, and how often."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import afallon
from afallon.grail.content import load_pack
from afallon.kernel import Player
from afallon.players import PLAYERS
from afallon.players.grail import gets_on

_LONGEST = 2_000
"""So many answers no fight has."""

_ON_THE_WAY = {"act": "travel", "join": "yes", "accept": "yes", "take_along": "all_of_them", "pay_for": "own"}
"""What leads to the fight, by kind of question."""


class Result(NamedTuple):
    """How a fight ended, and how many health points it cost those who fought."""

    ended: str
    health: int


def fighting_ground(pack: Path, folder: Path, encounter: str) -> Path:
    """The pack with a map of two locations: at the second waits this encounter. It is written into the folder."""
    for file in sorted(pack.rglob("*.yaml")):
        if file.name != "map.yaml":
            (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    start = load_pack(pack).card.start
    locations: list[dict[str, Any]] = [
        {"number": start, "seals": ["menhir"], "menhir": {"dial": [8, 8, 8, 8]}, "keys": {"north": start + 1}},
        {"number": start + 1, "keys": {"south": start}, "immediate": [{"do": "meet", "encounter": encounter}]},
    ]
    (folder / "map.yaml").write_bytes(msgspec.json.encode({"locations": locations}))
    return folder


def fight(ground: Path, player: str, *, seats: int, seed: int) -> Result:
    """All go there together and fight it out."""
    table = afallon.new("grail", seats=seats, seed=seed, pack=str(ground))
    rng, mind = Random(seed), PLAYERS[player]()
    before = sum(character.health for character in table.state.characters)
    for _ in range(_LONGEST):
        ended = [event.data["ended"] for event in table.events_for(None) if event.kind == "encounter_ended"]
        if ended:
            return Result(ended[0], before - sum(character.health for character in table.state.characters))
        decision = max(table.open.values(), key=gets_on)
        table.submit(afallon.Answer(decision.id, decision.seat, _answer(decision, table, mind, rng)))
    raise AssertionError(f"no end to the fight on {ground}")


def _answer(decision: afallon.Decision, table: Any, mind: Player, rng: Random) -> Any:
    """The way to the fight is given, and what is done in it is the player's."""
    if table.state.encounter is None:
        wanted = _ON_THE_WAY.get(decision.kind)
        if wanted in decision.options:
            return wanted
    return mind.answer(decision, table.view(decision.seat), rng)


def win_rate(ground: Path, player: str, *, seats: int, fights: int) -> float:
    """The share of fights that this player wins."""
    ended = Counter(fight(ground, player, seats=seats, seed=seed).ended for seed in range(fights))
    return ended["won"] / fights
