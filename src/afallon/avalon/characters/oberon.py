"""Oberon: he and the other evil players do not know each other (AV-ROLE-08); Merlin sees him (AV-ROLE-09)."""

from afallon.avalon.character import EVIL, Character
from afallon.avalon.tags import APART_FROM_EVIL

CHARACTER = Character(
    name="oberon",
    side=EVIL,
    number=5,
    group="classic",
    rules=("AV-ROLE-08", "AV-ROLE-09"),
    # Antlers over a mask.
    crest=(
        "M24 40c-5-3-7-8-6-14h12c1 6-1 11-6 14Zm-6-14c-6-1-9-6-8-13m2 8c-3 0-5-1-6-4m24 9c6-1 9-6 8-13m-2 8"
        "c3 0 5-1 6-4M21 30h1m4 0h1"
    ),
    traits=frozenset({APART_FROM_EVIL}),
)
