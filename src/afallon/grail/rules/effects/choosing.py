"""Effects that hold other effects: choices and conditions in mid-effect."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.effects import Choice, Choose, When
from afallon.grail.rules.asking import agreed, ask_together
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.running import run, verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.state import GrailTable, State
from afallon.kernel import Ask, Step
from afallon.kernel.options import one_of


@change
def chosen(state: State, *, seats: tuple[int, ...], path: str, choice: str) -> None:
    """Who chose what; what follows from it has events of its own."""


@verb(When)
def decide(table: GrailTable, effect: When, scene: Scene) -> None:
    run(table, scene.inner("then" if hold(table, effect.requires, scene) else "otherwise"))


@verb(Choose)
def let_choose(table: GrailTable, effect: Choose, scene: Scene) -> None:
    """For `each` everybody chooses alone, one after another in the order of seats (GR-PARTY-20)."""
    seats = meant(table, effect.who, scene)
    groups = [(seat,) for seat in seats] if effect.who == "each" else [seats]
    for group in reversed(groups):
        table.push(ChooseEffect.name, group, *scene)


class ChooseEffect(Step[State]):
    """One choice of a group: what all say, else what the decider says."""

    name = "choose_effect"

    def ask(self, table: GrailTable, group: tuple[int, ...], *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        choices = open_choices(table, scene)
        if not choices:
            return None
        options = one_of([choice.id for choice in choices])
        return ask_together("choose_effect", group, options, rule="GR-PARTY-20")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], group: tuple[int, ...], *arguments: Any) -> None:
        if answers:
            scene = Scene(*arguments)
            choice = agreed(table, answers)
            tell(table, "chosen", seats=group, path=f"{scene.path}/{scene.place}", choice=choice)
            run(table, scene.inner("choices", choice, "effects"))


def open_choices(table: GrailTable, scene: Scene) -> list[Choice]:
    """The choices of a `choose` whose requirements hold."""
    effect = scene.effects(table)[scene.place]
    assert isinstance(effect, Choose)
    return [choice for choice in effect.choices if hold(table, choice.requires, scene)]
