"""All areas put together. Importing an area also registers its changes and verbs."""

from typing import Final

from afallon.grail.rules import (
    beginning,
    characters,
    combat,
    dawn,
    day,
    diplomacy,
    drawing,
    dusk,
    effects,
    encounter,
    events,
    items,
    journal,
    map,
)
from afallon.grail.rules.moments import PHASES
from afallon.kernel import Program

AREAS: Final = (
    drawing,
    effects,
    characters,
    items,
    map,
    beginning,
    dawn,
    journal,
    day,
    dusk,
    encounter,
    combat,
    diplomacy,
    events,
)

PROGRAM: Final = Program(PHASES, [area.MODULE for area in AREAS])
