"""Meeting a guardian of the map, and what becomes of it (GR-GUARD-04, 19)."""

from afallon.grail.rules.map.events import GuardianGone, GuardianMet
from afallon.grail.rules.map.guardians import guardian_being_met
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.state import GrailTurn
from afallon.grail.rules.telling import tell


def meet_guardian(turn: GrailTurn, card: str, location: int, seats: tuple[int, ...]) -> None:
    """These meet a guardian of the map, led by the first.

    They do it as a party of its own, so that whoever leaves the encounter is still here for the immediate rule
    (GR-LOC-38).
    """
    tell(turn, GuardianMet(location=location, card=card))
    form_party(turn, seats, "guardian", location)
    turn.push("meet", card)


def leave_map(turn: GrailTurn, card: str) -> None:
    """If this encounter was with a guardian of the map, the guardian is no longer on it (GR-GUARD-04, 19)."""
    met = guardian_being_met(turn.state)
    if met is not None and met.card == card:
        tell(turn, GuardianGone(card=card))
