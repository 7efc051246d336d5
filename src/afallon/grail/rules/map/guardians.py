"""Guardians: they stay on the map until they are beaten or banished (GR-GUARD-01)."""

from afallon.grail.rules.map.events import GuardianGone, GuardianMet, guardian_being_met
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailTurn, State
from afallon.grail.rules.telling import tell


def guardians_at(state: State, location: int) -> tuple[str, ...]:
    """The cards of those that wait there."""
    return tuple(guardian.card for guardian in state.guardians if guardian.location == location and not guardian.met)


def meet_guardian(turn: GrailTurn, card: str, location: int, seats: tuple[int, ...]) -> None:
    """These meet a guardian of the map, led by the first.

    They do it as a party of its own, so that who leaves the encounter is still here for the immediate rule
    (GR-LOC-38).
    """
    tell(turn, GuardianMet(location=location, card=card))
    form_party(turn, seats, "guardian", location)
    turn.push("meet", card)


def leave_map(turn: GrailTurn, card: str) -> None:
    """If this encounter was one with a guardian of the map, it is on it no more (GR-GUARD-04, 19)."""
    met = guardian_being_met(turn.state)
    if met is not None and met.card == card:
        tell(turn, GuardianGone(card=card))
