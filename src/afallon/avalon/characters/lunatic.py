"""The Lunatic: must play a fail on every quest he is on (AV-ROLE-12)."""

from afallon.avalon.character import EVIL, Character, advised_from, plays
from afallon.avalon.queries import HAND
from afallon.avalon.questions import PlayCard

CHARACTER = Character(
    name="lunatic",
    side=EVIL,
    number=10,
    rules=("AV-ROLE-12",),
    # A moon with a whirl.
    crest="M29 6a19 19 0 1 0 12 28A16 16 0 0 1 29 6ZM22 23a3 3 0 1 1-3 3 6.5 6.5 0 1 1 6.5 6.5",
    matters_to=(PlayCard,),
    queries={HAND: plays("lunatic", "fail", rule="AV-ROLE-12")},
    check=advised_from(7, "lunatic", "AV-ROLE-12"),
)
