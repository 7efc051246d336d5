"""Worth of a moment of an encounter to its participants, for comparing the ends of sequences."""

from typing import Final

from afallon.grail.content.glossary import RESOURCES
from afallon.grail.rules.combat.checks import price_of
from afallon.grail.rules.diplomacy.opponents import opponent_of, winning_cell
from afallon.grail.rules.quantities import is_panicking
from afallon.grail.rules.state import Character, Encounter, GrailPosition, State

VICTORY: Final = 60.0
FALL: Final = -60.0
"""Worth of a character without health."""

HEALTH: Final = 4.0
TERROR: Final = -1.5
ENERGY: Final = 1.5
PANIC: Final = -6.0
GOODS: Final = {**dict.fromkeys(RESOURCES, 1.5), "magic": 2.0, "experience": 2.0}
CARD: Final = 2.0
"""Worth of a card in hand while the encounter continues."""

ON_THE_WAY: Final = 1.0
"""Factor on the share of a victory that progress counts for."""

OPEN: Final = 0.3
"""Progress of a parley at its starting affinity."""


def worth_of_ending(state: State, seats: list[int], *, won: bool) -> float:
    """Return the worth to these seats after the encounter."""
    return won * VICTORY + sum(_worth_of_character(state, state.characters[seat]) for seat in seats)


def worth_of_moment(position: GrailPosition, encounter: Encounter, seats: list[int]) -> float:
    """Return the worth while the encounter continues, counting progress and cards in hand."""
    state = position.state
    hands = sum(len(getattr(state.characters[seat], encounter.kind).hand) for seat in encounter.participants)
    return worth_of_ending(state, seats, won=False) + ON_THE_WAY * VICTORY * _way_gone(position) + CARD * hands


def _way_gone(position: GrailPosition) -> float:
    """Return the progress of the encounter, from 0 (nothing done or almost lost) to 1 (almost won)."""
    encounter = position.state.encounter
    assert encounter is not None
    if encounter.kind == "combat":
        return min(encounter.pool / max(price_of(position), 1), 1)
    opponent = opponent_of(position)
    numbers = {stage.id: stage.number for stage in opponent.stages}
    last = max(numbers.values(), default=1)
    within = encounter.affinity / (winning_cell(position) if encounter.affinity > 0 else -opponent.lowest or 1)
    within = OPEN + within * (1 - OPEN if within > 0 else OPEN)
    done = max((numbers[stage] for stage in encounter.stages_won), default=0)
    return (done + within) / last


def _worth_of_character(state: State, character: Character) -> float:
    return (
        HEALTH * character.health
        + TERROR * character.terror
        + ENERGY * character.energy
        + PANIC * is_panicking(state, character)
        + FALL * (character.health == 0)
        + sum(worth * character.resources[what] for what, worth in GOODS.items())
    )
