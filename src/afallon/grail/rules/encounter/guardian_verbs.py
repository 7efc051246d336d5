"""Verbs that place, move and remove guardians of the map (GR-GUARD-02, 09, 21)."""

from afallon.grail.content import effects as do
from afallon.grail.rules.effects.running import put_off, verb
from afallon.grail.rules.effects.scene import Scene
from afallon.grail.rules.encounter.ending import put_back
from afallon.grail.rules.encounter.meeting import take_from_stock
from afallon.grail.rules.map.events import GuardianBanished, GuardianMoved, GuardianPlaced
from afallon.grail.rules.map.guardians import where_guardian_waits
from afallon.grail.rules.map.verbs import place_named
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


@verb(do.PlaceGuardian)
def place_guardian(turn: GrailTurn, effect: do.PlaceGuardian, scene: Scene) -> None:
    """Place a guardian if its card is available.

    Deferred to the end of the encounter under way, which may itself be with a guardian.
    """
    location = place_named(turn, effect.location)
    if turn.state.encounter is not None:
        put_off(turn, scene)
    elif location is not None and take_from_stock(turn, effect.guardian):
        tell(turn, GuardianPlaced(location=location, card=effect.guardian))


@verb(do.MoveGuardian)
def move_guardian(turn: GrailTurn, effect: do.MoveGuardian, scene: Scene) -> None:
    to, near = place_named(turn, effect.location), turn.state.party.location
    start = where_guardian_waits(turn.state, effect.guardian, near)
    if to is not None and start is not None and start != to:
        tell(turn, GuardianMoved(card=effect.guardian, start=start, location=to))


@verb(do.RemoveGuardian)
def remove_guardian(turn: GrailTurn, effect: do.RemoveGuardian, scene: Scene) -> None:
    location = where_guardian_waits(turn.state, effect.guardian, turn.state.party.location)
    if location is not None:
        tell(turn, GuardianBanished(card=effect.guardian, location=location))
        put_back(turn, effect.guardian)
