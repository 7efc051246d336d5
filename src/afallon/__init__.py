"""Afallon: one table for the games of Avalon."""

from importlib import import_module
from secrets import randbits
from typing import Any, Final

from afallon.kernel import (
    CHANCE,
    Answer,
    AnswerError,
    BadAnswer,
    Decision,
    Event,
    IllegalAnswer,
    Outcome,
    Player,
    Problem,
    Record,
    RecordError,
    SeededChance,
    SetupError,
    Snapshot,
    Table,
    find_game,
    register,
    register_later,
    set_up,
)

__version__ = "0.1.0"

GAMES: Final = ("avalon", "voyage", "grail")
"""The names of the games that `new` accepts."""

for _name in GAMES:
    register_later(_name, lambda module=f"afallon.{_name}": import_module(module).GAME)  # type: ignore[misc]


def new(game: str, *, seats: int, seed: int | None = None, chance: str = "seeded", **options: Any) -> Table[Any]:
    """Start a game. Chance uses `seed`, by default a secret random one; `chance="open"` leaves it to the caller."""
    if chance not in ("seeded", "open"):
        raise ValueError(f"chance is 'seeded' or 'open', not {chance!r}")
    rules = find_game(game)
    setup = set_up(rules, seats, options)
    driver = SeededChance(randbits(128) if seed is None else seed) if chance == "seeded" else None
    return Table(rules, setup, seats=seats, chance=driver)


def check(game: str, *, seats: int, **options: Any) -> tuple[Problem, ...]:
    """Return every problem of a set-up before it is played: refusals first, then warnings."""
    return find_game(game).check(seats, options)[1]


__all__ = [
    "CHANCE",
    "Answer",
    "AnswerError",
    "BadAnswer",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Outcome",
    "Player",
    "Problem",
    "Record",
    "RecordError",
    "SeededChance",
    "SetupError",
    "Snapshot",
    "Table",
    "check",
    "find_game",
    "new",
    "register",
]
