"""Dusk, step 6: characters at a location with dreams share a dream, or if going mad a nightmare (GR-DUSK-16 to 21)."""

from collections.abc import Mapping
from typing import Any

from afallon.grail.rules.characters_in_play import by_number, living
from afallon.grail.rules.journal.reading import read_verse
from afallon.grail.rules.parties.forming import form_party
from afallon.grail.rules.quantities import is_in_state
from afallon.grail.rules.state import GrailTurn, State, setup_of
from afallon.kernel import Step


class Dreams(Step[State]):
    """Assign all dreamers to dreams before the first dream begins."""

    name = "dreams"

    def resolve(self, turn: GrailTurn, answers: Mapping[int, Any]) -> None:
        state = turn.state
        groups: dict[tuple[int, str], list[int]] = {}
        for seat in by_number(state, living(state)):
            character = state.characters[seat]
            if "dreams" in setup_of(turn).pack.locations[character.location].seals:
                sort = "nightmare" if is_in_state(state, character, "going_mad") else "dream"
                groups.setdefault((character.location, sort), []).append(seat)
        for (location, sort), seats in reversed(groups.items()):
            turn.push(DreamTogether.name, location, sort, tuple(seats))


class DreamTogether(Step[State]):
    """Read the dream as a party."""

    name = "dream_together"

    def resolve(
        self, turn: GrailTurn, answers: Mapping[int, Any], location: int, sort: str, seats: tuple[int, ...]
    ) -> None:
        verse = getattr(setup_of(turn).pack.locations[location], sort)
        if verse is not None:
            form_party(turn, seats, sort, location)
            read_verse(turn, f"{location}:{verse}")
