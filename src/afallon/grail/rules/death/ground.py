"""Items left by the dead: they lie at the location until they are picked up or it is lost (GR-DEATH-08 to 10, 23)."""

from afallon.grail.rules.day.action import Action, offer
from afallon.grail.rules.death.events import ItemsPickedUp
from afallon.grail.rules.items.gaining import DivideCard
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


class PickUp(Action):
    """A free location action: gain all items lying there, divided among the members of the party."""

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
