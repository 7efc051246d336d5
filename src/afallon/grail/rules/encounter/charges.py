"""Rights of the active character: spend charges and flip items at any moment (GR-COMBAT-70, GR-ITEM-19)."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from afallon.grail.content.cards import Ability
from afallon.grail.rules.effects.abilities import Applying, abilities_in_sequence, abilities_of
from afallon.grail.rules.effects.costs import plain
from afallon.grail.rules.effects.running import GO_ON, unpacked
from afallon.grail.rules.effects.scene import Scene, is_of_attack
from afallon.grail.rules.encounter import questions
from afallon.grail.rules.encounter.abilities import can_use, fire
from afallon.grail.rules.encounter.events import ChargesChanged
from afallon.grail.rules.items.cards import SECRET, held_cards, name_of
from afallon.grail.rules.items.events import ItemFlipped
from afallon.grail.rules.joint_choices import YES_OR_NO
from afallon.grail.rules.state import GrailPosition, GrailTurn, State
from afallon.grail.rules.telling import tell
from afallon.grail.rules.under_way import under_way
from afallon.kernel import Ask, Barred, Offer, OneOf, Step, all_of

RETREAT: Final = "retreat"


def rights(position: GrailPosition, seat: int) -> dict[questions.Right, Applying]:
    """Return the abilities that can be used now, by the answer that uses them."""
    return charges_to_spend(position) | items_to_flip(position, seat)


def with_rights(position: GrailPosition, seat: int, *words: str) -> OneOf:
    """Return these words, the rights and a retreat as options, with costs and previews."""
    why = no_retreat(position, seat)
    if why is None:
        return _options(words, rights(position, seat), {RETREAT: retreat_offer(position)})
    return replace(_options(words, rights(position, seat)), barred=(why,))


def no_retreat(position: GrailPosition, seat: int) -> Barred | None:
    """Return why a voluntary retreat is barred: challenge mode allows one try, for energy (GR-MODE-19, 23)."""
    encounter = under_way(position.state)
    if encounter.kind != "combat" or "challenge_hard_retreat" not in position.state.rules:
        return None
    if encounter.retreat_tried:
        return Barred(RETREAT, "GR-MODE-19")
    has_energy = position.state.characters[seat].energy > 0
    return None if has_energy else Barred(RETREAT, "GR-MODE-23", {"missing": {"energy": 1}})


def retreat_offer(position: GrailPosition) -> Offer:
    """Return the cost of a retreat, with its consequences as preview (GR-COMBAT-126, GR-DIPLO-15)."""
    encounter = under_way(position.state)
    path = f"{encounter.kind}_encounters/{encounter.card}"
    if encounter.kind == "combat":
        return Offer(cost={"energy": 1}, preview={"effects": f"{path}/opportunity"})
    return Offer(preview={"effects": f"{path}/failure"})


def charges_to_spend(position: GrailPosition) -> dict[questions.Right, Applying]:
    """Return the abilities of visible cards with enough charges, of any owner (GR-COMBAT-71, 72)."""
    sequence = under_way(position.state).sequence
    found: dict[questions.Right, Applying] = {}
    for ability, scene in abilities_in_sequence(position, "charges"):
        assert scene.card is not None
        if sequence[scene.card].charges >= ability.charges and can_use(position, ability, scene):
            place = int(scene.path.split("/")[3])
            found[questions.UseCharges(scene.card, sequence[scene.card].card, place)] = (ability, scene)
    return found


def items_to_flip(position: GrailPosition, seat: int) -> dict[questions.Right, Applying]:
    """Return the flip abilities of the character's own items and secrets in use."""
    abilities = abilities_of(position, seat, "flip")
    if not abilities:
        return {}
    own = {name_of(held) for held in held_cards(position.state.characters[seat])}
    return {
        _flip(scene): (ability, scene)
        for ability, scene in abilities
        if _flipped_card(scene) in own and can_use(position, ability, scene)
    }


