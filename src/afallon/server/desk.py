"""What the server asks of a game: what can be chosen, whether a set-up can be played, and its code."""

from collections.abc import Callable
from typing import Any

import msgspec

from afallon.kernel import Problem, Table


class Said(msgspec.Struct, frozen=True):
    """One thing a narrator says: the key of a sentence, and the character it speaks of, if any."""

    key: str
    character: str | None = None


class Checked(msgspec.Struct, frozen=True):
    """What is to be said of a set-up. `options` (its full form), `deck` and `code` are there if it can be played.

    The other fields are those of the game it is for: a board of quests, or a map.
    """

    problems: tuple[Problem, ...]
    options: dict[str, Any] | None = None
    deck: tuple[str, ...] | None = None
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    """The map as everybody sees it at the beginning."""

    code: str | None = None
    script: tuple[Said, ...] = ()
    """What a narrator says in the night, line by line."""


class Desk(msgspec.Struct, frozen=True):
    """Where one game is asked for."""

    name: str
    choices: Callable[[], Any]
    check: Callable[[int, dict[str, Any]], Checked]
    read_code: Callable[[str], tuple[int, dict[str, Any]]]
    """The set-up of a code; raises `BadCode`."""

    secret_options: frozenset[str]
    """Options that say who holds what. They are for tests and records; nobody may choose them at a table."""

    claims: frozenset[str]
    """What a quick claim may say."""

    characters: frozenset[str] = frozenset()
    """Whom a quick claim may name."""

    asks_in_the_night: Callable[[Table[Any]], bool] = lambda table: False
    """Whether what this table asks now belongs to the night: without the answer people have not seen all there is."""
