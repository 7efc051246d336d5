"""Actions that items, secrets, skills and other cards in play offer (GR-DAY-13)."""

from afallon.grail.content.cards import Ability
from afallon.grail.rules.changes import tell
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.abilities import abilities_of
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, can_pay, plain
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties import imagined_party
from afallon.grail.rules.state import GrailTable


class UseCard(Action):
    """The target is the path of the ability."""

    name = "card"
    rule = "GR-DAY-13"
    can_be_joined = False

    def targets(self, table: GrailTable, seat: int) -> tuple[str, ...]:
        character = table.state.characters[seat]
        with imagined_party(table.state, (seat,), self.name, character.location):
            return tuple(
                dict.fromkeys(
                    scene.path
                    for ability, scene in abilities_of(table, seat, "action")
                    if scene.path not in character.used
                    and can_pay(table, plain(ability.cost), (seat,))
                    and hold(table, ability.requires, scene)
                )
            )

    def cost(self, table: GrailTable, seat: int) -> Costs:
        """Of the card that was chosen; before that, `targets` looks at what can be paid."""
        found = _chosen(table, seat)
        return () if found is None else plain(found[0].cost)

    def perform(self, table: GrailTable) -> None:
        seat = table.state.party.leader
        found = _chosen(table, seat)
        if found is not None:
            ability, scene = found
            if ability.once_per_day:
                tell(table, "ability_used", seat=seat, path=scene.path)
            run(table, scene)


def _chosen(table: GrailTable, seat: int) -> tuple[Ability, Scene] | None:
    state = table.state
    if not state.parties or state.party.action != UseCard.name:
        return None
    abilities = abilities_of(table, seat, "action")
    return next((found for found in abilities if found[1].path == state.party.target), None)
