"""Gaining, losing and paying: the one place where a track or a resource changes."""

from afallon.grail.content.words import RESOURCES
from afallon.grail.rules.changes import tell
from afallon.grail.rules.characters.values import MOST_RESOURCES, energy_cap, value_of
from afallon.grail.rules.state import GrailTable


def change_quantity(table: GrailTable, seat: int, what: str, by: int) -> int:
    """Raise or lower a track or resource as far as it goes; by how much it has changed (GR-CHAR-23, 37)."""
    return set_quantity(table, seat, what, value_of(table.state.characters[seat], what) + by)


def set_quantity(table: GrailTable, seat: int, what: str, value: int) -> int:
    """Set a track or resource to a value within its range; by how much it has changed."""
    character = table.state.characters[seat]
    before = value_of(character, what)
    if what in RESOURCES:
        after = max(value, 0) if what == "experience" else min(max(value, 0), MOST_RESOURCES)
        if after != before:
            tell(table, "resource_changed", seat=seat, resource=what, value=after)
        return after - before
    most = energy_cap(character) if what == "energy" else value_of(character, what + "_max")
    after = min(max(value, 0), most)
    if after != before:
        tell(table, "track_changed", seat=seat, track=what, value=after)
    if what == "health" and character.energy > energy_cap(character):  # GR-CHAR-26
        tell(table, "track_changed", seat=seat, track="energy", value=energy_cap(character))
    return after - before
