"""The minion of Mordred: knows the other evil players; fills up the evil side (AV-ROLE-04)."""

from afallon.avalon.character import EVIL, Character

CHARACTER = Character(
    name="minion",
    side=EVIL,
    number=7,
    group="classic",
    rules=("AV-ROLE-04",),
    # A horned helm.
    crest="M14 38V26a10 10 0 0 1 20 0v12h-6v-8h-8v8Zm0-13C9 23 7 18 8 11c2 5 5 7 9 7m17 7c5-2 7-7 6-14-2 5-5 7-9 7",
    fills_up=True,
)
