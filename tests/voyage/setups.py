"""Random set-ups: any number of seats, any option, and fixed, random and hand-made maps."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.voyage.driver import MAP, POOL

CARDS = ("admiral", "cabin_boy", "merchant", "traitor", "explorer", "sailor") * 2


def legal_setup(rng: Random) -> dict[str, Any]:
    """Return a random legal set-up."""
    seats = rng.randint(3, 7)
    setup: dict[str, Any] = {"seats": seats, "layout": rng.choice(("balanced", "random", "random", MAP, POOL))}
    if rng.random() < 0.5:
        setup["charted"] = rng.random() < 0.5
    if rng.random() < 0.4:
        setup["lasting_captain"] = True
    if rng.random() < 0.3:
        setup["sailor_points"] = rng.choice((0, 1, "1/2", "2/3"))
    if rng.random() < 0.4:
        setup["roles"] = rng.sample(CARDS, seats)
    if rng.random() < 0.4:
        setup["first_captain"] = rng.randrange(seats)
    return setup


def legal_setups() -> st.SearchStrategy[dict[str, Any]]:
    """Return a Hypothesis strategy of legal set-ups."""
    return st.integers(min_value=0, max_value=2**32).map(lambda seed: legal_setup(Random(seed)))
