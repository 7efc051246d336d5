"""What was probably meant by a word that nobody knows."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

_MOST_LISTED: Final = 30
"""Longer lists of what is allowed help nobody."""


def guesses(word: Any, known: Iterable[Any]) -> dict[str, str]:
    """Particulars of a problem: what is `allowed` here, if that can be listed, and what was probably `meant`.

    Nothing can be guessed of a number.
    """
    names = list(dict.fromkeys(map(str, known)))
    allowed = {"allowed": ", ".join(names)} if 0 < len(names) <= _MOST_LISTED else {}
    near = [] if isinstance(word, int) else get_close_matches(str(word), names, n=1)
    return {**allowed, "meant": near[0]} if near else allowed
