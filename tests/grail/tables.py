"""Tables of Grail for tests."""

from pathlib import Path
from random import Random
from typing import Any

import afallon

PACKS = Path(__file__).parent / "packs"


def begin(pack: str = "crossroads", *, seats: int = 2, seed: int = 5, **options: Any) -> afallon.Table[Any]:
    """Return a new campaign with one of the packs in `tests/grail/packs`."""
    return afallon.new("grail", seats=seats, seed=seed, pack=str(PACKS / pack), **options)


def give(table: afallon.Table[Any], seat: int, value: Any) -> None:
    """Answer the open question of this seat."""
    table.submit(afallon.Answer(table.open[seat].id, seat, value))


def asked(table: afallon.Table[Any]) -> dict[int, str]:
    """Return the kind of the open question by seat."""
    return {seat: decision.kind for seat, decision in table.open.items()}


def play(table: afallon.Table[Any], answers: int, seed: int = 1) -> None:
    """Give this number of random answers."""
    rng = Random(seed)
    for _ in range(answers):
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
