"""Effect lists as steps: each frame pushes the frame of the remaining effects, then runs one verb.

So a verb may ask, draw or start a whole encounter, and the list continues afterwards. Breaking off an attack or an
action also drops the frames of its remaining effects.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from afallon.grail.content.capabilities import VERBS
from afallon.grail.content.glossary import Scope
from afallon.grail.rules.effects.events import EffectPutOff
from afallon.grail.rules.effects.scene import Scene, active_seat, meant
from afallon.grail.rules.queries import AFTER_EFFECT, BEFORE_EFFECT, EFFECT, EFFECTS_STOPPED
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Choice, Step

Verb = Callable[[GrailTurn, Any, Scene], None]
AnyVerb = TypeVar("AnyVerb", bound=Verb)

GO_ON: Final = "go_on"
"""Answer: carry out the next effect."""


def verb(effect: type) -> Callable[[AnyVerb], AnyVerb]:
    """Register this function as the implementation of the verb."""

    def register(function: AnyVerb) -> AnyVerb:
        if VERBS.setdefault(effect, function) is not function:
            raise ValueError(f"two functions carry out {effect.__name__}")
        return function

    return register


class RunEffects(Step[State]):
    """Carry out the effects of a list, from one place on (GR-COMBAT-100).

    Queries apply around each effect. `effects_stopped` drops the rest of the list. `before_effect` asks a question
    first, and the step of that name carries out the answer (GR-COMBAT-157). `effect` returns the effect as changed, or
    `None`. `after_effect` returns the steps that follow.
    """

    name = "run_effects"

    def ask(self, position: GrailPosition, *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        if scene.place >= len(scene.effects(position)) or position.fold(EFFECTS_STOPPED, False, scene):
            return None
        question: Ask | None = position.fold(BEFORE_EFFECT, None, scene)
        return question

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *arguments: Any) -> None:
        scene = Scene(*arguments)
        effects = scene.effects(turn)
        wish: Any = next(iter(answers.values()), GO_ON)
        if wish != GO_ON:
            turn.push(self.name, *scene)
            turn.push("before_effect", *unpacked(wish))
        elif scene.place < len(effects) and not turn.fold(EFFECTS_STOPPED, False, scene):
            turn.push(self.name, scene.path, scene.place + 1, scene.owner, scene.card)
            for step in turn.fold(AFTER_EFFECT, ()):
                turn.push(step)
            effect = turn.fold(EFFECT, effects[scene.place], scene)
            if effect is not None:
                VERBS[type(effect)](turn, effect, scene)


def run(turn: GrailTurn, scene: Scene) -> None:
    """Carry out an effect list next. An empty or unknown list has no effect."""
    if scene.effects(turn):
        turn.push(RunEffects.name, *scene)


def put_off(turn: GrailTurn, scene: Scene) -> None:
    """Defer the effect at this place to the end of the encounter (GR-ENC-15, GR-LOC-37)."""
    active = active_seat(turn)
    whose = turn.state.party.leader if active is None else active
    if scene.owner is not None and getattr(scene.effects(turn)[scene.place], "who", None) == "owner":
        whose = scene.owner
    tell(turn, EffectPutOff(path=scene.path, place=scene.place, seat=whose))


def meant_afterwards(position: GrailPosition, who: Scope, scene: Scene) -> tuple[int, ...]:
    """Return the seats of a scope for an effect that may have been deferred: `active` is the seat active before."""
    return (scene.owner,) if who == "active" and scene.owner is not None else meant(position, who, scene)


def unpacked(choice: Choice) -> tuple[Any, ...]:
    """Return a tagged choice as arguments of a step: its kind, then its fields."""
    return (choice.kind, *msgspec.structs.astuple(choice))
