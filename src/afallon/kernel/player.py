"""Whoever answers for a seat without a human."""

from random import Random
from typing import Any, Protocol

from afallon.kernel.steps import Decision
from afallon.kernel.view import View


class Player(Protocol):
    """Answers for a seat. It sees its decision and its seat's view, never a table."""

    def answer(self, decision: Decision, view: View, rng: Random) -> Any: ...
