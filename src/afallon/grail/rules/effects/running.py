"""An effect list as steps: one frame runs one verb and, before it, pushes the frame of the rest.

So a verb may ask, draw or start a whole encounter, and the list goes on afterwards; and whoever breaks off an attack
or an action drops the frames of the rest with it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step

Verb = Callable[[GrailTable, Any, Scene], None]
AnyVerb = TypeVar("AnyVerb", bound=Verb)

GO_ON: Final = "go_on"
"""The answer that lets the next effect happen."""

VERBS: Final[dict[type, Verb]] = {}
"""What each verb of `content/effects.py` does: it tells changes, or pushes steps."""


def verb(effect: type) -> Callable[[AnyVerb], AnyVerb]:
    """Make this function what the verb does."""

    def register(function: AnyVerb) -> AnyVerb:
        if VERBS.setdefault(effect, function) is not function:
            raise ValueError(f"two functions carry out {effect.__name__}")
        return function

    return register


class RunEffects(Step[State]):
    """The effects of a list, from one place on (GR-COMBAT-100).

    Queries have their say around each effect: `effects_stopped` (the rest of the list is dropped), `before_effect`
    (somebody may do something first, GR-COMBAT-157; the step of that name does it), `effect` (what is left of it, or
    `None`), `after_effect` (steps that follow).
    """

    name = "run_effects"

    def ask(self, table: GrailTable, *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        if scene.place >= len(scene.effects(table)) or table.fold("effects_stopped", False, scene):
            return None
        question: Ask | None = table.fold("before_effect", None, scene)
        return question

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], *arguments: Any) -> None:
        scene = Scene(*arguments)
        effects = scene.effects(table)
        if any(answer != GO_ON for answer in answers.values()):
            table.push(self.name, *scene)
            table.push("before_effect", *answers.values())
        elif scene.place < len(effects) and not table.fold("effects_stopped", False, scene):
            table.push(self.name, *scene._replace(place=scene.place + 1))
            for step in table.fold("after_effect", ()):
                table.push(step)
            effect = table.fold("effect", effects[scene.place], scene)
            if effect is not None:
                VERBS[type(effect)](table, effect, scene)


def run(table: GrailTable, scene: Scene) -> None:
    """Carry out an effect list next; an empty or unknown one is nothing."""
    if scene.effects(table):
        table.push(RunEffects.name, *scene)
