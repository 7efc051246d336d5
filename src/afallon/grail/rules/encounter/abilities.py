"""Abilities in an encounter: which of them apply now, and how each is carried out."""

from collections.abc import Iterable, Mapping
from typing import Any

from afallon.grail.content.cards import Ability
from afallon.grail.rules.characters.tracks import spend
from afallon.grail.rules.effects.abilities import Applying, abilities_in_sequence, abilities_that_speak
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import plain
from afallon.grail.rules.effects.events import AbilityFired
from afallon.grail.rules.effects.once import use_up_own
from afallon.grail.rules.effects.questions import DueAbility, NextEffect, UseAbility
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene, active_seat, members
from afallon.grail.rules.encounter.reductions import section_of
from afallon.grail.rules.joint_choices import YES_OR_NO, agreed, ask_together, decider
from afallon.grail.rules.quantities import can_spend
from afallon.grail.rules.state import GrailPosition, GrailTurn, State, setup_of
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, OneOf, Step, all_of


def abilities_now(position: GrailPosition, timing: str, seats: Iterable[int]) -> list[Applying]:
    """Return all abilities with this timing, each once: of these seats, of shared cards and of the sequence."""
    return [*abilities_that_speak(position, seats, timing), *abilities_in_sequence(position, timing)]


def fire_all(turn: GrailTurn, timing: str, seats: Iterable[int]) -> None:
    """Carry out all abilities of a timing next, in the order that the participants choose (GR-COMBAT-74)."""
    seats = tuple(seats)
    scenes = tuple(tuple(scene) for _, scene in abilities_now(turn, timing, seats))
    if scenes:
        turn.push(NextAbility.name, timing, seats, scenes)


def fire_uncovered(turn: GrailTurn) -> None:
    """Fire the abilities of a card that was uncovered during an attack or reaction (GR-COMBAT-57, 65)."""
    encounter = under_way(turn.state)
    timing = {"attacks": "during_attack", "stages": "during_reaction"}.get(section_of(encounter.attack) or "")
    last = len(encounter.sequence) - 1
    cards = setup_of(turn).pack.cards[encounter.kind]
    if timing is not None and encounter.sequence and not cards[encounter.sequence[last].card].passive:
        for _, scene in reversed(abilities_in_sequence(turn, timing)):
            if scene.card == last:
                turn.push(FireAbility.name, timing, (), *scene)


def due(scene: Scene) -> DueAbility:
    """Return an ability as an answer, to choose from several."""
    return DueAbility(scene.path, scene.owner, scene.card)


class NextAbility(Step[State]):
    """Ask the participants for the next of several abilities with the same timing."""

    name = "next_ability"

    def ask(self, position: GrailPosition, timing: str, seats: tuple[int, ...], scenes: tuple[Any, ...]) -> Ask | None:
        able = _standing(position, timing, seats, scenes)
        if len(able) < 2:
            return None
        about = NextEffect(timing=timing, abilities=tuple(scene.path for scene in able))
        return ask_together(about, members(position), OneOf(tuple(map(due, able))))

    def resolve(
        self,
        turn: GrailTurn,
        answers: Mapping[int, Any],
        timing: str,
        seats: tuple[int, ...],
        scenes: tuple[Any, ...],
    ) -> None:
        able = _standing(turn, timing, seats, scenes)
        if not able:
            return
        wish = agreed(turn, answers) if answers else due(able[0])
        chosen = next(scene for scene in able if due(scene) == wish)
        turn.push(self.name, timing, seats, tuple(tuple(scene) for scene in able if scene != chosen))
        turn.push(FireAbility.name, timing, seats, *chosen)


class FireAbility(Step[State]):
    """Carry out an ability that still applies and can be used: ask if it is optional, and collect its cost."""

    name = "fire_ability"

    def ask(self, position: GrailPosition, timing: str, seats: tuple[int, ...], *arguments: Any) -> Ask | None:
        scene = Scene(*arguments)
        ability = usable(position, timing, seats, scene)
        if ability is None or not ability.optional:
            return None
        seat = _user(position, scene)
        return all_of(UseAbility(seat=seat, ability=scene.path, price=plain(ability.cost)), {seat: YES_OR_NO})

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], timing: str, seats: tuple[int, ...], *arguments: Any
    ) -> None:
        scene = Scene(*arguments)
        ability = usable(turn, timing, seats, scene)
        if ability is not None and "no" not in answers.values():
            fire(turn, ability, scene)


def fire(turn: GrailTurn, ability: Ability, scene: Scene) -> None:
    """Charge the cost of an ability, and carry it out."""
    tell(turn, AbilityFired(path=scene.path, owner=scene.owner, place=scene.card))
    use_up_own(turn, ability, scene.path, scene.owner, under_way(turn.state).participants)
    for cost in ability.cost:
        spend(turn, _user(turn, scene), cost.what, cost.amount)
    run(turn, scene)


def usable(position: GrailPosition, timing: str, seats: Iterable[int], scene: Scene) -> Ability | None:
    """Return the ability at this address if it applies now, its requirements hold, and its user can pay."""
    for ability, found in abilities_now(position, timing, seats):
        if found == scene and can_use(position, ability, scene):
            return ability
    return None


def can_use(position: GrailPosition, ability: Ability, scene: Scene) -> bool:
    character = position.state.characters[_user(position, scene)]
    return hold(position, ability.requires, scene) and all(
        can_spend(character, cost.what, cost.amount) for cost in ability.cost
    )


def _user(position: GrailPosition, scene: Scene) -> int:
    """Return the seat that decides and pays: the owner, or for cards of the sequence the active one (GR-COMBAT-64).

    With nobody active it is the decider among the participants (GR-CHAR-22, GR-COMBAT-159).
    """
    if scene.card is None and scene.owner is not None:
        return scene.owner
    active, encounter = active_seat(position), under_way(position.state)
    return decider(position, encounter.participants or encounter.left) if active is None else active


def _standing(position: GrailPosition, timing: str, seats: tuple[int, ...], scenes: Iterable[Any]) -> list[Scene]:
    """Return the abilities that can be used now; none if the attack under way is cancelled (GR-COMBAT-75)."""
    if under_way(position.state).cancelled:
        return []
    able = {scene for ability, scene in abilities_now(position, timing, seats) if can_use(position, ability, scene)}
    return [scene for scene in (Scene(*plain_scene) for plain_scene in scenes) if scene in able]
