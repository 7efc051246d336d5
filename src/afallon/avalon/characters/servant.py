"""The loyal servant of Arthur: knows nothing but his side; fills up the good side (AV-ROLE-03)."""

from afallon.avalon.character import GOOD, Character

CHARACTER = Character(
    name="servant",
    side=GOOD,
    number=6,
    group="classic",
    rules=("AV-ROLE-03",),
    # A plain sword, point up.
    crest="M24 7l3 4v19h-6V11Zm-8 23h16M24 30v7m-2.5 3a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z",
    fills_up=True,
)
