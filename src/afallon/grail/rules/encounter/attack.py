"""The attack, opportunity attack or reaction under way: what abilities may reduce or cancel."""

from afallon.grail.rules.state import State
from afallon.grail.rules.under_way import under_way


def begin_attack(state: State, path: str, victim: int | None = None) -> None:
    """From now on the effects under this path are what abilities may reduce or cancel."""
    encounter = under_way(state)
    encounter.attack, encounter.victim = path, victim
    encounter.reductions, encounter.cancelled = {}, False


def reduction_name(what: str, place: int | None) -> str:
    """Reductions are kept by what they reduce and by the card that says so: without the card they do not count."""
    return what if place is None else f"{what}@{place}"
