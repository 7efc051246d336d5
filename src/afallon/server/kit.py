"""What the server needs to know of a game: what can be chosen, whether a set-up can be played, and its code."""

from collections.abc import Callable
from typing import Any

import msgspec

from afallon.kernel import Problem, Table
from afallon.sentences.said import Speaker


class NarratorLine(msgspec.Struct, frozen=True):
    """One thing a narrator says: the key of a sentence, and the character it speaks of, if any."""

    key: str
    character: str | None = None


class CheckedSetup(msgspec.Struct, frozen=True):
    """What there is to say of a set-up. `options` (in full), `deck` and `code` are there if it can be played.

    The other fields belong to one game or another: a board of quests, or a map.
    """

    problems: tuple[Problem, ...]
    options: dict[str, Any] | None = None
    deck: tuple[str, ...] | None = None
    sizes: tuple[int, ...] = ()
    fails_to_sink: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    """The map as everybody sees it at the beginning."""

    code: str | None = None
    script: tuple[NarratorLine, ...] = ()
    """What a narrator says in the night, line by line."""


class ServerKit(msgspec.Struct, frozen=True):
    """One game, as the server knows it."""

    name: str
    choices: Callable[[], Any]
    """What can be chosen before a game, as it goes over the wire."""

    check: Callable[[int, dict[str, Any]], CheckedSetup]
    """Checks a set-up: the number of seats, and the options."""

    read_code: Callable[[str], tuple[int, dict[str, Any]]]
    """The set-up that a code stands for; raises `BadCode`."""

    secret_options: frozenset[str]
    """Options that say who holds what. They are for tests and records; nobody may choose them at a table."""

    claims: frozenset[str]
    """What a quick claim may say."""

    characters: frozenset[str] = frozenset()
    """Whom a quick claim may name."""

    speaker: Callable[[Table[Any], str, tuple[str, ...]], Speaker] | None = None
    """Who says in a language what a table tells and asks, where the page has no words of its own for it. The names are
    those of the people who play, by seat."""

    past: int | None = None
    """How many events of the past a newcomer is told at most; `None` tells all of them."""

    asks_in_the_night: Callable[[Table[Any]], bool] = lambda table: False
    """Whether what this table asks now belongs to the night: until it is answered, people have not seen everything."""
