"""Actions that items, secrets, skills and other cards in play offer (GR-DAY-13)."""

from afallon.grail.content.cards import Ability
from afallon.grail.rules.day.acting import could_join
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.day.questions import CardAction
from afallon.grail.rules.effects.abilities import Applying, abilities_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import COVERABLE, Costs, can_pay, plain
from afallon.grail.rules.effects.once import use_up_own
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.kernel import Offer


class UseCard(Action):
    """The action of a card; its target is the path of the ability.

    Members who join take part in its effects on the party (GR-PARTY-29).
    """

    name = "card"
    rule = "GR-DAY-13"
    joined_since = 2
    paid_by_each = False
    is_leaders_own = True

    def targets(self, position: GrailPosition, seat: int) -> tuple[str, ...]:
        """Return the abilities that the owner could use alone, or with all who could join."""
        abilities = abilities_of(position, seat, "action")
        if not abilities:
            return ()
        together = (seat, *could_join(position, seat, self))
        paths = [scene.path for group in ((seat,), together) for scene in _open_to(position, group, abilities)]
        return tuple(dict.fromkeys(paths))

    def option(self, target: str | int) -> CardAction:
        return CardAction(str(target))

    def target(self, answer: CardAction) -> str:
        return answer.path

    def target_offer(self, position: GrailPosition, seat: int, target: str | int) -> Offer:
        abilities = abilities_of(position, seat, "action")
        cost = next(plain(ability.cost) for ability, scene in abilities if scene.path == target)
        return Offer(cost=dict(cost), preview={"ability": target})

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        """Return the part of the chosen card's cost that members may pay for its owner.

        Before a card is chosen this is empty; `targets` checks whether an ability can be paid for.
        """
        return _coverable(_cost(position, seat))

    def own_cost(self, position: GrailPosition, seat: int) -> Costs:
        return _owners(_cost(position, seat))

    def is_ready(self, position: GrailPosition) -> bool:
        found = _chosen(position, position.state.party.leader)
        return found is not None and hold(position, found[0].requires, found[1])

    def perform(self, turn: GrailTurn) -> None:
        seat = turn.state.party.leader
        found = _chosen(turn, seat)
        if found is not None:
            ability, scene = found
            use_up_own(turn, ability, scene.path, seat)
            run(turn, scene)


def _open_to(position: GrailPosition, group: tuple[int, ...], abilities: list[Applying]) -> list[Scene]:
    """Return the abilities of the group's first seat that the group could use together and pay for (GR-PARTY-30)."""
    owner, character = group[0], position.state.characters[group[0]]
    with imagined_party(position.state, group, UseCard.name, character.location):
        return [
            scene
            for ability, scene in abilities
            if can_pay(position, _owners(plain(ability.cost)), (owner,))
            and can_pay(position, _coverable(plain(ability.cost)), group)
            and hold(position, ability.requires, scene)
        ]


def _coverable(costs: Costs) -> Costs:
    return tuple(cost for cost in costs if cost[0] in COVERABLE)


def _owners(costs: Costs) -> Costs:
    return tuple(cost for cost in costs if cost[0] not in COVERABLE)


def _cost(position: GrailPosition, seat: int) -> Costs:
    found = _chosen(position, seat)
    return () if found is None else plain(found[0].cost)


def _chosen(position: GrailPosition, seat: int) -> tuple[Ability, Scene] | None:
    state = position.state
    if not state.parties or state.party.action != UseCard.name:
        return None
    abilities = abilities_of(position, seat, "action")
    return next((found for found in abilities if found[1].path == state.party.target), None)
