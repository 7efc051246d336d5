"""The Lunatic: must play a fail on every quest he is on (AV-ROLE-12)."""

from afallon.avalon.character import EVIL, Character, advised_from, plays
from afallon.avalon.queries import HAND

CHARACTER = Character(
    name="lunatic",
    side=EVIL,
    queries={HAND: plays("lunatic", "fail", rule="AV-ROLE-12")},
    check=advised_from(7, "lunatic", "AV-ROLE-12"),
)
