"""Effects that contain other effects: choices and conditions."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.content.effects import Choice, Choose, When
from afallon.grail.rules.effects import questions
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import affordable, lacking, plain
from afallon.grail.rules.effects.events import Chosen
from afallon.grail.rules.effects.once import is_used_up, use_up
from afallon.grail.rules.effects.running import run, verb
from afallon.grail.rules.effects.scene import Scene, meant
from afallon.grail.rules.effects.voting import voted
from afallon.grail.rules.joint_choices import agreed, ask_together, decider
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of

_NO_WISHES: Final[Mapping[int, str]] = {}


@verb(When)
def decide(turn: GrailTurn, effect: When, scene: Scene) -> None:
    run(turn, scene.inner("then" if hold(turn, effect.requires, scene) else "otherwise"))


@verb(Choose)
def let_choose(turn: GrailTurn, effect: Choose, scene: Scene) -> None:
    """Ask the group once; for `each`, ask every seat alone, in the order of seats (GR-PARTY-20)."""
    seats = meant(turn, effect.who, scene)
    groups = [(seat,) for seat in seats] if effect.who == "each" else [seats]
    for group in reversed(groups):
        turn.push(ChooseEffect.name, group, *scene)


class ChooseEffect(Step[State]):
    """Ask a group for one choice: jointly, or by a vote (GR-CHAR-45)."""

    name = "choose_effect"

    def ask(self, position: GrailPosition, group: tuple[int, ...], *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        effect = _effect(position, scene)
        options = offered(position, effect.choices, group, _within(scene))
        if not options.values:
            return None
        if effect.vote:
            return all_of(questions.Vote(seats=group, effect=scene.effect_path), dict.fromkeys(group, options))
        return ask_together(questions.ChooseEffect(seats=group, effect=scene.effect_path), group, options)

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], group: tuple[int, ...], *arguments: Any) -> None:
        if answers:
            scene = Scene(*arguments)
            effect = _effect(turn, scene)
            wish = voted(turn, answers) if effect.vote else agreed(turn, answers)
            choice = next(choice for choice in effect.choices if choice.id == wish)
            if scene.is_story and (choice.complete or choice.go is not None):
                turn.push("follow_verse", choice.go)
            choose(turn, choice, group, _within(scene), {} if effect.vote else answers)


def choose(
    turn: GrailTurn, choice: Choice, group: tuple[int, ...], scene: Scene, wishes: Mapping[int, str] = _NO_WISHES
) -> None:
    """Carry out a group's choice: it pays once, and the choice's effects follow.

    `scene` is the address of the list of choices. `wishes` has each seat's answer to a joint choice.
    """
    overruled = tuple((seat, wish) for seat, wish in sorted(wishes.items()) if wish != choice.id)
    if overruled and setup_of(turn).reading > 5:
        chosen = Chosen(group, scene.path, choice.id, decider=decider(turn, wishes), overruled=overruled)
    else:
        chosen = Chosen(group, scene.path, choice.id)
    tell(turn, chosen)
    use_up(turn, choice.once, path_of(choice, scene), group)
    run(turn, scene._replace(path=f"{path_of(choice, scene)}/effects", place=0))
    if choice.cost:
        turn.push("pay_together", plain(choice.cost), group)


def offered(position: GrailPosition, choices: Iterable[Choice], group: tuple[int, ...], scene: Scene) -> OneOf:
    """Return the choices that the group can make, with their costs; the others are barred.

    A choice is barred if it is used up, its requirements do not hold, or the group cannot pay. The requirements are not
    revealed.
    """
    values: list[str] = []
    offers: list[Offer | None] = []
    barred: list[Barred] = []
    for choice in choices:
        if is_used_up(position, choice.once, path_of(choice, scene), group):
            barred.append(Barred(choice.id, "GR-STORY-01", {"once": choice.once}))
        elif not hold(position, choice.requires, scene):
            barred.append(Barred(choice.id, "GR-PARTY-18"))
        elif not affordable(position, choice.cost, group):
            barred.append(Barred(choice.id, "GR-DAY-06", {"missing": lacking(position, plain(choice.cost), group)}))
        else:
            values.append(choice.id)
            offers.append(Offer(cost=dict(plain(choice.cost))) if choice.cost else None)
    return OneOf(tuple(values), offers=tuple(offers) if any(offers) else (), barred=tuple(barred))


def path_of(choice: Choice, scene: Scene) -> str:
    """Return the path of a choice; `scene` is the address of the list of choices."""
    return f"{scene.path}/choices/{choice.id}"


def _within(scene: Scene) -> Scene:
    """Return the address of the choices of the effect at this place."""
    return scene._replace(path=scene.effect_path)


def _effect(position: GrailPosition, scene: Scene) -> Choose:
    effect = scene.effects(position)[scene.place]
    assert isinstance(effect, Choose)
    return effect
