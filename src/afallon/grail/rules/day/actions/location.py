"""Location action: printed on the location card, paid once by all who take part (GR-DAY-35 to 42)."""

from afallon.grail.content.locations import LocationAction
from afallon.grail.rules.day.acting import could_join
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.day.events import LocationActionUsed
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, plain
from afallon.grail.rules.effects.once import is_used_up, use_up
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.imagining import imagined_party
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


class UseLocation(Action):
    name = "location"
    rule = "GR-DAY-36"
    paid_by_each = False

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        location = position.state.characters[seat].location
        action = _action(position, location)
        if action is None or not self.is_open_to(position, seat):
            return ()
        if not action.requires:
            return (None,)
        with imagined_party(position.state, (seat, *could_join(position, seat, self)), self.name, location):
            return (None,) if hold(position, action.requires, _scene(location)) else ()

    def is_open_to(self, position: GrailPosition, seat: int) -> bool:
        location = position.state.characters[seat].location
        action = _action(position, location)
        limit = None if action is None else action.limit
        if limit == "day":
            return not position.state.places[location].action_used
        return not is_used_up(position, limit, _scene(location).path, (seat,))

    def cost(self, position: GrailPosition, seat: int) -> Costs:
        action = _action(position, position.state.characters[seat].location)
        return () if action is None else plain(action.cost)

    def is_ready(self, position: GrailPosition) -> bool:
        location = position.state.party.location
        action = _action(position, location)
        return action is not None and hold(position, action.requires, _scene(location))

    def perform(self, turn: GrailTurn) -> None:
        location = turn.state.party.location
        action = _action(turn, location)
        scene, limit = _scene(location), None if action is None else action.limit
        if limit == "day":
            tell(turn, LocationActionUsed(location=location))
        else:
            use_up(turn, limit, scene.path, turn.state.party.members)
        run(turn, scene)


def _action(position: GrailPosition, location: int) -> LocationAction | None:
    return setup_of(position).pack.locations[location].action


def _scene(location: int) -> Scene:
    return Scene(f"locations/{location}/action/effects")
