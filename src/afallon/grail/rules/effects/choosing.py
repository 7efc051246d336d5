"""Effects that hold other effects: choices and conditions in mid-effect."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.content.effects import Choice, Choose, When
from afallon.grail.rules.asking import agreed, ask_together
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.characters.votes import voted
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import affordable, plain
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
    """One choice of a group: what all say, else what the decider says; or by a vote (GR-CHAR-45)."""

    name = "choose_effect"

    def ask(self, table: GrailTable, group: tuple[int, ...], *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        effect = _effect(table, scene)
        choices = open_choices(table, effect.choices, group, scene)
        if not choices:
            return None
        options = one_of([choice.id for choice in choices])
        if effect.vote:
            return ask_together("vote", group, options, rule="GR-CHAR-45")
        return ask_together("choose_effect", group, options, rule="GR-PARTY-20")

    def resolve(self, table: GrailTable, answers: Mapping[int, Any], group: tuple[int, ...], *arguments: Any) -> None:
        if answers:
            scene = Scene(*arguments)
            effect = _effect(table, scene)
            wish = voted(table, answers) if effect.vote else agreed(table, answers)
            choice = next(choice for choice in effect.choices if choice.id == wish)
            if scene.is_story and (choice.complete or choice.go is not None):
                table.push("follow_verse", choice.go)
            choose(table, choice, group, scene._replace(path=f"{scene.path}/{scene.place}"))


def choose(table: GrailTable, choice: Choice, group: tuple[int, ...], scene: Scene) -> None:
    """The group pays for its choice, once, and its effects follow. `scene` is where the choices stand."""
    tell(table, "chosen", seats=group, path=scene.path, choice=choice.id)
    run(table, scene._replace(path=f"{scene.path}/choices/{choice.id}/effects", place=0))
    if choice.cost:
        table.push("pay_together", plain(choice.cost), group)


def open_choices(table: GrailTable, choices: Iterable[Choice], group: tuple[int, ...], scene: Scene) -> list[Choice]:
    """The choices whose requirements hold, and which the group can pay."""
    return [
        choice for choice in choices if hold(table, choice.requires, scene) and affordable(table, choice.cost, group)
    ]


def _effect(table: GrailTable, scene: Scene) -> Choose:
    effect = scene.effects(table)[scene.place]
    assert isinstance(effect, Choose)
    return effect
