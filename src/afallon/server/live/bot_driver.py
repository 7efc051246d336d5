"""Ask bots the open questions of their seats, and submit each answer after its thinking time."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from afallon.server.clock import Clock
from afallon.server.errors import Refusal
from afallon.server.lessons import script_of
from afallon.server.live import bots
from afallon.server.live.live_room import LiveRoom
from afallon.server.live.tasks import BackgroundTasks
from afallon.server.rooms.commands import Verdict
from afallon.server.rooms.commands.playing import answer

log = logging.getLogger("afallon.server")

_HURRIED: Final = 0.1
"""Share of its thinking time that a bot takes when it hurries."""


class _Question(NamedTuple):
    """The identity of a question within a room."""

    match_number: int
    seat: int
    decision: int


class BotDriver:
    """The bots of all rooms. They think one after another in a thread, so that they do not delay messages."""

    def __init__(self, pace: float, clock: Clock, tasks: BackgroundTasks) -> None:
        self._pace = pace
        self._clock = clock
        self._tasks = tasks
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._thinking: dict[LiveRoom, dict[_Question, asyncio.Task[None]]] = {}

    def close(self) -> None:
        """Shut down the thread of the bots, after their tasks have been stopped."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def wake(self, live: LiveRoom) -> None:
        """Start a task for every question that a bot must answer, once per question.

        Bots wait until dawn, and no secret can hasten or delay the dawn. Questions of the night itself are answered at
        once, since everybody waits for them (AV-REVEAL-02).
        """
        room, table = live.room, live.room.table
        if table is None or room.paused or (room.is_night and not room.kit.asks_in_the_night(table)):
            return
        for seat, decision in table.open.items():
            if decision.optional:
                continue
            question = _Question(room.match_number, seat, decision.id)
            if room.chairs[seat].played_by_bot and question not in self._thinking.get(live, ()):
                task = self._tasks.start(self._play(live, question))
                self._thinking.setdefault(live, {})[question] = task

    def dismiss(self, live: LiveRoom) -> None:
        """Stop the bots of a room that is being closed."""
        for task in self._thinking.pop(live, {}).values():
            task.cancel()

    def is_thinking(self, live: LiveRoom) -> bool:
        """Return whether a bot of this room is still busy with a question."""
        return live in self._thinking

    async def _play(self, live: LiveRoom, question: _Question) -> None:
        try:
            await self._answer(live, question)
        except Refusal as refusal:
            log.warning("a bot's answer was refused: %s", refusal.code)
        finally:
            self._forget(live, question)  # at once: the next change of the room may start it again

    async def _answer(self, live: LiveRoom, question: _Question) -> None:
        """Compute the answer at once, and submit it after the thinking time."""
        match_number, seat, decision_id = question
        room, match = live.room, live.room.matches[match_number - 1]
        bot, table = room.chairs[seat].played_by_bot, match.table
        decision = None if table is None else table.open.get(seat)
        if bot is None or table is None or decision is None or decision.id != decision_id:
            return  # the person was quicker
        wait = self._pace * bots.thinking_time(room.code, match_number, seat, decision_id, decision.kind)
        if room.is_hurried:
            wait *= _HURRIED
        if room.is_night:
            wait = 0.0  # people look at their cards meanwhile
        answers_at = self._clock.now() + wait
        events, script = table.events_for(seat), script_of(room)
        thought = partial(bots.think, bot, room.game, events, decision, match.seed, script=script)
        value = await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        await self._clock.sleep(max(0.0, answers_at - self._clock.now()))

        def decide() -> Verdict:
            chair = room.chairs[seat]
            if not chair.played_by_bot or room.paused or room.match is not match:
                return Verdict()
            return answer(room, seat, decision_id, value, "stand_in" if chair.stand_in else "bot")

        await live.change(decide)

    def _forget(self, live: LiveRoom, question: _Question) -> None:
        questions = self._thinking.get(live, {})
        questions.pop(question, None)
        if not questions:
            self._thinking.pop(live, None)
