"""The scripted player: says its lines where it has some, as in a lesson, and thinks like another player elsewhere."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from afallon.kernel import Decision, Player, View
from afallon.kernel.options import NotAnOption


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and what those who have a line then answer, by seat."""

    asked: str
    """The kind of the question."""

    answers: dict[int, Any]
    about: dict[str, Any] = {}
    """What its subject must say; whatever is not named here may be anything."""

    def fits(self, decision: Decision) -> bool:
        """Whether this is the question, and the seat has a line for it."""
        if decision.kind != self.asked or decision.seat not in self.answers:
            return False
        return all(getattr(decision.about, name, None) == value for name, value in self.about.items())


class ScriptedPlayer:
    """Follows a script as long as it can; what it does not foresee, or the rules forbid, is left to another player."""

    def __init__(self, script: Sequence[Cue], otherwise: Player) -> None:
        self._script = script
        self._otherwise = otherwise

    def answer(self, decision: Decision, view: View, rng: Random) -> Any:
        for cue in self._script:
            if cue.fits(decision):
                try:
                    return decision.options.read(cue.answers[decision.seat])
                except NotAnOption:
                    break
        return self._otherwise.answer(decision, view, rng)
