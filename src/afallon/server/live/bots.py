"""Bots at a room's table: what they answer, and how long they seem to think.

They see what their seat sees. When an answer is shown depends on public facts alone: nothing can be read from it.
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
    """The bot's answer, from its seat's stream and nothing else. The same question always gets the same answer.

    In a lesson it has a script, which it follows as far as it goes.
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
    return decision.options.sample(rng)  # a bot at a loss must not stop the game


def thinking_time(room: str, match_number: int, seat: int, decision: int, kind: str) -> float:
    """How long a bot takes over a question, in seconds: from what everybody at the table knows, and from no secret."""
    facts = f"{room}/{match_number}/{seat}/{decision}/{kind}".encode()
    share = int.from_bytes(blake2b(facts, digest_size=8).digest(), "big") / 2**64
    return _SHORTEST + (_LONGEST - _SHORTEST) * share
