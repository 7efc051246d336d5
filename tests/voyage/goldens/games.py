"""The voyages of the golden playthroughs, and the caution of their captains.

A seed determines chance and, with another generator, the answers. Seeds were searched, so that each game shows its
title. `test_goldens.py` checks that together the games show every listed feature.
"""

from pathlib import Path
from random import Random
from typing import Any

from afallon import Decision, Table
from afallon.testing import Golden
from afallon.voyage.drawing import draw
from tests.voyage.driver import MAP, POOL

FOLDER = Path(__file__).parent


class Captains:
    """Players that keep the route and vote white with these probabilities."""

    def __init__(self, caution: float, white: float = 0.5) -> None:
        self.caution = caution
        self.white = white

    def answer(self, decision: Decision, view: Any, rng: Random) -> Any:
        if decision.kind == "vote":
            return "white" if rng.random() < self.white else "black"
        ways = list(decision.options.enumerate())
        sound = [way for way in ways if view.course(way) != "lost"]
        if sound and rng.random() < self.caution:
            ways = sound
        return ways[int(rng.random() * len(ways))]


def drawn_map(table: Table[Any]) -> str:
    """Return the map as a spectator knows it at the end."""
    view = table.view(None)
    return draw([view.tile(cell) for cell in range(63)], view.explored)


def golden(title: str, options: dict[str, Any], caution: float, white: float = 0.5) -> Golden:
    return Golden(title, options, Captains(caution, white), ending=drawn_map)


GOLDENS: dict[str, Golden] = {
    "3_avalon": golden("Three find Avalon on the fixed map", {"seats": 3, "seed": 29, "layout": MAP}, 1.0),
    "3_pool": golden(
        "The coast leaves one way, which needs no vote", {"seats": 3, "seed": 55, "layout": POOL, "charted": False}, 1.0
    ),
    "4_lost": golden("Four lose the route, and a tie is broken", {"seats": 4, "seed": 12, "layout": MAP}, 0.3),
    "4_random_map": golden(
        "Four sail an unknown sea to the last turn", {"seats": 4, "seed": 0, "layout": "random"}, 1.0
    ),
    "5_half_a_point": golden(
        "Five with half a point for open sea; roles and captain laid by hand",
        {
            "seats": 5,
            "seed": 30,
            "layout": MAP,
            "sailor_points": "1/2",
            "roles": ["sailor", "admiral", "explorer", "sailor", "traitor"],
            "first_captain": 3,
        },
        1.0,
    ),
    "6_lasting_captain": golden(
        "Six with a captain who stays until the alternative has a majority",
        {"seats": 6, "seed": 0, "layout": MAP, "lasting_captain": True},
        1.0,
        0.6,
    ),
    "7_random_charted": golden(
        "Seven on a random map that all know", {"seats": 7, "seed": 2, "layout": "random", "charted": True}, 0.95
    ),
}
