"""Triggered abilities outside encounters: at dawn and dusk, around an action, at an empty dial (GR-COMP-29, 30).

The players choose the order of abilities that trigger at the same time (GR-DAWN-03).
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from afallon.grail.content.cards import Ability
from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.effects.abilities import abilities_that_speak
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import can_pay, plain
from afallon.grail.rules.effects.events import AbilityFired
from afallon.grail.rules.effects.once import use_up_own
from afallon.grail.rules.effects.questions import DueAbility, NextEffect, UseAbility
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together, decider
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of

ACTING: Final = frozenset({"before_action", "after_action", "on_travel", "on_explore", "on_arrival"})
"""Timings that concern the acting party; all others concern everybody."""


def let_cards_speak(turn: GrailTurn, timing: str, dial: str | None = None, seats: Iterable[int] | None = None) -> None:
    """Trigger all abilities with this timing next, of these seats' cards or of everybody's.

    A character's own card concerns that character. A card that applies to everybody concerns the party or all.
    """
    scenes = due_to_speak(turn, timing, dial, seats)
    if scenes:
        turn.push(NextCard.name, timing, scenes)


def due_to_speak(
    position: GrailPosition, timing: str, dial: str | None = None, seats: Iterable[int] | None = None
) -> tuple[Any, ...]:
    """Return the addresses of the abilities that `let_cards_speak` would trigger, as plain tuples."""
    speaking = abilities_that_speak(position, living(position.state) if seats is None else seats, timing)
    return tuple(tuple(scene) for ability, scene in speaking if ability.dial == dial)


class EmptyDial(Step[State]):
    """Trigger the abilities of an empty time dial, or of a location's last time token (GR-TOKEN-09)."""

    name = "empty_dial"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], dial: str | None) -> None:
        let_cards_speak(turn, "on_empty_dial", dial)


class NextCard(Step[State]):
    """Ask all players together for the next ability, if several are due."""

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
    """Carry out one triggered ability: ask if it is optional, and collect its cost."""

    name = "speaking_card"

    def ask(self, position: GrailPosition, timing: str, *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        ability = _usable(position, timing, (scene,))[scene]
        if not ability.optional:
            return None
        seat = decider(position, _concerned(position, timing, scene))
        return all_of(UseAbility(seat, scene.path, plain(ability.cost)), {seat: YES_OR_NO}, rule="GR-DAWN-03")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], timing: str, *arguments: Any) -> None:
        scene = Scene(*arguments)
        ability = _usable(turn, timing, (scene,))[scene]
        if "no" in answers.values():
            return
        seats = _concerned(turn, timing, scene)
        tell(turn, AbilityFired(path=scene.path, owner=scene.owner, place=None))
        use_up_own(turn, ability, scene.path, scene.owner, seats)
        form_party(turn, seats, timing, turn.state.characters[seats[0]].location)
        run(turn, scene)
        if ability.cost:
            turn.push("pay_together", plain(ability.cost), seats)


def _usable(position: GrailPosition, timing: str, scenes: tuple[Any, ...]) -> dict[Scene, Ability]:
    """Return those of these abilities that are still in play, whose requirements hold and that can be paid for."""
    state = position.state
    speaking = {scene: ability for ability, scene in abilities_that_speak(position, living(state), timing)}
    usable: dict[Scene, Ability] = {}
    for scene in (Scene(*plain_scene) for plain_scene in scenes):
        ability, seats = speaking.get(scene), _concerned(position, timing, scene)
        if ability is not None and seats:
            with imagined_party(state, seats, timing, state.characters[seats[0]].location):
                if can_pay(position, plain(ability.cost), seats) and hold(position, ability.requires, scene):
                    usable[scene] = ability
    return usable


def _concerned(position: GrailPosition, timing: str, scene: Scene) -> tuple[int, ...]:
    """Return the seats that an ability concerns: its owner, the acting party, or everybody. The first one leads."""
    if scene.owner is not None:
        return (scene.owner,)
    if timing in ACTING:
        return tuple(position.state.party.members)
    return by_number(position.state, living(position.state))


def _choice(scene: Scene) -> DueAbility:
    return DueAbility(scene.path, scene.owner, None)
