"""Usage limits: once per campaign, chapter, day or character (GR-STORY-01, 02)."""

from collections.abc import Iterable

from afallon.grail.content.base import Limited
from afallon.grail.content.glossary import Once
from afallon.grail.rules.effects.events import AbilityUsed, UsedUp
from afallon.grail.rules.state import GrailPosition, GrailTurn
from afallon.grail.rules.telling import tell


def is_used_up(position: GrailPosition, once: Once | None, path: str, seats: Iterable[int]) -> bool:
    """Return whether the limit at this path is reached. For joint use, one seat that has reached it is enough."""
    state = position.state
    if once is None:
        return False
    if once == "character":
        return any(path in state.characters[seat].used_up for seat in seats)
    is_used_today = once == "day" and any(path in state.characters[seat].used for seat in seats)
    return is_used_today or path in state.used_up.get(once, ())


def use_up(turn: GrailTurn, once: Once | None, path: str, seats: Iterable[int]) -> None:
    """Record that these seats use the limited element at this path."""
    if once is not None:
        tell(turn, UsedUp(path=path, once=once, seats=tuple(seats)))


def use_up_own(turn: GrailTurn, own: Limited, path: str, owner: int | None, concerned: Iterable[int] = ()) -> None:
    """Record a use of a limited ability or action of a card or character.

    A once-per-day limit counts for the owner alone. Without an owner the use counts for all `concerned`.
    """
    if own.limit == "day" and owner is not None:
        tell(turn, AbilityUsed(seat=owner, path=path))
    else:
        use_up(turn, own.limit, path, concerned if owner is None else (owner,))
