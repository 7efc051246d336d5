"""The scripted player: follows a script, as in a lesson, and leaves other questions to another player."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from afallon.kernel import Decision, Player, View
from afallon.kernel.options import NotAnOption


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and the scripted answers to it by seat."""

    asked: str
    """The kind of the question."""

    answers: dict[int, Any]
    about: dict[str, Any] = {}
    """Required values of its subject; fields not named here may have any value."""

    def fits(self, decision: Decision) -> bool:
        """Return whether this is the question, and the seat has a scripted answer."""
        if decision.kind != self.asked or decision.seat not in self.answers:
            return False
        return all(getattr(decision.about, name, None) == value for name, value in self.about.items())


class ScriptedPlayer:
    """Follows a script; questions outside it, or answers that the rules forbid, are left to `otherwise`."""

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
