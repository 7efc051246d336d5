"""Character action: only its owner performs it, but others may pay part of its energy (GR-DAY-43 to 47)."""

from afallon.grail.content.characters import CharacterAction
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, can_pay, plain
from afallon.grail.rules.effects.once import is_used_up, use_up_own
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.parties.events import MemberLeft
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


class UseCharacter(Action):
    name = "character"
    rule = "GR-DAY-43"
    paid_by_each = False
    is_leaders_own = True
    leader_pays_first = True

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        action, scene = _action(position, seat), _scene(position, seat)
        character = position.state.characters[seat]
        if action is None or is_used_up(position, action.limit, scene.path, (seat,)):
            return ()
        own = tuple([(cost.what, cost.amount) for cost in action.cost if cost.what != "energy"])
        if not can_pay(position, own, (seat,)):
            return ()
        if not action.requires:
            return (None,)
        with imagined_party(position.state, (seat,), self.name, character.location):
            return (None,) if hold(position, action.requires, scene) else ()

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        """Return the energy cost. The owner pays the rest (GR-DAY-45): `targets` checks that, `perform` collects it."""
        action = _action(position, seat)
        return () if action is None else tuple(cost for cost in plain(action.cost) if cost[0] == "energy")

    def price(self, position: GrailPosition, seat: int) -> Costs:
        action = _action(position, seat)
        return () if action is None else plain(action.cost)

    def perform(self, turn: GrailTurn) -> None:
        owner = turn.state.party.leader
        action, scene = _action(turn, owner), _scene(turn, owner)
        assert action is not None
        for seat in tuple(turn.state.party.members):
            if seat != owner:
                tell(turn, MemberLeft(seat=seat))
        use_up_own(turn, action, scene.path, owner)
        run(turn, scene)
        turn.push("pay_each", tuple((owner, what, amount) for what, amount in plain(action.cost) if what != "energy"))


def _action(position: GrailPosition, seat: int) -> CharacterAction | None:
    return setup_of(position).pack.characters[position.state.characters[seat].tile].action


def _scene(position: GrailPosition, seat: int) -> Scene:
    return Scene(f"characters/{position.state.characters[seat].tile}/action/effects", owner=seat)
