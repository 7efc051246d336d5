"""The end of a campaign: a victory or a defeat, by name (GR-EVENT-21)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.effects import EndGame
from afallon.grail.rules.chapters.events import EndingReached, EpilogueRead
from afallon.grail.rules.effects.running import verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Outcome, Step


@verb(EndGame)
def end_game(turn: GrailTurn, effect: EndGame, scene: Scene) -> None:
    """Read the epilogue, then end in a victory for all, or in a defeat that may still lead to Mercy (GR-DEATH-15)."""
    tell(turn, EndingReached(ending=effect.ending))
    tell(turn, EpilogueRead(epilogue=effect.ending))
    if setup_of(turn).pack.endings[effect.ending].ended == "defeat":
        turn.push("defeat", "story_lost")
    else:
        turn.push(Victory.name)


class Victory(Step[State]):
    name = "victory"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        turn.end(Outcome(side="victory", reason="story_won", winners=tuple(turn.seats)))
