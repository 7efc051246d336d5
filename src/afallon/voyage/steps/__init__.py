"""The rules of the game as a module that fills every moment."""

from afallon.kernel import Module
from afallon.voyage.steps.beginning import Announce, Deal, FirstCaptain, LayIslands, LayMap, MarkCrosses, SetSail
from afallon.voyage.steps.sailing import NextTurn, Sail
from afallon.voyage.steps.turn import ChooseAlternative, ChoosePreferred, StartTurn, Vote

VOYAGE = Module(
    name="voyage",
    moments={
        "announce": (Announce(),),
        "lay_islands": (LayIslands(),),
        "mark_crosses": (MarkCrosses(),),
        "lay_map": (LayMap(),),
        "deal": (Deal(),),
        "first_captain": (FirstCaptain(),),
        "set_sail": (SetSail(),),
        "turn_starts": (StartTurn(),),
        "choose_preferred": (ChoosePreferred(),),
        "choose_alternative": (ChooseAlternative(),),
        "vote": (Vote(),),
        "sail": (Sail(),),
        "next_turn": (NextTurn(),),
    },
)

__all__ = ["VOYAGE"]
