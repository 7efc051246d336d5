"""The journal: exploring, verses and choices, dreams."""

from afallon.grail.rules.day.action import offer
from afallon.grail.rules.journal import verbs
from afallon.grail.rules.journal.dreams import Dreams, DreamTogether
from afallon.grail.rules.journal.explore import Explore
from afallon.grail.rules.journal.reading import FollowVerse, GoOn, VerseChoices, VerseEffects
from afallon.kernel import Module

offer(Explore())

MODULE = Module(
    name="journal",
    moments={
        "verse_effects": (VerseEffects(),),
        "verse_choices": (VerseChoices(),),
        "go_on": (GoOn(),),
        "dreams": (Dreams(),),
    },
    steps=(FollowVerse(), DreamTogether()),
)

__all__ = ["MODULE", "verbs"]