def _flip(scene: Scene) -> questions.Right:
    section, name, *_ = scene.path.split("/")
    return questions.FlipSecret(int(name)) if section == "secrets" else questions.FlipItem(name)


def _flipped_card(scene: Scene) -> str:
    """Return the name of the ability's item or secret."""
    section, name, *_ = scene.path.split("/")
    return f"{SECRET}{name}" if section == "secrets" else name


def _options(
    words: tuple[str, ...], ways: Mapping[questions.Right, Applying], others: Mapping[str, Offer] | None = None
) -> OneOf:
    said: dict[Any, Offer | None] = dict.fromkeys(words)
    said |= {way: _offer(ability, scene) for way, (ability, scene) in ways.items()}
    said |= others or {}
    return OneOf(tuple(said), offers=tuple(said.values()))


def _offer(ability: Ability, scene: Scene) -> Offer:
    """Return the cost of an ability, with the ability as preview."""
    cost = dict(plain(ability.cost)) | ({} if scene.card is None else {"charges": ability.charges})
    return Offer(cost=cost, preview={"ability": scene.path})


def use_right(turn: GrailTurn, seat: int, right: questions.Right) -> None:
    """Use a right next. The charges of another player's card need the owner's consent (GR-COMBAT-73, 155)."""
    ability, scene = rights(turn, seat)[right]
    turn.push("forced_retreats")
    if scene.card is not None and scene.owner != seat:
        turn.push(Consent.name, scene.owner, seat, *unpacked(right))
    else:
        _use(turn, seat, ability, scene)


def _found(position: GrailPosition, seat: int, plain_right: tuple[Any, ...]) -> questions.Right:
    """Return the right with these step arguments."""
    return next(right for right in rights(position, seat) if unpacked(right) == plain_right)


class Consent(Step[State]):
    """Ask the owner of a card whether the active character may spend its charges."""

    name = "consent"

    def ask(self, position: GrailPosition, owner: int, seat: int, *right: Any) -> Ask:
        ability, scene = rights(position, seat)[_found(position, seat, right)]
        assert scene.card is not None
        about = questions.LendCharges(
            seat=seat,
            owner=owner,
            card=under_way(position.state).sequence[scene.card].card,
            ability=scene.path,
            spent=ability.charges,
        )
        return all_of(about, {owner: YES_OR_NO})

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], owner: int, seat: int, *right: Any) -> None:
        if answers[owner] == "yes":
            _use(turn, seat, *rights(turn, seat)[_found(turn, seat, right)])


class BeforeEffect(Step[State]):
    """Use a right of the active character before an effect (GR-COMBAT-157)."""

    name = "before_effect"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any], *right: Any) -> None:
        seat = under_way(turn.state).active
        assert seat is not None
        use_right(turn, seat, _found(turn, seat, right))


def ask_before_effect(position: GrailPosition, question: Ask | None, scene: Scene) -> Ask | None:
    """Ask before effects: charges may be spent before any, items flipped before those of an attack (GR-COMBAT-157)."""
    encounter = position.state.encounter
    if encounter is None or encounter.active is None or encounter.ended is not None or question is not None:
        return question
    ways = charges_to_spend(position)
    if is_of_attack(position, scene) and encounter.victim in (None, encounter.active):
        ways |= items_to_flip(position, encounter.active)
    if not ways:
        return None
    about = questions.BeforeEffect(seat=encounter.active, effect=scene.effect_path)
    return all_of(about, {encounter.active: _options((GO_ON,), ways)})


def _use(turn: GrailTurn, seat: int, ability: Ability, scene: Scene) -> None:
    if scene.card is None:
        tell(turn, ItemFlipped(seat=seat, item=_flipped_card(scene)))
    else:
        left = under_way(turn.state).sequence[scene.card].charges - ability.charges
        tell(turn, ChargesChanged(place=scene.card, charges=left))
    fire(turn, ability, scene)
