"""What the characters' cards do at dawn, at dusk, or when a dial is empty: in any order they choose (GR-DAWN-03)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.content.cards import Ability
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import can_pay, plain
from afallon.grail.rules.effects.events import AbilityFired
from afallon.grail.rules.effects.once import use_up_own
from afallon.grail.rules.effects.questions import DueAbility, NextEffect, UseAbility
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together
from afallon.grail.rules.parties.forming import form_party, imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


def let_cards_speak(turn: GrailTurn, timing: str, dial: str | None = None) -> None:
    """Carry out all abilities of this timing next. Each means the character that has the card."""
    scenes = tuple(
        tuple(scene)
        for seat in by_number(turn.state, living(turn.state))
        for ability, scene in abilities_of(turn, seat, timing)
        if ability.dial == dial
    )
    if scenes:
        turn.push(NextCard.name, timing, scenes)


class EmptyDial(Step[State]):
    """A time dial, or the last time token of a location, is gone (GR-TOKEN-09)."""

    name = "empty_dial"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], dial: str | None) -> None:
        let_cards_speak(turn, "on_empty_dial", dial)


class NextCard(Step[State]):
    """All players together say which of several comes next."""

    name = "next_card"

    def ask(self, position: GrailPosition, timing: str, scenes: tuple[Any, ...]) -> Ask | None:
        able = [_choice(scene) for scene in _usable(position, timing, scenes)]
        if len(able) < 2:
            return None
        about = NextEffect(timing, tuple(one.ability for one in able))
        return ask_together(about, living(position.state), one_of(able), rule="GR-DAWN-03")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], timing: str, scenes: tuple[Any, ...]) -> None:
        able = _usable(turn, timing, scenes)
        if able:
            first = agreed(turn, answers) if answers else _choice(next(iter(able)))
            chosen = next(scene for scene in able if _choice(scene) == first)
            turn.push(self.name, timing, tuple(tuple(scene) for scene in able if scene != chosen))
            turn.push(SpeakingCard.name, timing, *chosen)


class SpeakingCard(Step[State]):
    """One card speaks: whoever may decline is asked, and the cost is paid."""

    name = "speaking_card"

    def ask(self, position: GrailPosition, timing: str, *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        ability = _usable(position, timing, (scene,))[scene]
        if not ability.optional or scene.owner is None:
            return None
        about = UseAbility(scene.owner, scene.path, plain(ability.cost))
        return all_of(about, {scene.owner: YES_OR_NO}, rule="GR-DAWN-03")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], timing: str, *arguments: Any) -> None:
        scene = Scene(*arguments)
        ability = _usable(turn, timing, (scene,))[scene]
        if "no" in answers.values() or scene.owner is None:
            return
        tell(turn, AbilityFired(path=scene.path, owner=scene.owner, place=None))
        use_up_own(turn, ability, scene.path, scene.owner)
        form_party(turn, (scene.owner,), timing, turn.state.characters[scene.owner].location)
        run(turn, scene)
        if ability.cost:
            turn.push("pay_together", plain(ability.cost), (scene.owner,))


def _usable(position: GrailPosition, timing: str, scenes: tuple[Any, ...]) -> dict[Scene, Ability]:
    """Those of these abilities that are still there, whose requirements hold and whose owner can pay."""
    usable: dict[Scene, Ability] = {}
    for seat in living(position.state):
        with imagined_party(position.state, (seat,), timing, position.state.characters[seat].location):
            for ability, scene in abilities_of(position, seat, timing):
                if can_pay(position, plain(ability.cost), (seat,)) and hold(position, ability.requires, scene):
                    usable[scene] = ability
    return {scene: usable[scene] for scene in (Scene(*plain_scene) for plain_scene in scenes) if scene in usable}


def _choice(scene: Scene) -> DueAbility:
    return DueAbility(scene.path, scene.owner, None)
