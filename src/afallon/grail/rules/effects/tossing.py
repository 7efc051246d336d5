"""A dial tossed like a coin (GR-COMP-24)."""

from collections.abc import Mapping
from typing import Any, Final

from afallon.grail.content.effects import Toss
from afallon.grail.rules.changes import revealing, tell
from afallon.grail.rules.effects.running import run, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import CHANCE, Ask, OneOf, Step, all_of

FACES: Final = OneOf(("skull", "grail"))


@revealing
def tossed(state: State, *, face: str) -> None:
    """What follows from it has events of its own."""


@verb(Toss)
def toss(table: GrailTable, effect: Toss, scene: Scene) -> None:
    table.push(TossDial.name, *scene)


class TossDial(Step[State]):
    """Chance says skull or grail, and that list is carried out."""

    name = "toss"

    def ask(self, table: GrailTable, *arguments: Any) -> Ask:
        return all_of("toss", {CHANCE: FACES}, rule="GR-COMP-24")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], *arguments: Any) -> None:
        tell(table, "tossed", face=answers[CHANCE])
        run(table, Scene(*arguments).inner(answers[CHANCE]))
