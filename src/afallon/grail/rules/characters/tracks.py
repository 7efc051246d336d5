"""Gains, losses and payments: the only code that changes tracks and resources."""

from afallon.grail.content.effects import Die
from afallon.grail.content.glossary import ATTRIBUTES, RESOURCES
from afallon.grail.rules.characters.afflictions import reach_zero, watch_afflictions
from afallon.grail.rules.characters.events import AttributeRaised, ResourceChanged, TrackChanged
from afallon.grail.rules.effects.costs import is_card
from afallon.grail.rules.quantities import MOST_MARKERS, MOST_RESOURCES, energy_cap, value_of
from afallon.grail.rules.state import GrailPosition, GrailTurn, setup_of
from afallon.grail.rules.telling import tell


def change_quantity(turn: GrailTurn, seat: int, what: str, by: int) -> int:
    """Change a track or resource within its range, and return the actual change (GR-CHAR-23, 37)."""
    return set_quantity(turn, seat, what, value_of(turn.state.characters[seat], what) + by)


def set_quantity(turn: GrailTurn, seat: int, what: str, value: int) -> int:
    """Set a track or resource to a value within its range, and return the actual change."""
    before = value_of(turn.state.characters[seat], what)
    if what in ATTRIBUTES:
        _raise_attribute(turn, seat, what, value - before)
    elif what in RESOURCES:
        _set_resource(turn, seat, what, max(value, 0))
    else:
        _set_track(turn, seat, what, value)
    watch_afflictions(turn, seat)
    return value_of(turn.state.characters[seat], what) - before


def in_falling_order(position: GrailPosition, seats: tuple[int, ...], loss: int) -> tuple[int, ...]:
    """Return the order in which seats lose health that they lose at the same time.

    The affliction card of the last one to reach 0 is carried out first. So, if such cards can kill, those who reach 0
    together are taken from the highest number down, and they die in the order of their numbers (GR-DEATH-21). The
    active character of an encounter comes before them: its fall ends all that is under way there, the falls of others
    included (GR-TRACK-09).
    """
    state = position.state
    falling = [seat for seat in seats if state.characters[seat].health <= loss]
    if len(falling) < 2:
        return seats
    active = None if state.encounter is None else state.encounter.active
    if not _afflictions_kill(position):
        return tuple(sorted(seats, key=lambda seat: seat != active)) if setup_of(position).reading > 2 else seats
    return tuple(sorted(seats, key=lambda seat: (seat != active, -state.characters[seat].number)))


def _afflictions_kill(position: GrailPosition) -> bool:
    lists = setup_of(position).pack.effects.items()
    return any(
        isinstance(effect, Die) for path, effects in lists if path.startswith("afflictions/") for effect in effects
    )


def spend(turn: GrailTurn, seat: int, what: str, amount: int) -> None:
    """Charge a cost. Terror is gained (GR-DAY-60), and cards are given up by the next step (GR-STORY-06)."""
    if is_card(what):
        turn.push("give_up", seat, what, amount)
    else:
        change_quantity(turn, seat, what, amount if what == "terror" else -amount)


def _raise_attribute(turn: GrailTurn, seat: int, what: str, by: int) -> None:
    """Add points to an attribute: the first two are markers, each further one is a skill (GR-ADV-13, 19)."""
    markers = min(by, max(MOST_MARKERS - value_of(turn.state.characters[seat], what), 0))
    if markers:
        tell(turn, AttributeRaised(seat=seat, attribute=what, by=markers))
    for _ in range(by - markers):
        turn.push("learn_skill", seat, what)


def _set_resource(turn: GrailTurn, seat: int, what: str, value: int) -> None:
    """Set a resource. Units beyond 20 are handed over at once, or lost (GR-CHAR-34, 35)."""
    after = value if what == "experience" else min(value, MOST_RESOURCES)
    if after != turn.state.characters[seat].resources[what]:
        tell(turn, ResourceChanged(seat=seat, resource=what, value=after))
    if value > after:
        turn.push("hand_over", seat, what, value - after)


def _set_track(turn: GrailTurn, seat: int, what: str, value: int) -> None:
    character = turn.state.characters[seat]
    before = value_of(character, what)
    most = energy_cap(turn.state, character) if what == "energy" else value_of(character, what + "_max")
    after = min(max(value, 0), most)
    if after != before:
        tell(turn, TrackChanged(seat=seat, track=what, value=after))
    if what == "health":
        if character.energy > energy_cap(turn.state, character):  # GR-CHAR-26
            tell(turn, TrackChanged(seat=seat, track="energy", value=energy_cap(turn.state, character)))
        if after == 0 and value < before:
            reach_zero(turn, seat)
