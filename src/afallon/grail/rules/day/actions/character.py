"""Character action: only its owner performs it, but others may pay part of its energy (GR-DAY-43 to 47)."""

from afallon.grail.content.characters import CharacterAction
from afallon.grail.rules.changes import change, tell
from afallon.grail.rules.day.action import Action
from afallon.grail.rules.effects.conditions import hold
from afallon.grail.rules.effects.costs import Costs, can_pay, plain
from afallon.grail.rules.effects.running import run
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.parties import imagined_party
from afallon.grail.rules.state import GrailTable, State, setup_of


@change
def ability_used(state: State, *, seat: int, path: str) -> None:
    """Something that can be used once a day."""
    state.characters[seat].used.append(path)


class UseCharacter(Action):
    name = "character"
    rule = "GR-DAY-43"
    paid_by_each = False
    leader_pays_first = True

    def targets(self, table: GrailTable, seat: int) -> tuple[None, ...]:
        action, scene = _action(table, seat), _scene(table, seat)
        character = table.state.characters[seat]
        if action is None or scene.path in character.used:
            return ()
        own = tuple((what, amount) for what, amount in plain(action.cost) if what != "energy")
        with imagined_party(table.state, (seat,), self.name, character.location):
            return (None,) if can_pay(table, own, (seat,)) and hold(table, action.requires, scene) else ()

    def cost(self, table: GrailTable, seat: int) -> Costs:
        """All but energy comes from the owner (GR-DAY-45); that is looked at in `targets` and paid in `perform`."""
        action = _action(table, seat)
        return () if action is None else tuple(cost for cost in plain(action.cost) if cost[0] == "energy")

    def perform(self, table: GrailTable) -> None:
        owner = table.state.party.leader
        action, scene = _action(table, owner), _scene(table, owner)
        assert action is not None
        for seat in tuple(table.state.party.members):
            if seat != owner:
                tell(table, "member_left", seat=seat)
        if action.once_per_day:
            tell(table, "ability_used", seat=owner, path=scene.path)
        run(table, scene)
        table.push("pay_each", tuple((owner, what, amount) for what, amount in plain(action.cost) if what != "energy"))


def _action(table: GrailTable, seat: int) -> CharacterAction | None:
    return setup_of(table).pack.characters[table.state.characters[seat].tile].action


def _scene(table: GrailTable, seat: int) -> Scene:
    return Scene(f"characters/{table.state.characters[seat].tile}/action/effects", owner=seat)
