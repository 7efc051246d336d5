"""Division of an amount among several seats with one answer (GR-PARTY-33)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import Final

from afallon.grail.rules.characters.questions import Division
from afallon.grail.rules.fields import Parts
from afallon.grail.rules.state import GrailPosition, setup_of

MOST_DIVISIONS: Final = 36
"""The most divisions offered at once. Above this limit, players assign one unit after another."""


def divisions(position: GrailPosition, limits: Sequence[tuple[str, int, Mapping[int, int]]]) -> tuple[Division, ...]:
    """Return every division of these amounts, the most even first.

    `limits` has for each kind the amount and the most that each seat can take. Returns none in rules readings before 5,
    for a single unit, or for too many divisions; then players assign one unit after another.
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
