"""A dial tossed like a coin (GR-COMP-24)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.effects import Toss
from afallon.grail.rules.effects import questions
from afallon.grail.rules.effects.events import Tossed
from afallon.grail.rules.effects.running import run, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import CHANCE, Ask, OneOf, Step, all_of

FACES: Final = OneOf(("skull", "grail"))


@verb(Toss)
def toss(turn: GrailTurn, effect: Toss, scene: Scene) -> None:
    turn.push(TossDial.name, *scene)


class TossDial(Step[State]):
    """Let chance toss skull or grail, and carry out the list of that face."""

    name = "toss"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask:
        return all_of(questions.Toss(effect=Scene(*arguments).effect_path), {CHANCE: FACES})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        tell(turn, Tossed(face=answers[CHANCE]))
        run(turn, Scene(*arguments).inner(answers[CHANCE]))
