"""What the dead have left lies on the ground until somebody takes it, or the place is lost (GR-DEATH-08 to 10, 23)."""

from afallon.grail.rules.day.action import Action, offer
from afallon.grail.rules.death.events import ItemsPickedUp
from afallon.grail.rules.items.gaining import DivideCard
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


class PickUp(Action):
    """A location action that costs nothing: all that lies there is gained, and divided by those who take part."""

    name = "pick_up"
    rule = "GR-DEATH-09"
    paid_by_each = False

    def targets(self, position: GrailPosition, seat: int) -> tuple[None, ...]:
        state = position.state
        return (None,) if state.places[state.characters[seat].location].items else ()

    def perform(self, turn: GrailTurn) -> None:
        party = turn.state.party
        items = tuple(turn.state.places[party.location].items)
        tell(turn, ItemsPickedUp(location=party.location, items=items))
        for item in reversed(items):
            turn.push(DivideCard.name, item, tuple(party.members))


offer(PickUp())
