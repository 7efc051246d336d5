"""What the active character may do at any moment: spend charges, flip items (GR-COMBAT-70, GR-ITEM-19)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from afallon.grail.content.cards import Ability
from afallon.grail.rules.asking import YES_OR_NO
from afallon.grail.rules.effects.abilities import abilities_in_sequence, abilities_of
from afallon.grail.rules.effects.running import GO_ON
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.abilities import can_use, fire
from afallon.grail.rules.encounter.events import ChargesChanged, under_way
from afallon.grail.rules.encounter.reductions import is_of_attack
from afallon.grail.rules.items.cards import SECRET, held_cards, name_of
from afallon.grail.rules.items.events import ItemFlipped
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.kernel import Ask, Step, all_of
from afallon.kernel.options import one_of


class Right(NamedTuple):
    """Something that may be done now."""

    ability: Ability
    scene: Scene


def rights(position: GrailPosition, seat: int) -> dict[str, Right]:
    """By name: `charges:<place>` (with `.<ability>` if the card has several) and `flip:<card>`."""
    return charges_to_spend(position) | items_to_flip(position, seat)


def charges_to_spend(position: GrailPosition) -> dict[str, Right]:
    """Visible cards with enough charges (GR-COMBAT-71, 72), whoever owns them."""
    sequence = under_way(position.state).sequence
    found: dict[str, Right] = {}
    for ability, scene in abilities_in_sequence(position, "charges"):
        assert scene.card is not None
        if sequence[scene.card].charges >= ability.charges and can_use(position, ability, scene):
            name = f"charges:{scene.card}"
            found[f"{name}.{len(found)}" if name in found else name] = Right(ability, scene)
    return found


def items_to_flip(position: GrailPosition, seat: int) -> dict[str, Right]:
    """The character's own items and secrets in use that say what they do when they are flipped."""
    own = {name_of(held) for held in held_cards(position.state.characters[seat])}
    return {
        f"flip:{_flipped_card(scene)}": Right(ability, scene)
        for ability, scene in abilities_of(position, seat, "flip")
        if _flipped_card(scene) in own and can_use(position, ability, scene)
    }


def _flipped_card(scene: Scene) -> str:
    """The name of the item or secret that the ability stands on."""
    section, name, *_ = scene.path.split("/")
    return f"{SECRET}{name}" if section == "secrets" else name


def use_right(turn: GrailTurn, seat: int, name: str) -> None:
    """Use it next: on another player's card only if the owner agrees (GR-COMBAT-73, 155)."""
    right = rights(turn, seat)[name]
    turn.push("forced_retreats")
    if right.scene.card is not None and right.scene.owner != seat:
        turn.push(Consent.name, right.scene.owner, seat, name)
    else:
        _use(turn, seat, right)


class Consent(Step[State]):
    """The owner of a card lets the active character spend its charges, or not."""

    name = "consent"

    def ask(self, position: GrailPosition, owner: int, seat: int, name: str) -> Ask:
        return all_of("consent", {owner: YES_OR_NO}, rule="GR-COMBAT-73")

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], owner: int, seat: int, name: str) -> None:
        if answers[owner] == "yes":
            _use(turn, seat, rights(turn, seat)[name])


class BeforeEffect(Step[State]):
    """What the active character does before an effect (GR-COMBAT-157)."""

    name = "before_effect"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], name: str) -> None:
        seat = under_way(turn.state).active
        assert seat is not None
        use_right(turn, seat, name)


def ask_before_effect(position: GrailPosition, question: Ask | None, scene: Scene) -> Ask | None:
    """Charges may be spent before every effect, items be flipped before those of an attack (GR-COMBAT-157)."""
    encounter = position.state.encounter
    if encounter is None or encounter.active is None or encounter.ended is not None or question is not None:
        return question
    ways = charges_to_spend(position)
    if is_of_attack(position, scene) and encounter.victim in (None, encounter.active):
        ways |= items_to_flip(position, encounter.active)
    if not ways:
        return None
    return all_of("before_effect", {encounter.active: one_of([GO_ON, *ways])}, rule="GR-COMBAT-157")


def _use(turn: GrailTurn, seat: int, right: Right) -> None:
    ability, scene = right
    if scene.card is None:
        tell(turn, ItemFlipped(seat=seat, item=_flipped_card(scene)))
    else:
        left = under_way(turn.state).sequence[scene.card].charges - ability.charges
        tell(turn, ChargesChanged(place=scene.card, charges=left))
    fire(turn, ability, scene)
