"""Chance as a player: dice, deals and draws are questions to the seat `CHANCE`, answered by a seeded driver."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from afallon.kernel.options import Options

CHANCE: Final = -1
"""The seat that is asked for dice, deals and draws."""


class Rng(Protocol):
    """A source of random numbers, such as `random.Random`."""

    def random(self) -> float: ...


class SeededChance:
    """A stateless driver for chance: each answer depends only on the seed and the number of the question."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, options: "Options", number: int) -> Any:
        """Return the answer of chance to its question with this number."""
        return options.sample(_HashRng(b"%d/%d" % (self.seed, number)))


class _HashRng:
    """A pseudo-random generator seeded by a key, with the same numbers on every machine and Python version."""

    __slots__ = ("_block", "_drawn", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = blake2b(key).digest()
        self._drawn = 0

    def random(self) -> float:
        drawn = self._drawn
        if drawn == 64:
            self._block, drawn = blake2b(self._block, key=self._key[:64]).digest(), 0
        self._drawn = end = drawn + 8
        return (int.from_bytes(self._block[drawn:end], "big") >> 11) * 2.0**-53
