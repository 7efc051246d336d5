"""Cards, opponents and shortcuts for tests of diplomacy."""

from typing import Any

from tests.grail.arena import Entry, card, pass_round
from tests.grail.driver import Play

SMILE = card("smile", [{"affinity": 1}, None, {"affinity": 1}], [("empathy", 2), None, "free"])
"""A card that moves the affinity two steps up if both keys connect."""

FROWN = card("frown", [None, None, {"affinity": -2}], [None, None, "free"])
FOLLOW = card("follow", [None, None, {"extra_card": True}], [None, None, "free"])
HURT = {"do": "damage", "amount": 1, "who": "active"}
CALM = {"stages": [{"id": "first", "number": 1}]}
"""An opponent without reactions."""


def reacting(*effects: Entry) -> dict[str, Any]:
    """Return an opponent with one stage that has this reaction."""
    return {"stages": [{"id": "first", "number": 1, "reaction": list(effects)}]}


def stages(*ids_and_numbers: tuple[str, int], **more: Any) -> dict[str, Any]:
    """Return an opponent with these stages, equal except for id and number."""
    return {"stages": [{"id": name, "number": number, **more} for name, number in ids_and_numbers]}


def affinity(play: Play) -> int:
    return int(play.state.encounter.affinity)


def ended(play: Play) -> list[str]:
    """Return the endings of all encounters so far."""
    return [data["ended"] for data in play.happened("encounter_ended")]


def say(play: Play, *names: str) -> None:
    """Play these cards and stop, then answer by default up to the next play."""
    for name in names:
        play.give("play", name)
    pass_round(play)
