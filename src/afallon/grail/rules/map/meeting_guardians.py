"""Encounters with guardians of the map, and their removal from it (GR-GUARD-04, 19)."""

from afallon.grail.rules.map.events import GuardianGone, GuardianMet
from afallon.grail.rules.map.guardians import guardian_being_met
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


def meet_guardian(turn: GrailTurn, card: str, location: int, seats: tuple[int, ...]) -> None:
    """Let these seats, led by the first, meet a guardian of the map.

    They form a party of their own, so that members who leave the encounter are still present for the immediate rule
    (GR-LOC-38).
    """
    tell(turn, GuardianMet(location=location, card=card))
    form_party(turn, seats, "guardian", location)
    turn.push("meet", card)


def leave_map(turn: GrailTurn, card: str) -> None:
    """Remove the guardian of this encounter from the map, if it was one (GR-GUARD-04, 19)."""
    met = guardian_being_met(turn.state)
    if met is not None and met.card == card:
        tell(turn, GuardianGone(card=card))
