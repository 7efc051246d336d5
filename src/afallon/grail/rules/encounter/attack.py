"""The attack, opportunity attack or reaction under way, which abilities may reduce or cancel."""

from afallon.grail.rules.state import State
from afallon.grail.rules.under_way import under_way


def begin_attack(state: State, path: str, victim: int | None = None) -> None:
    """Begin an attack: abilities may now reduce or cancel the effects under this path."""
    encounter = under_way(state)
    encounter.attack, encounter.victim = path, victim
    encounter.reductions, encounter.cancelled = {}, False


def reduction_name(what: str, place: int | None) -> str:
    """Return the key of a reduction: the reduced effect, and the card that grants it, if any.

    A card's reduction counts only while the card is in the sequence.
    """
    return what if place is None else f"{what}@{place}"
