"""Chance is a player: seat `CHANCE` is asked like any other, and this driver answers for it."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from afallon.kernel.options import Options

CHANCE: Final = -1
"""The seat that answers for dice, deals and draws."""


class Rng(Protocol):
    """Where samples come from; `random.Random` is one."""

    def random(self) -> float: ...


class SeededChance:
    """Answers for chance from a seed and the number of its question alone, and remembers nothing."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, options: "Options", number: int) -> Any:
        """One of these options: what chance answers to its question of this number."""
        return options.sample(_HashRng(b"%d/%d" % (self.seed, number)))


class _HashRng:
    """A sequence of numbers in [0, 1) that depends on its key alone, the same on every machine and version."""

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
