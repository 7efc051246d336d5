"""Suggestions for unknown words."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

_MOST_LISTED: Final = 30
"""Longer lists of allowed words are not reported, because they do not help."""


def guesses(word: Any, known: Iterable[Any]) -> dict[str, str]:
    """Return details of a problem: the `allowed` words if they are few, and the closest one as `meant`.

    No word is suggested for a number.
    """
    names = list(dict.fromkeys(map(str, known)))
    allowed = {"allowed": ", ".join(names)} if 0 < len(names) <= _MOST_LISTED else {}
    near = [] if isinstance(word, int) else get_close_matches(str(word), names, n=1)
    return {**allowed, "meant": near[0]} if near else allowed
