"""Actions that items, secrets, skills and other cards in play offer (GR-DAY-13)."""

from afallon.grail.content.cards import Ability
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.day.events import AbilityUsed
from afallon.grail.rules.day.questions import CardAction
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, can_pay, plain
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties.forming import imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell
from afallon.kernel import Offer


class UseCard(Action):
    """The target is the path of the ability."""

    name = "card"
    rule = "GR-DAY-13"
    can_be_joined = False

    def targets(self, position: GrailPosition, seat: int) -> tuple[str, ...]:
        character = position.state.characters[seat]
        with imagined_party(position.state, (seat,), self.name, character.location):
            return tuple(
                dict.fromkeys(
                    scene.path
                    for ability, scene in abilities_of(position, seat, "action")
                    if scene.path not in character.used
                    and can_pay(position, plain(ability.cost), (seat,))
                    and hold(position, ability.requires, scene)
                )
            )

    def option(self, target: str | int) -> CardAction:
        return CardAction(str(target))

    def target(self, answer: CardAction) -> str:
        return answer.path

    def target_offer(self, position: GrailPosition, seat: int, target: str | int) -> Offer:
        abilities = abilities_of(position, seat, "action")
        cost = next(plain(ability.cost) for ability, scene in abilities if scene.path == target)
        return Offer(cost=dict(cost), preview={"ability": target})

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        """The cost of the chosen card; before that, `targets` looks at what can be paid."""
        found = _chosen(position, seat)
        return () if found is None else plain(found[0].cost)

    def perform(self, turn: GrailTurn) -> None:
        seat = turn.state.party.leader
        found = _chosen(turn, seat)
        if found is not None:
            ability, scene = found
            if ability.once_per_day:
                tell(turn, AbilityUsed(seat=seat, path=scene.path))
            run(turn, scene)


def _chosen(position: GrailPosition, seat: int) -> tuple[Ability, Scene] | None:
    state = position.state
    if not state.parties or state.party.action != UseCard.name:
        return None
    abilities = abilities_of(position, seat, "action")
    return next((found for found in abilities if found[1].path == state.party.target), None)
