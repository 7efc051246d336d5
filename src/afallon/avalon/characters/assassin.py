"""The Assassin: makes the only guess at Merlin after three successes (AV-ROLE-02)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.tags import HUNTS

CHARACTER = Character(
    name="assassin",
    side=EVIL,
    number=2,
    group="classic",
    rules=("AV-ROLE-02",),
    # A dagger, point down, and a drop.
    crest="M21 8h6v5h-6Zm-6 5h18m-12 0v14l3 6 3-6V13M24 36c2 2.5 2.5 3.5 2.5 4.5a2.5 2.5 0 1 1-5 0c0-1 .5-2 2.5-4.5Z",
    traits=frozenset({HUNTS}),
)
