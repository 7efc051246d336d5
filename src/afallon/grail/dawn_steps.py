"""Steps of dawn, inferred from events: no event announces them, and most steps emit none."""

from typing import Final

from afallon.grail.rules.effects.events import AbilityFired
from afallon.grail.rules.event_cards.events import EventRevealed
from afallon.grail.rules.items.events import CardTurned
from afallon.grail.rules.map.events import (
    DialRemoved,
    DialSet,
    GuardiansStirred,
    LocationDiscarded,
    MenhirDialChanged,
    MenhirRemoved,
    TokensChanged,
)
from afallon.grail.rules.moments import PHASES
from afallon.kernel import Asked, Event

_TOLD: Final[dict[type[Event], str]] = {
    AbilityFired: "dawn_effects",
    MenhirRemoved: "dark_menhirs",
    LocationDiscarded: "lost_locations",
    MenhirDialChanged: "menhir_dials",
    TokensChanged: "time_dials",
    DialSet: "time_dials",
    DialRemoved: "time_dials",
    GuardiansStirred: "dawn_guardians",
    EventRevealed: "dawn_event",
    CardTurned: "equipment",
}
_ASKED: Final = {"plan": "planning", "equip": "equipment"}


def with_step_of(event: Event, steps: list[str]) -> list[str]:
    """Return the steps seen in this dawn, including the step of this event; an earlier step is never added."""
    step = _ASKED.get(event.about.kind) if isinstance(event, Asked) else _TOLD.get(type(event))
    order = PHASES["dawn"]
    if step is None or (steps and order.index(step) <= order.index(steps[-1])):
        return steps
    return [*steps, step]
