"""The answers of bots, and the time they seem to take.

A bot knows only the stream of its seat. Its timing depends on public facts alone and reveals nothing.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

from afallon.kernel import Decision, Event, find_game
from afallon.kernel.view import Fold
from afallon.players import PLAYERS
from afallon.players.scripted import Cue, ScriptedPlayer
from afallon.server.errors import log_failure

_SHORTEST: Final = 0.8
_LONGEST: Final = 2.8


def think(
    bot: str, game: str, events: Sequence[Event], decision: Decision, seed: str, *, script: Sequence[Cue] = ()
) -> Any:
    """Return the bot's answer, from the stream of its seat alone. The same question always gets the same answer.

    In a lesson the bot follows its script as far as that goes.
    """
    view = Fold(lambda: find_game(game).view(decision.seat)).extend(list(events))
    rng = Random(f"{seed}/bot/{decision.seat}/{decision.id}")
    try:
        answer = ScriptedPlayer(script, PLAYERS[bot]()).answer(decision, view, rng)
    except Exception as error:
        log_failure(error)
    else:
        if answer in decision.options:
            return answer
    return decision.options.sample(rng)  # a bot that fails must not stop the game


def thinking_time(room: str, match_number: int, seat: int, decision: int, kind: str) -> float:
    """Return a bot's thinking time in seconds, computed from public facts alone."""
    facts = f"{room}/{match_number}/{seat}/{decision}/{kind}".encode()
    share = int.from_bytes(blake2b(facts, digest_size=8).digest(), "big") / 2**64
    return _SHORTEST + (_LONGEST - _SHORTEST) * share
