"""The program: all areas of the rules combined. Importing an area also registers its verbs."""

from typing import Final

from afallon.grail.rules.advancement.module import MODULE as ADVANCEMENT
from afallon.grail.rules.beginning.module import MODULE as BEGINNING
from afallon.grail.rules.chapters.module import MODULE as CHAPTERS
from afallon.grail.rules.characters.module import MODULE as CHARACTERS
from afallon.grail.rules.combat.module import MODULE as COMBAT
from afallon.grail.rules.dawn.module import MODULE as DAWN
from afallon.grail.rules.day.module import MODULE as DAY
from afallon.grail.rules.death.module import MODULE as DEATH
from afallon.grail.rules.decks.module import MODULE as DECKS
from afallon.grail.rules.diplomacy.module import MODULE as DIPLOMACY
from afallon.grail.rules.dusk.module import MODULE as DUSK
from afallon.grail.rules.effects.module import MODULE as EFFECTS
from afallon.grail.rules.encounter.module import MODULE as ENCOUNTER
from afallon.grail.rules.event_cards.module import MODULE as EVENT_CARDS
from afallon.grail.rules.items.module import MODULE as ITEMS
from afallon.grail.rules.journal.module import MODULE as JOURNAL
from afallon.grail.rules.map.module import MODULE as MAP
from afallon.grail.rules.moments import PHASES
from afallon.kernel import Program

PROGRAM: Final = Program(
    PHASES,
    (
        DECKS,
        EFFECTS,
        CHARACTERS,
        ITEMS,
        MAP,
        BEGINNING,
        CHAPTERS,
        DAWN,
        JOURNAL,
        DAY,
        DUSK,
        ADVANCEMENT,
        ENCOUNTER,
        COMBAT,
        DIPLOMACY,
        EVENT_CARDS,
        DEATH,
    ),
)
