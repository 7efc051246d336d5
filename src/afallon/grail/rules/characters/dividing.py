"""Dividing something among several people with one answer (GR-PARTY-33)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import Final

from afallon.grail.rules.characters.questions import Division
from afallon.grail.rules.fields import Parts
from afallon.grail.rules.state import GrailPosition, setup_of

MOST_DIVISIONS: Final = 36
"""As many as people can look through; where there are more, the next unit is asked for alone."""


def divisions(position: GrailPosition, limits: Sequence[tuple[str, int, Mapping[int, int]]]) -> tuple[Division, ...]:
    """Every way to divide so much of each kind among those who can take so much of it, the most even first.

    There are none where the next unit is to be asked for alone: in an older reading of the rules, if there is only one
    unit, or if there are too many ways.
    """
    if setup_of(position).reading < 5 or sum(amount for _, amount, _ in limits) < 2:
        return ()
    by_kind = [_limited(_ways(what, amount, list(most.items()))) for what, amount, most in limits]
    if any(len(ways) > MOST_DIVISIONS for ways in by_kind):
        return ()
    whole = _limited(tuple(chain.from_iterable(parts)) for parts in product(*by_kind))
    if len(whole) > MOST_DIVISIONS:
        return ()
    return tuple(Division(parts) for parts in sorted(whole, key=_unevenness))


def _limited(ways: Iterator[Parts]) -> list[Parts]:
    return list(islice(ways, MOST_DIVISIONS + 1))


def _ways(what: str, amount: int, most: Sequence[tuple[int, int]]) -> Iterator[Parts]:
    if not most:
        if amount == 0:
            yield ()
        return
    (seat, limit), *others = most
    for own in range(min(limit, amount), -1, -1):
        part = ((seat, what, own),) if own else ()
        yield from ((*part, *rest) for rest in _ways(what, amount - own, others))


def _unevenness(parts: Parts) -> int:
    return sum(amount * amount for _, _, amount in parts)
