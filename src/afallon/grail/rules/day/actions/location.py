"""Location action: what the card of the location offers, paid once by all who take part (GR-DAY-35 to 42)."""

from afallon.grail.content.locations import LocationAction
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.day.acting import could_join
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, plain
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties import imagined_party
from afallon.grail.rules.state import GrailTable, State, setup_of


@change
def location_action_used(state: State, *, location: int) -> None:
    """A once-per-day action: nobody uses it again before the next dawn (GR-DAY-38, 39)."""
    state.places[location].action_used = True


class UseLocation(Action):
    name = "location"
    rule = "GR-DAY-36"
    paid_by_each = False

    def targets(self, table: GrailTable, seat: int) -> tuple[None, ...]:
        location = table.state.characters[seat].location
        action = _action(table, location)
        if action is None or (action.once_per_day and table.state.places[location].action_used):
            return ()
        with imagined_party(table.state, (seat, *could_join(table, seat, self)), self.name, location):
            return (None,) if hold(table, action.requires, _scene(location)) else ()

    def cost(self, table: GrailTable, seat: int) -> Costs:
        action = _action(table, table.state.characters[seat].location)
        return () if action is None else plain(action.cost)

    def is_ready(self, table: GrailTable) -> bool:
        location = table.state.party.location
        action = _action(table, location)
        return action is not None and hold(table, action.requires, _scene(location))

    def perform(self, table: GrailTable) -> None:
        location = table.state.party.location
        action = _action(table, location)
        if action is not None and action.once_per_day:
            tell(table, "location_action_used", location=location)
        run(table, _scene(location))


def _action(table: GrailTable, location: int) -> LocationAction | None:
    return setup_of(table).pack.locations[location].action


def _scene(location: int) -> Scene:
    return Scene(f"locations/{location}/action/effects")
