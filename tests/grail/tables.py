"""Tables of Grail for tests."""

from pathlib import Path
from random import Random
from typing import Any

import afallon

PACKS = Path(__file__).parent / "packs"


def begin(pack: str = "crossroads", *, seats: int = 2, seed: int = 5, **options: Any) -> afallon.Table[Any]:
    """A campaign with one of the packs beside these tests."""
    return afallon.new("grail", seats=seats, seed=seed, pack=str(PACKS / pack), **options)


def give(table: afallon.Table[Any], seat: int, value: Any) -> None:
    """Answer what this seat is asked."""
    table.submit(afallon.Answer(table.open[seat].id, seat, value))


def asked(table: afallon.Table[Any]) -> dict[int, str]:
    """Who is asked for what."""
    return {seat: decision.kind for seat, decision in table.open.items()}


def play(table: afallon.Table[Any], answers: int, seed: int = 1) -> None:
    """So many random answers."""
    rng = Random(seed)
    for _ in range(answers):
        decision = rng.choice(list(table.open.values()))
        table.submit(afallon.Answer(decision.id, decision.seat, decision.options.sample(rng)))
