"""Goods that change hands, and the answers that name them."""

from functools import lru_cache
from typing import assert_never

from afallon.grail.rules.characters.questions import (
    GiveItem,
    GiveResource,
    GiveSecret,
    Giving,
    Wanting,
    WantItem,
    WantResource,
    WantSecret,
)
from afallon.grail.rules.fields import Good


@lru_cache(maxsize=1024)
def giving(good: Good) -> Giving:
    """Return the answer that gives this good."""
    match good:
        case ("item", str(item)):
            return GiveItem(item)
        case ("secret", int(secret)):
            return GiveSecret(secret)
    return GiveResource(str(good[1]))


@lru_cache(maxsize=1024)
def wanting(good: Good) -> Wanting:
    """Return the answer that asks for this good."""
    match good:
        case ("item", str(item)):
            return WantItem(item)
        case ("secret", int(secret)):
            return WantSecret(secret)
    return WantResource(str(good[1]))


def good_of(answer: Giving | Wanting) -> Good:
    """Return the good that an answer gives or asks for."""
    match answer:
        case GiveItem(item=item) | WantItem(item=item):
            return ("item", item)
        case GiveSecret(secret=secret) | WantSecret(secret=secret):
            return ("secret", secret)
        case GiveResource(resource=resource) | WantResource(resource=resource):
            return ("resource", resource)
        case _:
            assert_never(answer)
