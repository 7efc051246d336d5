"""The interface of a bot."""

from random import Random
from typing import Any, Protocol

from afallon.kernel.steps import Decision
from afallon.kernel.view import View


class Player(Protocol):
    """A bot: it answers for a seat from the decision and the seat's view, and never sees a table."""

    def answer(self, decision: Decision, view: View, rng: Random) -> Any: ...
